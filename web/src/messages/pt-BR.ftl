# The shell: everything around the boards.

## Places
app-tagline = Uma mesa aconchegante para jogos de tabuleiro, direto no navegador
app-title = Crema: { $games }
app-description = Jogue { $games } no navegador: online com amigos, na mesma tela ou contra robôs. Grátis e sem cadastro.
nav-home = Início
nav-online = Online
nav-turns = Online: sua vez em { $count ->
    [one] { $count } mesa
    [many] { $count } mesas
   *[other] { $count } mesas
}
nav-games = Minhas partidas
nav-settings = Configurações
nav-rules = Regras
nav-skip = Ir para o conteúdo
nav-main = Menu principal
page-not-found = Não há nada neste endereço
page-not-found-back = Voltar aos jogos

## Home
home-title = O que vamos jogar?
home-continue = Continuar jogando
home-all-games = Todas as minhas partidas
home-play = Jogar
home-play-named = Jogar: { $game }
home-rules-named = Regras: { $game }
home-learn = Aprender
home-learn-named = Aprender a jogar: { $game }
home-learn-offer = Primeira vez aqui? Aprenda jogando: cinco minutos no tabuleiro de verdade.
home-players = { $max ->
    [one] { $min } a { $max } jogador
   *[other] { $min } a { $max } jogadores
}
home-players-exactly = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
}
home-minutes = cerca de { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
home-online = Jogar online com amigos
home-offline = Funciona sem internet e sem conta: as regras e os robôs rodam no próprio navegador.

## New game
new-title = Nova partida: { $game }
new-game = Jogo
new-seats = Número de jogadores
new-table = À mesa
new-name = Nome
new-name-of = Nome no lugar { $number }
new-player = Quem joga
new-player-of = Quem joga no lugar { $number }
new-person = Pessoa
new-bot = Robô: { $level }
new-bot-rated = Robô: { $level } · { NUMBER($rating, useGrouping: 0) }
new-bots-strength = O número é a força do robô: 0 joga ao acaso; com 200 a mais, ele vence três partidas em quatro.
new-options = Opções
new-starts = Quem começa
new-starts-random = Sorteio
new-start = Começar a partida
new-online = Jogar online
new-default-name = Jogador { $number }
new-bot-name = Robô { $number }
new-engine-loading = Aquecendo a máquina de café…
engine-failed = As regras não carregaram. Verifique a conexão e tente de novo.
engine-retry = Tentar de novo

level-first-day = primeiro dia
level-trainee = em treinamento
level-regular = cliente da casa
level-barista = barista
level-roaster = mestre de torra
level-head-barista = barista-chefe
level-champion = nível campeonato
level-maestro = maestro

## Games in progress and finished
games-title = Minhas partidas
games-statistics = Estatísticas
games-empty = Ainda não há partidas. A primeira está a dois cliques.
games-under-way = Em andamento
games-finished = Terminadas
games-resume = Continuar
games-look = Ver o resultado
games-resume-named = Continuar: { $game }, { $players }
games-look-named = Ver o resultado: { $game }, { $players }
games-online = Continuar online
games-online-named = Continuar online: { $game }, { $players }
games-replay = Rever
games-replay-named = Rever: { $game }, { $players }
games-export = Salvar em arquivo
games-delete = Excluir
games-delete-title = Excluir esta partida?
games-delete-text = A partida e suas jogadas vão sumir deste navegador para sempre.
games-delete-keep = Manter
games-set-up = Montar uma posição
games-import = Abrir um registro
games-import-hint = Um arquivo com registros de partidas, uma por linha
games-imported = { $count ->
    [one] { $count } partida aberta
   *[other] { $count } partidas abertas
}
games-import-failed = Linha { $line }: esta página não consegue abrir essa partida.
games-moves = { $count ->
    [one] { $count } jogada
   *[other] { $count } jogadas
}
games-storage-full = Não há mais espaço para partidas neste navegador: exclua uma antiga primeiro.
games-played = última jogada: { $when }

## Settings
settings-title = Configurações
settings-language = Idioma
settings-theme = Tema
settings-theme-system = Igual ao sistema
settings-theme-light = Claro
settings-theme-dark = Escuro
settings-sounds = Sons
settings-motion = Animação
settings-motion-note = Seu sistema pede menos movimento; por isso, nada é animado, com ou sem esta opção.
settings-saved = Fica guardado só neste navegador.

## The table
table-loading = Pondo a mesa…
table-missing = Esta partida não está mais neste navegador.
table-turn-bot = { $name } está pensando…
table-turn-of = { $name } está jogando…
table-sending = Enviando sua jogada…
table-confirm-wait = { $name }: confirme a jogada ou mude-a
table-over = Fim de jogo
table-chance = O baralho decide…
table-board = Tabuleiro
table-actions = Ações
table-undo = Desfazer
table-redo = Refazer
table-confirm = Confirmar
table-confirm-not-yet = A jogada ainda não está completa
table-undo-nothing = Nada para desfazer
table-redo-nothing = Nada para refazer
table-hint = Dica
table-hint-play = Jogar a dica
table-hint-thinking = Procurando uma boa jogada…
table-hint-says = Dica: { $move }
table-hint-another = Mostrar outra
table-hint-best = Voltar à melhor
table-hint-second = Segunda melhor ({ $less ->
    [0] quase tão boa
   *[other] { $less } % menos chances de vencer
}): { $move }
table-log = Histórico
table-log-empty = Nada aconteceu ainda
table-players = Jogadores
table-leave = Sair da mesa
table-score = Ver a pontuação
table-bot-failed = O robô não respondeu. Recarregue a página e continue.
table-refused = Não é possível: { $reason }
table-not-now = agora não
table-not-allowed = as regras não permitem isso

## Final scoring
score-title = Pontuação final
score-winner = Vitória de { $name }!
score-shared = Vitória dividida: { $names }
score-part = Pontos por
score-total = Total
score-tie = Desempate
score-rematch = Jogar de novo
score-back = Voltar ao tabuleiro
score-home = Voltar aos jogos

## Help
help-keys = Teclas
help-open = Regras e teclas
help-general = Em qualquer jogo
help-this-game = Neste jogo
help-key-arrows = andar pelo tabuleiro
help-key-next = próxima casa que pode ser escolhida
help-key-activate = escolher
help-key-undo = desfazer
help-key-redo = refazer
help-key-confirm = confirmar a jogada
help-key-hint = dica
help-key-another = dica: a segunda melhor, ou de novo a melhor
help-key-log = mostrar ou esconder o histórico
help-key-help = esta ajuda
help-key-escape = cancelar, fechar
help-hex = tabuleiro hexagonal: os seis vizinhos

## Boards, spoken
board-target = { $name }, dá para escolher

## Everywhere
list-of = { $first }, { $rest }
dialog-close = Fechar
toast-dismiss = Dispensar
rules-title = Regras: { $game }
rules-play = Jogar
rules-contents = Sumário
rules-search = Buscar nas regras
rules-search-found = { $count ->
    [0] Nada encontrado
    [one] { $count } regra encontrada
   *[other] { $count } regras encontradas
}
rules-print = Imprimir em uma página
rules-clause = Regra { $clause }
rules-see = Ver a regra

## Pace of the bots
settings-pace = Ritmo dos robôs
settings-pace-fast = O mais rápido possível
settings-pace-natural = Natural
settings-pace-slow = Lento

## Opponents
opponents-title = Adversários
opponents-beaten = já perdeu
opponents-named = { $name } · { $level }
opponents-named-rated = { $name } · { $level } · { NUMBER($rating, useGrouping: 0) }
opponents-first = Primeira vez? Comece com { $name }.
new-bot-again = { $name } { $number }
opponents-next = Próximo adversário
opponents-meet = Vitória contra { $beaten }. Conheça { $next }!
opponents-play = Jogar: { $name }

## The end of a game
score-ahead = { $count ->
    [one] { $count } ponto
    [many] { $count } pontos
   *[other] { $count } pontos
} à frente de { $name }.
score-behind = { $count ->
    [one] { $count } ponto
    [many] { $count } pontos
   *[other] { $count } pontos
} atrás de { $name }.
score-decided = O que decidiu: { $row }, { $mine } a { $theirs }.
score-swap = Trocar de lado
score-same-deal = Mesma distribuição
table-take-back = Voltar o turno
table-elsewhere = Esta partida está aberta em outra janela e continua lá. Aqui dá para acompanhar.
table-play-here = Jogar aqui

## Settings at the table
settings-confirm = Confirmar o turno
settings-confirm-ask = Ao tocar em Confirmar
settings-confirm-auto = Na hora
settings-hints = Dicas
settings-sounds-offer = Esta mesa tem sons suaves, se você quiser.
settings-sounds-on = Ativar
