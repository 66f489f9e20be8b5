# Rever uma partida e testar variantes.

replay-title = Rever: { $game }
replay-start = Antes da primeira jogada
replay-ply = Posição { $ply } de { $count }
replay-bad-link = Este link não contém uma partida. Peça um novo.
replay-slider = Posição
replay-panel = Histórico e estudo
replay-study = Estudo
replay-menu = Visualização e links

## Steps; the same words for buttons and keys
replay-back = Um passo atrás
replay-on = Um passo à frente
replay-turn-back = Um turno atrás
replay-turn-on = Um turno à frente
replay-first = Para o início
replay-last = Para o fim
replay-play = Reproduzir
replay-pause = Pausar
replay-explore = Testar uma jogada
replay-leave = Voltar à partida

## How it is shown, how it is handed on
replay-side = Visto por
replay-side-mover = Quem joga
replay-speed = Velocidade
replay-speed-slow = Lenta
replay-speed-natural = Normal
replay-speed-fast = Rápida
replay-link = Copiar um link para esta posição
replay-link-copied = Link copiado
replay-record = Copiar o registro
replay-record-copied = Registro copiado
replay-copy-by-hand = Copie isto:

## Branches
replay-exploring = Teste o que quiser: jogue por todos.
replay-in-branch = Variante a partir da posição { $ply }
replay-on-main = De volta à partida como foi jogada
replay-branches = Variantes
replay-branches-none = O que você testar fica guardado aqui.
replay-branch = Variante { $number }
replay-branch-name = Nome: { $name }
replay-branch-open = Abrir
replay-branch-open-named = Abrir: { $name }, desde a posição { $ply }
replay-branch-delete = Excluir: { $name }
replay-chance-random = Sortear
replay-chance-choose = Escolha o que sai
replay-play-on = Jogar a partir daqui
replay-play-on-text = Uma nova partida começa nesta posição. A antiga fica como está.
replay-play-on-start = Jogar

## The engine
replay-opinion = Opinião do motor
replay-opinion-best = Melhor:
replay-opinion-line = Depois:
replay-opinion-thinking = Pensando…
replay-opinion-more = Pensando mais…
replay-opinion-none = Ninguém precisa escolher aqui.
replay-opinion-failed = O motor não respondeu. Desligue e ligue de novo.
replay-opinion-play = Jogar no tabuleiro

## A position by hand
replay-set-up-title = Montar uma posição: { $game }
replay-set-up-deal = Distribuir de novo
replay-set-up-study = Estudar
replay-set-up-how = Escolha duas peças: elas trocam de lugar.
replay-set-up-chance = Cada sorteio é escolhido na próxima página, um por um.
replay-set-up-chosen = { $piece } vai para onde você escolher
replay-set-up-swapped = { $one } e { $other } trocaram de lugar
replay-set-up-refused = As regras não permitem esta disposição. Nada mudou.
replay-set-up-places = O que está onde

## The review
review = Análise
review-what = O motor olha cada turno: quem estava na frente, o que seria melhor e por quê.
review-start = Analisar a partida
review-running = Olhando cada turno…
review-stop = Parar
review-failed = A análise não funcionou. Tente de novo.
review-chart = Chance de vitória após cada turno
review-turn = Este turno
review-lost = { $share } para { $name }
review-better = Melhor:
review-proved = provado
review-reason-proof = O jogo perfeito mostra isso até o fim.
review-turning = Viradas
review-turning-point = { $ply }: { $name }, { $what } ({ $share })
review-accuracy = Precisão
review-luck = Sorte
review-gifts = Presentes dos outros
review-forced = o único turno
review-class-best = o melhor
review-class-good = bom
review-class-inaccurate = impreciso
review-class-mistake = erro
review-class-blunder = erro grave
