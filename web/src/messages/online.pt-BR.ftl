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
online-lobby-empty = Ninguém está esperando agora. Abra uma mesa e chame alguém.
online-play-on = Continuar
online-look = Ir para a mesa
online-join = Sentar e jogar
online-action-named = { $action }: { $game }, { $players }
online-ratings = Ranking
online-won = Vitória: { $names }

## Nova mesa
online-host-title = Nova mesa online: { $game }
online-continue-text = Esta partida continua no servidor de onde parou ({ $moves ->
    [one] { $moves } jogada
    [many] { $moves } jogadas
   *[other] { $moves } jogadas
}). Cada pessoa joga na própria tela.
online-seat = Lugar { $number }
online-seat-was = Lugar { $number }: { $name }
online-seat-me = Eu
online-seat-someone = Qualquer pessoa com o link
online-seat-open = lugar livre
online-seat-bot = Robô, { $level }
online-someone = Alguém
online-starts-first = Lugar 1
online-clock = Tempo para pensar
online-clock-none = Sem relógio
online-clock-live = Para a partida toda
online-clock-slow = Dias por turno
online-clock-minutes = Minutos por pessoa
online-clock-increment = Segundos extras após cada turno
online-clock-per-turn = Tempo por turno
online-clock-real = { $minutes } min + { $seconds } s
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
online-access-anyone = Qualquer pessoa (mesa na lista)
online-access-friends = Meus amigos
online-for-friends = Só para amigos
online-private = Só quem joga vê
online-private-switch = Só quem joga vê a partida
online-private-text = Durante a partida, só quem joga pode ver. Depois que ela termina, qualquer pessoa com o link pode.
online-more-options = Mais opções
online-rated = Ranqueada
online-friendly = Amistosa
online-rated-switch = Vale para o ranking
online-rated-text = Sem dicas e sem voltar jogadas. Todos precisam de conta.
online-rated-clock = Uma partida ranqueada precisa de relógio.
online-rated-account = Partidas ranqueadas exigem uma conta.
online-talk = Chat
online-talk-phrases-only = Frases prontas
online-talk-text = Texto livre
online-talk-silent = Sem chat
online-leavers = Quando alguém sai
online-leavers-wait = O lugar espera
online-leavers-bot = Um robô continua
online-leavers-resign = Quem sai perde
online-leavers-bot-after = Fora por { $minutes ->
    [one] { $minutes } minuto
    [many] { $minutes } minutos
   *[other] { $minutes } minutos
}: um robô continua
online-leavers-resign-after = Fora por { $minutes ->
    [one] { $minutes } minuto
    [many] { $minutes } minutos
   *[other] { $minutes } minutos
}: derrota
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
online-join-rated = Esta partida é ranqueada e pede uma conta: um nome e uma senha.
online-your-name = Seu nome
online-guest-name = Visitante { $number }
online-you = você
online-you-asked = Você
online-here = presente
online-away = ausente
online-out = desistência
online-out-of-time = tempo esgotado
online-spectators = { $count ->
    [0] Ninguém assistindo
    [one] { $count } pessoa assistindo
    [many] { $count } pessoas assistindo
   *[other] { $count } pessoas assistindo
}
online-get-up = Sair da mesa
online-invite = Convide mais gente
online-starts-when-full = A partida começa assim que todos os lugares forem ocupados.

## Links
online-share-link = Link desta mesa
online-share-title = Vamos jogar { $game }
online-share-copy = Copiar link
online-share-send = Enviar
online-share-copied = Link copiado
online-share-by-hand = O navegador não deixa copiar: selecione o link no campo
online-share-qr = O link como código QR
online-watch-link = Link para quem só quer assistir

## À mesa
online-menu = Menu da mesa
online-watching = Você está assistindo
online-private-title = Uma partida privada
online-private-wait = Agora só quem joga pode ver. Quando a partida terminar, ela aparece aqui.
online-view-title = O que você vê
online-view-text = Esta página não tem tabuleiro para este jogo, então descreve tudo em palavras.
online-view-yes = sim
online-view-no = não
online-view-hidden = oculto
online-moves = Suas jogadas
online-turn-of = É a vez de { $name }.
online-bot-plays-for-you = Um robô está jogando por você.
online-reclaim = Retomar meu lugar
online-you-are-out = Você está fora desta partida; um robô continua.
online-bot-waits = O robô está esperando a vez de pensar: há muitas partidas agora.
online-take-back = Pedir para voltar minha última jogada
online-take-back-asked = { $name } pede para voltar a última jogada.
online-take-back-agree = Tudo bem
online-take-back-refuse = Não
online-take-back-waits = Pedindo aos outros para voltar sua jogada…
online-resign = Desistir
online-resign-really = Sim, desisto
online-record = Baixar o registro
online-record-named = Baixar o registro: { $game }, { $players }
online-take-home = Continuar neste aparelho
online-next-game = Minha vez em outra mesa ({ $count })
online-time-days = { $days ->
    [one] { $days } dia
    [many] { $days } dias
   *[other] { $days } dias
} { $hours } h
online-time-left = Tempo restante: { $time }
online-log-took-back = { $name } volta a última jogada.
online-log-resigned = { $name } desiste.
online-log-flagged = { $name }: tempo esgotado.
online-log-bot-took = Um robô joga no lugar de { $name }.
online-log-reclaimed = { $name } está de volta.

## O fim
online-end-resigned = A partida terminou: alguém desistiu.
online-end-flagged = A partida terminou: o tempo acabou.
online-end-abandoned = Ninguém voltou a esta partida.
online-end-closed = Quem mantém este servidor fechou a mesa.
online-rematch = Jogar de novo
online-rematch-join = Entrar na próxima partida
online-rematch-watch = Assistir à próxima partida
online-to-lobby = Outras mesas
online-fair-promised = Ninguém pode armar este embaralhamento
online-fair-proved = Embaralhamento justo, conferido ({ $draws ->
    [one] { $draws } carta
    [many] { $draws } cartas
   *[other] { $draws } cartas
})
online-fair-proved-deal = Embaralhamento justo, conferido
online-fair-broken = O embaralhamento não bate com o que foi lacrado!
online-fair-how = Antes da partida, o servidor lacrou um número secreto, e o navegador de cada jogador somou um número aleatório próprio. Todos eles juntos definem cada carta; por isso ninguém podia escolher as cartas: nem os jogadores, nem o servidor. Agora o segredo está aberto. Seu navegador distribuiu a partida inteira de novo com esses números e comparou com o que foi jogado.
online-fair-later = Antes de alguém se sentar, o servidor escolheu um número secreto e o lacrou: mostrou a todos uma impressão digital que só serve para esse número. Depois, o navegador de cada jogador soma um número aleatório próprio. Todos eles juntos definem cada carta; por isso ninguém pode escolher as cartas: nem os jogadores, nem o servidor. Depois da partida, o segredo é aberto e seu navegador confere tudo.
online-fair-details = Mostrar os números
online-fair-commitment = Impressão digital do segredo
online-fair-entropy = Números aleatórios dos jogadores
online-fair-secret = Segredo do servidor
online-fair-reason = O que não bate
online-unfair-other-promise = O registro traz uma impressão digital diferente da mostrada antes da partida: { $found }
online-unfair-no-proof = O registro não traz a prova do embaralhamento.
online-unfair-scheme = A prova é da versão { $scheme }, que esta página não conhece. Recarregue a página.
online-unfair-secret = O segredo no registro não é um número que se possa conferir.
online-unfair-commitment = O segredo aberto não corresponde à impressão digital; a dele é { $actual }
online-unfair-seats = Lugares com números aleatórios na prova: { $found }. Lugares na partida: { $seats }.
online-unfair-record = A partida registrada não segue as regras.
online-unfair-deal = A distribuição não é a que os números lacrados definem.
online-unfair-draw = O evento { $event } foi “{ $played }”, mas os números lacrados definem “{ $drawn }”.

## Conversa
online-talk-unread = Chat: { $count ->
    [one] { $count } mensagem nova
    [many] { $count } mensagens novas
   *[other] { $count } mensagens novas
}
online-talk-lines = Mensagens
online-talk-empty = Nenhuma mensagem ainda.
online-talk-spectator = só assistindo
online-talk-needs-name = Para escrever, quem assiste precisa de um nome.
online-talk-phrases = Frases
online-talk-write = Escreva uma mensagem
online-talk-send = Enviar
online-mute-group = Silenciar jogadores
online-mute = Silenciar { $name }
online-unmute = Reativar { $name }
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
online-sign-up = Criar uma conta
online-account-had = Já tenho conta
online-account-new = Conta nova
online-sign-out = Sair
online-signed-out = Sua sessão foi encerrada aqui. Entre de novo para continuar jogando.
online-guests-welcome = Dá para jogar sem conta: basta um nome. Com uma conta, suas partidas ficam em todos os aparelhos e você pode jogar partidas ranqueadas.
online-kind-guest = Visitante
online-kind-account = Conta
online-kind-bot = Programa
online-name = Nome
online-new-name = Novo nome
online-rename = Mudar o nome
online-renamed = Nome alterado
online-password = Senha
online-password-hint = Pelo menos { $count ->
    [one] { $count } caractere
    [many] { $count } caracteres
   *[other] { $count } caracteres
}
online-password-change = Mudar senha
online-password-old = Senha atual
online-password-new = Nova senha
online-password-changed = Senha alterada; os outros aparelhos foram desconectados
online-forgot = Perdeu a senha?
online-forgot-text = Digite um dos seus códigos de recuperação e escolha uma nova senha. Sem código, só quem mantém este servidor pode ajudar.
online-recover = Definir nova senha
online-recovery = Códigos de recuperação
online-recovery-text = Se você perder a senha, um código permite definir outra. Anote os códigos: eles aparecem uma única vez, e cada um vale uma vez.
online-recovery-left = { $count ->
    [0] Você não tem códigos.
    [one] Resta { $count } código.
   *[other] Restam { $count } códigos.
}
online-recovery-draw = Gerar novos códigos
online-recovery-kept = Já anotei
online-recovery-note = Seus códigos de recuperação estão na página da sua conta. Anote-os.
online-recovery-code = Código de recuperação
online-keep-title = Guarde suas partidas
online-keep-text = Uma conta guarda suas partidas e seus amigos em todos os aparelhos.
online-have-account = Já tenho conta
online-guest-stays = As partidas de visitante não passam para outra conta: termine-as antes ou crie uma conta a partir do visitante.
online-friends = Amigos
online-friends-none = Nenhum amigo ainda: envie um link a alguém.
online-friend-make = Criar link de amizade
online-friend-link = Quem abrir este link em até uma semana entra na sua lista de amigos
online-friend-title = Amigos no Crema
online-friend-text = Amigos podem entrar nas mesas só para amigos.
online-friend-accept = Adicionar aos amigos
online-friend-done = Agora vocês são amigos
online-unfriend = Remover { $name } dos amigos
online-block = Bloquear
online-block-holds = Você bloqueou { $name }: vocês não podem se sentar à mesma mesa.
online-block-end = Desbloquear
online-blocked = Bloqueios
online-unblock = Desbloquear { $name }
online-notices = Notificações
online-notices-switch = Avisar quando for minha vez, mesmo com a página fechada
online-notices-text = Para partidas sem relógio ou com dias por turno.
online-notices-blocked = O navegador bloqueia as notificações desta página: permita nas configurações.
online-notice-title = Sua vez
online-passkeys = Chaves de acesso
online-passkeys-text = Entre com digital, rosto ou código do aparelho em vez de senha.
online-passkey-add = Adicionar chave de acesso
online-passkey-remove = Remover a chave de acesso { $name }
online-passkey-sign-in = Entrar com chave de acesso
online-sessions = Aparelhos com acesso
online-session-this = este navegador
online-session-seen = último acesso: { $when }
online-session-end = Desconectar
online-sessions-end = Desconectar todos os outros aparelhos
online-data = Seus dados
online-export = Baixar todos os meus dados
online-delete = Apagar minha conta
online-delete-title = Apagar todos os seus dados?
online-delete-text = Nome, amigos e ranking somem para sempre. As partidas jogadas ficam para os outros, sem o seu nome. Nas partidas em andamento, conta como desistência.
online-delete-really = Apagar para sempre
online-deleted = Todos os seus dados foram apagados
online-since = na casa desde { $when }
online-rated-games = { $count ->
    [one] { $count } partida ranqueada
    [many] { $count } partidas ranqueadas
   *[other] { $count } partidas ranqueadas
}
online-ratings-none = Nenhuma partida ranqueada ainda.
online-ratings-empty = Ninguém jogou cinco partidas ranqueadas de { $game } ainda.
online-rank = Posição
online-rating = Pontos
online-games = Partidas
online-history = Partidas terminadas
online-history-none = Nenhuma partida terminada ainda.
online-more = Mais

## A conexão
online-strip-lost = A conexão caiu.
online-strip-restarting = O servidor está reiniciando; os relógios estão parados.
online-strip-offline = Este aparelho está offline.
online-strip-http = Sua rede bloqueia conexões ao vivo; tudo funciona, um pouco mais devagar.
online-strip-foreign = O servidor tem uma versão mais nova do Crema.
online-strip-again = Nova tentativa em { $seconds ->
    [one] { $seconds } segundo
    [many] { $seconds } segundos
   *[other] { $seconds } segundos
}
online-strip-trying = Tentando de novo…
online-strip-now = Tentar agora
online-strip-reload = Recarregar a página

## Recusas
online-refused-unreachable = O servidor não responde. Verifique a conexão e tente de novo.
online-refused-no-server = Esta página roda sem servidor, então aqui não há jogo online.
online-refused-unauthorised = Primeiro escolha um nome ou entre.
online-refused-wrong-password = Nome ou senha incorretos.
online-only-password-wrong = Senha incorreta.
online-refused-taken = Alguém foi mais rápido: o nome ou o lugar está ocupado.
online-refused-unavailable = O servidor não pode fazer isso agora. Tente daqui a pouco.
online-refused-internal = Algo deu errado no servidor. Tente de novo.
online-refused-version = Esta página é mais antiga que o servidor: recarregue-a.
online-refused-not-your-turn = Não é a sua vez.
online-refused-stale = A partida já avançou enquanto isso.
online-refused-rate-limited = Rápido demais. Espere { $seconds ->
    [one] { $seconds } segundo
    [many] { $seconds } segundos
   *[other] { $seconds } segundos
}.
online-refused-no-table = Essa mesa não existe.
online-refused-no-person = Essa pessoa não existe.
online-refused-rated-account = Partidas ranqueadas exigem uma conta.
online-refused-friends-only = Esta mesa é só para amigos de quem a abriu.
online-refused-cannot-sit = Você não pode entrar nesta mesa.
online-refused-started = A partida começou sem você; dá para assistir.
online-refused-own-link = Este link é seu: envie-o a outra pessoa.
online-refused-old-link = Link desconhecido ou vencido: peça outro.
online-refused-empty-name = Um nome precisa de pelo menos uma letra ou um número.
online-refused-record-over = Esta partida já terminou.
online-refused-long-name = Um nome tem no máximo { $name_chars } caracteres.
online-refused-empty-text = A mensagem está vazia.
online-refused-long-text = Longo demais: no máximo { $text_chars } caracteres.
online-refused-players-only = Só quem joga vê esta partida.
online-refused-phrases-only = Esta mesa só aceita frases prontas.
online-refused-silent = O chat está desligado nesta mesa.
online-refused-no-seat = Você não tem lugar nesta mesa.
online-refused-out = Você já está fora desta partida.
online-refused-bot-plays = Um robô está jogando por você: retome o seu lugar primeiro.
online-refused-banned = Quem mantém este servidor bloqueou você.
online-refused-expelled = Quem mantém este servidor encerrou sua sessão e bloqueou você.
online-refused-why = Motivo: { $why }
online-refused-malformed = O servidor não entendeu esta página. Recarregue-a.
online-refused-too-large = É coisa demais de uma vez para o servidor.
online-refused-forbidden = Você não pode fazer isso.
online-refused-not-found = Isso não está mais aqui.
online-refused-illegal = As regras não permitem essa jogada.
online-refused-wrong-phase = Isso não é possível neste momento da partida.
online-refused-invalid = O servidor não pode aceitar isso. Confira o que você digitou.
online-refused-name-taken = Este nome já está em uso. Escolha outro.
online-refused-seat-taken = Alguém foi mais rápido: o lugar já está ocupado.
online-refused-short-password = Uma senha precisa de pelo menos { $password_chars } caracteres.
online-refused-common-password = Essa senha seria uma das primeiras tentativas de qualquer pessoa. Escolha uma sem palavras comuns, teclas em sequência nem o seu nome.
online-refused-recovery-account = Códigos de recuperação são para contas.
online-refused-has-account = Você já tem uma conta. Saia dela para criar outra.
online-refused-no-game = Este servidor não oferece esse jogo.
online-refused-bad-record = O servidor não consegue continuar essa partida.
online-refused-rated-clock = Uma partida ranqueada precisa de relógio.
online-refused-rated-leavers = Em uma partida ranqueada nenhum robô assume: escolha outra regra para quando alguém sai.
online-refused-under-way = A partida está em andamento. Só dá para desistir.
online-refused-not-over = A partida ainda não terminou.
online-refused-game-over = A partida terminou.
online-refused-not-started = A partida ainda não começou.
online-refused-rated-take-back = Em partidas ranqueadas não se voltam jogadas.
online-refused-no-take-back = Ninguém mais pede a você para voltar uma jogada.
online-refused-talk-full = O chat desta mesa está cheio.
online-refused-cannot-befriend = Vocês não podem se adicionar como amigos.
online-refused-own-block = Você não pode bloquear a si.
online-refused-passkey-account = Chaves de acesso são para contas: entre com a senha primeiro.
online-refused-passkeys-full = Esta conta já tem chaves de acesso suficientes: remova uma primeiro.
online-refused-passkey-known = Esta chave de acesso já foi adicionada.
online-refused-passkey-unknown = O servidor não conhece esta chave de acesso; talvez tenha sido removida.
online-refused-passkey-failed = Não foi possível conferir a chave de acesso. Tente de novo.
online-refused-notices-off = Este servidor não envia notificações.
online-refused-notices-service = O servidor não conhece o serviço de notificações do seu navegador.
online-refused-notices-full = Navegadores demais já recebem suas notificações: desative um primeiro.
online-refused-too-many-tables = Há mesas demais abertas aqui: feche uma primeiro.
online-refused-token-account = Tokens de API são para contas: crie uma primeiro.
online-refused-token-unknown = O servidor não conhece este token de API; talvez tenha sido removido.
online-refused-token-maker = Um programa não pode criar tokens de API: entre com a senha.
online-refused-token-rated = Esta conta já jogou partidas ranqueadas: crie outra para o programa.
online-refused-no-address = Não há nada neste endereço do servidor. Recarregue a página.
online-refused-other-site = A solicitação veio de outro site, e o servidor não a atendeu. Abra o Crema no endereço dele.
online-refused-terms-range = { $what ->
    [base_s] O tempo para a partida toda vai de { $least } segundos a { $minutes } minutos.
    [increment_s] Depois de cada turno, dá para acrescentar no máximo { $most } segundos.
    [days] Um turno pode durar de { $least } a { $most } dias.
   *[grace_s] A espera por quem saiu vai de { $least } segundos a { $minutes } minutos.
}
online-refused-long-label = Texto longo demais: no máximo { $most } caracteres.
online-refused-no-record = Ainda não há registro desta partida para você.
online-refused-dealt = As cartas já foram distribuídas: não dá mais para mudar o embaralhamento.
online-refused-gone = Isso já não existe.
online-refused-enough-tables = Você já tem { $most } mesas em andamento, o máximo que este servidor permite. Termine uma antes.
online-refused-enough-listed = Você já tem o máximo de mesas abertas que este servidor permite. Espere alguém entrar em uma delas.
online-refused-enough-bots = Você já joga contra o máximo de robôs que este servidor permite. Termine uma partida antes.
online-refused-unusable = O servidor não pode usar o que esta página enviou. Recarregue-a e tente de novo.
online-problem-unknown = Algo deu errado nesta página. Recarregue-a e tente de novo.
online-passkey-exists = Este aparelho já tem uma chave de acesso para a sua conta.
online-passkey-unsupported = Este aparelho ou navegador não aceita chaves de acesso aqui.
online-passkey-broken = O navegador não conseguiu usar a chave de acesso. Tente de novo.
