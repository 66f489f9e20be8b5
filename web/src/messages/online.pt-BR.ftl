# Jogo pelo servidor: mesas, pessoas, conversa.

## O salão
online-title = Jogar online
online-your-turn = Sua vez em { $count ->
    [one] { $count } mesa
    [many] { $count } mesas
   *[other] { $count } mesas
}
online-new-table = Nova mesa
online-new-table-text = Escolha um jogo, envie o link e jogue. Ninguém precisa de conta.
online-open-named = Abrir uma mesa: { $game }
online-my-tables = Minhas mesas
online-lobby = Mesas abertas
online-lobby-empty = Ninguém está esperando agora. Abra uma mesa e deixe os outros virem.
online-play-on = Continuar
online-look = Ir à mesa
online-join = Sentar e jogar
online-action-named = { $action }: { $game }, { $players }
online-ratings = Classificação
online-won = Vitória: { $names }

## Nova mesa
online-host-title = Nova mesa online: { $game }
online-continue-text = Esta partida continua no servidor de onde está ({ $moves ->
    [one] { $moves } jogada
    [many] { $moves } jogadas
   *[other] { $moves } jogadas
}). Cada pessoa joga na própria tela.
online-seat = Lugar { $number }
online-seat-was = Lugar { $number }: { $name }
online-seat-me = Eu
online-seat-someone = Quem vier pelo link
online-seat-open = lugar livre
online-seat-bot = Bot, { $level }
online-someone = Alguém
online-starts-first = Lugar 1
online-clock = Tempo para pensar
online-clock-none = Sem relógio
online-clock-live = Para a partida toda
online-clock-slow = Dias por turno
online-clock-minutes = Minutos por pessoa
online-clock-increment = Segundos a mais após cada turno
online-clock-per-turn = Tempo por turno
online-clock-real = { $minutes } min + { $seconds } s
online-clock-days = { $days ->
    [one] { $days } dia por turno
    [many] { $days } dias por turno
   *[other] { $days } dias por turno
}
online-days = { $days ->
    [one] { $days } dia
    [many] { $days } dias
   *[other] { $days } dias
}
online-access = Quem pode entrar
online-access-link = Quem tiver o link
online-access-anyone = Qualquer pessoa, na lista aberta
online-access-friends = Minhas amizades
online-for-friends = Para amizades de quem abriu
online-private = Só quem joga vê
online-private-switch = Só quem joga vê a partida
online-private-text = Enquanto se joga, ninguém mais pode assistir. Uma partida encerrada pode ser vista por quem tem o link.
online-more-options = Mais opções
online-rated = Vale classificação
online-friendly = Amistosa
online-rated-switch = Conta para a classificação
online-rated-text = Sem dicas e sem voltar jogadas; todos precisam de conta.
online-rated-clock = Uma partida classificada precisa de relógio.
online-rated-account = Partidas classificadas são para quem tem conta.
online-talk = Conversa
online-talk-phrases-only = Frases prontas
online-talk-text = Texto livre
online-talk-silent = Silêncio
online-leavers = Quando alguém sai
online-leavers-wait = O lugar espera
online-leavers-bot = Um bot continua
online-leavers-resign = É derrota
online-leavers-bot-after = Um bot continua após { $minutes ->
    [one] { $minutes } minuto
    [many] { $minutes } minutos
   *[other] { $minutes } minutos
}
online-leavers-resign-after = Sair por { $minutes ->
    [one] { $minutes } minuto
    [many] { $minutes } minutos
   *[other] { $minutes } minutos
} é derrota
online-open = Abrir a mesa
online-opening = Abrindo a mesa…
online-play-here = Jogar nesta tela

## Antes do início
online-waiting-title = { $game }: esperando jogadores
online-waiting-for = { $count ->
    [0] Vamos começar…
    [one] Falta { $count } pessoa
    [many] Faltam { $count } pessoas
   *[other] Faltam { $count } pessoas
}
online-at-the-table = À mesa
online-table-closed = Esta mesa foi fechada antes do início
online-join-title = Há um lugar para você
online-join-invited = { $name } convida você para jogar
online-join-as = Seu nome à mesa: { $name }
online-join-rated = Esta partida é classificada e pede uma conta: um nome e uma senha.
online-your-name = Seu nome
online-guest-name = Visitante { $number }
online-you = você
online-you-asked = Você
online-here = presente
online-away = ausente
online-out = fora do jogo
online-out-of-time = tempo esgotado
online-spectators = { $count ->
    [0] Ninguém assiste
    [one] { $count } pessoa assiste
    [many] { $count } pessoas assistem
   *[other] { $count } pessoas assistem
}
online-get-up = Levantar
online-invite = Convide mais gente
online-starts-when-full = A partida começa sozinha quando todos os lugares estiverem ocupados.

## Links
online-share-link = Link desta mesa
online-share-title = Vamos jogar: { $game }
online-share-copy = Copiar o link
online-share-send = Enviar
online-share-copied = Link copiado
online-share-by-hand = O navegador não deixa copiar: pegue o link do campo
online-share-qr = O link como código QR
online-watch-link = Link para quem só quer assistir

## À mesa
online-menu = Menu da mesa
online-watching = Você está assistindo
online-private-title = Uma partida privada
online-private-wait = Só quem joga a vê. Quando terminar, ela poderá ser vista aqui.
online-view-title = O que você vê
online-view-text = Esta página não tem tabuleiro para este jogo, então mostra tudo em palavras.
online-view-yes = sim
online-view-no = não
online-view-hidden = oculto
online-moves = Suas jogadas
online-turn-of = É a vez de { $name }.
online-bot-plays-for-you = Um bot joga por você.
online-reclaim = Retomar meu lugar
online-you-are-out = Você está fora desta partida; um bot continua.
online-take-back = Pedir para voltar minha última jogada
online-take-back-asked = { $name } pede para voltar a última jogada.
online-take-back-agree = Tudo bem
online-take-back-refuse = Não
online-take-back-waits = Perguntando aos outros sobre voltar sua jogada…
online-resign = Desistir
online-resign-really = Sim, desisto
online-record = Baixar o registro
online-record-named = Baixar o registro: { $game }, { $players }
online-take-home = Continuar nesta tela
online-next-game = Próxima partida ({ $count })
online-time-days = { $days ->
    [one] { $days } dia
    [many] { $days } dias
   *[other] { $days } dias
} { $hours } h
online-time-left = Tempo restante: { $time }
online-log-took-back = { $name } volta a última jogada.
online-log-resigned = { $name } desiste.
online-log-flagged = { $name }: tempo esgotado.
online-log-bot-took = Um bot joga no lugar de { $name }.
online-log-reclaimed = { $name } está de volta.

## O fim
online-end-resigned = A partida terminou por desistência.
online-end-flagged = O tempo acabou.
online-end-abandoned = Ninguém voltou a esta partida.
online-end-closed = A administração do servidor fechou a mesa.
online-rematch = Outra partida
online-rematch-join = Sentar para outra partida
online-rematch-watch = Assistir à próxima partida
online-to-lobby = Outras mesas
online-fair-promised = O embaralhamento está prometido
online-fair-proved = Embaralhamento justo, conferido (sorteios: { $draws })
online-fair-proved-deal = Embaralhamento justo, conferido
online-fair-broken = O embaralhamento não confere com a promessa!
online-fair-how = O servidor prometeu seu segredo antes da partida e o mostra agora. Este navegador repetiu a distribuição e cada sorteio a partir do segredo e das partes dos jogadores.
online-fair-later = O servidor está preso a um segredo que mostra depois da partida. Com as partes dos jogadores, ele define cada carta.
online-fair-commitment = Promessa
online-fair-entropy = Partes dos jogadores
online-fair-secret = Segredo
online-fair-reason = O que não confere

## Conversa
online-talk-unread = Conversa: { $count ->
    [one] { $count } fala nova
    [many] { $count } falas novas
   *[other] { $count } falas novas
}
online-talk-lines = O que foi dito
online-talk-empty = Nada foi dito ainda.
online-talk-needs-name = Quem assiste sem nome só escuta.
online-talk-phrases = Frases
online-talk-write = Escreva algo
online-talk-send = Dizer
online-mute-group = Quem ouvir
online-mute = Silenciar { $name }
online-unmute = Ouvir { $name } de novo
online-phrase-hello = Olá!
online-phrase-good-luck = Boa sorte!
online-phrase-have-fun = Divirta-se!
online-phrase-nice-move = Bela jogada!
online-phrase-well-played = Bem jogado!
online-phrase-thanks = Valeu!
online-phrase-sorry = Desculpe!
online-phrase-oops = Opa!
online-phrase-one-moment = Um momento, por favor.
online-phrase-back = Voltei.
online-phrase-another-game = Outra partida?
online-phrase-goodbye = Até logo!

## Pessoas
online-me = Minha conta
online-profile = Perfil
online-sign-in = Entrar
online-sign-up = Abrir uma conta
online-account-had = Já tenho
online-account-new = Conta nova
online-sign-out = Sair
online-signed-out = Sua sessão foi encerrada aqui. Entre de novo para continuar jogando.
online-guests-welcome = Dá para jogar sem conta: basta um nome. Uma conta guarda suas partidas em todos os aparelhos e tem classificação.
online-kind-guest = Visitante
online-kind-account = Conta
online-kind-bot = Programa
online-name = Nome
online-new-name = Novo nome
online-rename = Mudar o nome
online-renamed = Agora este é o seu nome
online-password = Senha
online-password-hint = Pelo menos { $count ->
    [one] { $count } caractere
    [many] { $count } caracteres
   *[other] { $count } caracteres
}
online-password-change = Mudar a senha
online-password-old = Senha atual
online-password-new = Nova senha
online-password-changed = Senha mudada; os outros aparelhos foram desconectados
online-keep-title = Guarde suas partidas
online-keep-text = Uma conta guarda suas partidas e amizades em todos os aparelhos.
online-have-account = Já tenho conta
online-guest-stays = O que você joga como visitante fica com o visitante: termine antes, ou abra uma conta e guarde essas partidas.
online-friends = Amizades
online-friends-none = Nenhuma amizade ainda: envie um link a alguém.
online-friend-make = Criar link de amizade
online-friend-link = Quem seguir este link em uma semana entra nas suas amizades
online-friend-title = Amizade no Crema
online-friend-text = Quem tem amizade pode sentar às mesas abertas a amizades.
online-friend-accept = Aceitar a amizade
online-friend-done = Agora vocês têm uma amizade
online-unfriend = Encerrar a amizade com { $name }
online-block = Bloquear
online-block-holds = Você bloqueou { $name }: vocês não podem se sentar à mesma mesa.
online-block-end = Desbloquear
online-blocked = Bloqueios
online-unblock = Desbloquear { $name }
online-notices = Avisos
online-notices-switch = Avisar quando for minha vez, mesmo com a página fechada
online-notices-text = Para partidas sem relógio ou com dias por turno.
online-notices-blocked = O navegador não deixa esta página mostrar avisos: permita nas configurações dele.
online-notice-title = Sua vez
online-passkeys = Chaves de acesso
online-passkeys-text = Entre com digital, rosto ou código do aparelho em vez de senha.
online-passkey-add = Adicionar chave de acesso
online-passkey-remove = Remover a chave de acesso { $name }
online-passkey-sign-in = Entrar com chave de acesso
online-sessions = Aparelhos com acesso
online-session-this = este navegador
online-session-seen = visto em { $when }
online-session-end = Desconectar
online-data = Seus dados
online-export = Baixar todos os meus dados
online-delete = Apagar minha conta
online-delete-title = Apagar tudo sobre você?
online-delete-text = Nome, amizades e classificação somem para sempre. As partidas ficam para os outros, sem o seu nome. Nas partidas em andamento, você desiste.
online-delete-really = Apagar para sempre
online-deleted = Tudo sobre você foi apagado
online-since = aqui desde { $when }
online-rated-games = { $count ->
    [one] { $count } partida classificada
    [many] { $count } partidas classificadas
   *[other] { $count } partidas classificadas
}
online-ratings-none = Nenhuma partida classificada ainda.
online-ratings-empty = Ninguém jogou cinco partidas classificadas de { $game } ainda.
online-rank = Posição
online-rating = Pontos
online-games = Partidas
online-history = Partidas terminadas
online-history-none = Nenhuma partida terminada ainda.
online-more = Mais

## A conexão
online-strip-lost = A conexão caiu.
online-strip-restarting = O servidor está reiniciando; os relógios estão parados.
online-strip-offline = Este aparelho está sem rede.
online-strip-http = Sua rede bloqueia conexões ao vivo; tudo funciona, um pouco mais devagar.
online-strip-foreign = O servidor tem uma versão mais nova do jogo.
online-strip-again = Nova tentativa em { $seconds ->
    [one] { $seconds } segundo
    [many] { $seconds } segundos
   *[other] { $seconds } segundos
}
online-strip-trying = Tentando de novo…
online-strip-now = Agora
online-strip-reload = Recarregar a página

## Recusas
online-refused-unreachable = O servidor não responde. Verifique a rede e tente de novo.
online-refused-no-server = Esta página roda sem servidor, então aqui não há jogo online.
online-refused-unauthorised = Primeiro escolha um nome ou entre.
online-refused-wrong-password = Nome ou senha errados.
online-only-password-wrong = A senha está errada.
online-refused-taken = Alguém foi mais rápido: o nome ou o lugar está ocupado.
online-name-taken = Este nome já está em uso. Escolha outro.
online-refused-unavailable = O servidor não consegue agora. Tente daqui a pouco.
online-refused-internal = O servidor errou. Tente de novo.
online-refused-version = A página é mais antiga que o servidor: recarregue.
online-refused-not-your-turn = Não é a sua vez.
online-refused-stale = A mesa já avançou.
online-refused-rate-limited = Rápido demais. Espere { $seconds ->
    [one] { $seconds } segundo
    [many] { $seconds } segundos
   *[other] { $seconds } segundos
}.
online-refused-no-table = Essa mesa não existe.
online-refused-no-person = Essa pessoa não existe.
online-refused-rated-account = Uma partida classificada é para quem tem conta.
online-refused-friends-only = Esta mesa é para amizades de quem a abriu.
online-refused-cannot-sit = Você não pode sentar a esta mesa.
online-refused-started = A partida começou sem você; dá para assistir.
online-refused-own-link = Este link é seu: envie a outra pessoa.
online-refused-old-link = Link desconhecido ou antigo: peça outro.
online-refused-empty-name = Um nome precisa de uma letra ou um número.
online-refused-record-over = Esta partida já terminou.
online-refused-long-name = Um nome tem no máximo { $name } caracteres.
online-refused-empty-text = Não há nada para ler aqui.
online-refused-long-text = Longo demais: no máximo { $text } caracteres.
online-refused-players-only = Só quem joga vê esta partida.
online-refused-phrases-only = Nesta mesa só se usam as frases prontas.
online-refused-silent = Nesta mesa não se conversa.
online-refused-no-seat = Você não tem lugar nesta mesa.
online-refused-out = Você já está fora desta partida.
online-refused-bot-plays = Um bot joga por você: retome o seu lugar primeiro.
online-refused-banned = Quem mantém este servidor bloqueou você.
online-refused-expelled = Quem mantém este servidor encerrou sua sessão e bloqueou você.
online-refused-why = Motivo: { $why }
