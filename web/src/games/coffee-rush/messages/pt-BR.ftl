# Coffee Rush à mesa.

## O que se espera
coffee-rush-ask-place = { $name }: ponha um meeple em uma casa livre
coffee-rush-ask-fill = { $name }: escolha xícaras para os primeiros ingredientes
coffee-rush-ask-upgrade = { $name }: ative uma melhoria ou comece a andar
coffee-rush-ask-walk = { $name }: ande de 1 a 3 passos
coffee-rush-ask-walk-one = { $name }: ande de 1 a 3 passos com um dos seus meeples
coffee-rush-ask-step-on = { $name }: { $square } está ocupada, siga em frente
coffee-rush-ask-move = { $left ->
    [one] { $name }: continue andando (mais { $left } passo) ou despeje nas xícaras
   *[other] { $name }: continue andando (mais { $left } passos) ou despeje nas xícaras
}
coffee-rush-ask-pour = { $count ->
    [one] { $name }: despeje { $count } ingrediente nas xícaras
   *[other] { $name }: despeje { $count } ingredientes nas xícaras
}
coffee-rush-ask-serve = { $name }: sirva o que está pronto e confirme
coffee-rush-ask-wait = { $name }: um momento

## Coisas
coffee-rush-drink = { $order ->
    [espresso] Expresso
    [ristretto] Ristretto
    [espresso-doppio] Expresso doppio
    [americano] Americano
    [caffe-latte] Caffè latte
    [latte-macchiato] Latte macchiato
    [con-panna] Con panna
    [einspanner] Einspänner
    [milk-tea] Chá com leite
    [cocoa] Chocolate quente
    [chocolate-latte] Latte de chocolate
    [iced-americano] Americano gelado
    [cold-brew] Cold brew
    [iced-caffe-latte] Caffè latte gelado
    [iced-einspanner] Einspänner gelado
    [iced-milk-tea] Chá com leite gelado
    [iced-cocoa] Chocolate gelado
    [iced-chocolate-latte] Latte de chocolate gelado
    [chocolate-shake] Milk-shake de chocolate
    [caramel-caffe-freddo] Caffè freddo de caramelo
    [caffe-mocha] Caffè mocha
    [mochaccino] Mochaccino
    [caramel-macchiato] Macchiato de caramelo
    [caramel-caffe-latte] Caffè latte de caramelo
    [green-tea] Chá verde
    [black-tea] Chá preto
    [iced-caffe-mocha] Caffè mocha gelado
    [iced-mochaccino] Mochaccino gelado
    [iced-caramel-macchiato] Macchiato de caramelo gelado
    [iced-caramel-caffe-latte] Caffè latte de caramelo gelado
    [caramel-frappe] Frappé de caramelo
    [iced-green-tea] Chá verde gelado
   *[iced-black-tea] Chá preto gelado
}
coffee-rush-ingredient = { $kind ->
    [coffee] café
    [milk] leite
    [steam] vapor
    [ice] gelo
    [chocolate] chocolate
    [caramel] caramelo
    [tea] chá
   *[water] água
}
coffee-rush-amount = { $what } ×{ $count }
coffee-rush-nothing = nada
coffee-rush-upgrade = { $upgrade ->
    [double-meeples] Meeples Duplos
    [diagonal] Movimento Diagonal
    [double-corners] Cantos Duplos
   *[double-specialties] Especialidades Duplas
}
coffee-rush-upgrade-does = { $upgrade ->
    [double-meeples] { $name }: 2 ingredientes onde há outro meeple
    [diagonal] { $name }: os passos também podem ser na diagonal
    [double-corners] { $name }: 2 ingredientes nos quatro cantos
   *[double-specialties] { $name }: 2 ingredientes em caramelo, chocolate, água e chá
}
coffee-rush-upgrades = Melhorias
coffee-rush-upgrade-up = ativada
coffee-rush-upgrade-planned = planejada para este turno
coffee-rush-upgrade-can = pode ser ativada agora por { $price } pedidos concluídos
coffee-rush-upgrade-later = pedidos concluídos: { $held } de { $price }

## O tabuleiro
coffee-rush-board = Tabuleiro de ingredientes
coffee-rush-square = { $square }: { $what }, { $left } na reserva
coffee-rush-square-barista = meeple de { $name }
coffee-rush-square-visit = passo { $number } do caminho
coffee-rush-square-gives = um passo aqui dá: { $what }
coffee-rush-square-rush = custa uma ficha de pressa
coffee-rush-square-passing = só de passagem
coffee-rush-square-walker = este meeple anda
coffee-rush-movers = Qual meeple anda
coffee-rush-mover = Meeple em { $square }

## O balcão
coffee-rush-counters = Bancada de quem
coffee-rush-counter-of = Bancada de { $name }
coffee-rush-orders-of = Pedidos de { $name }
coffee-rush-order = { $drink }: { $recipe }
coffee-rush-order-special = menu especial: dá uma ficha de pressa
coffee-rush-order-ready = pronto para servir
coffee-rush-leaves = { $turns ->
    [one] sai em { $turns } turno
   *[other] sai em { $turns } turnos
}
coffee-rush-leaves-short = { $turns ->
    [1] último turno!
    [one] { $turns } turno
   *[other] { $turns } turnos
}
coffee-rush-leaves-note = O pedido que sai da esteira vira penalidade
coffee-rush-cups-of = Xícaras de { $name }
coffee-rush-cup = Xícara { $cup }: { $content }
coffee-rush-cup-empty = vazia
coffee-rush-becomes = O que ainda dá para fazer na xícara { $cup }
coffee-rush-fits-nothing = Não combina com nenhum pedido
coffee-rush-lacks = { $drink }, falta: { $missing }
coffee-rush-pour-these = despejar na xícara { $cup }: { $what }
coffee-rush-pour-into = Despejar na xícara { $cup }: { $what }
coffee-rush-unpour = Tirar da xícara { $cup }: { $what }
coffee-rush-empty-cup = Esvaziar a xícara { $cup } no começo do turno
coffee-rush-serve = Servir
coffee-rush-serve-from = Servir da xícara { $cup }: { $drink }
coffee-rush-hand = Na mão
coffee-rush-hand-of = Mão de { $name }
coffee-rush-hand-empty = nada ainda
coffee-rush-best-pour = Melhor distribuição
coffee-rush-serve-all = Servir { $count }
coffee-rush-use-hint = Usar a dica
coffee-rush-fill-which = Xícara para: { $what }

## O plano
coffee-rush-plan = Plano do turno
coffee-rush-part-upgrade = Melhoria
coffee-rush-part-steps = Passos
coffee-rush-part-pour = Despejar
coffee-rush-part-serve = Servir
coffee-rush-rush-steps = { $count ->
    [one] mais { $count } passo por uma ficha de pressa
   *[other] mais { $count } passos, uma ficha de pressa cada
}
coffee-rush-take-back = Desfazer: { $part }

## O que a confirmação traz
coffee-rush-forecast = Se confirmar agora
coffee-rush-press-one = { $orders ->
    [one] servir { $served } → { $name }: +{ $orders } pedido
   *[other] servir { $served } → { $name }: +{ $orders } pedidos
}
coffee-rush-press-two = { $orders ->
    [one] servir { $served } → { $first } e { $second }: +{ $orders } pedido cada
   *[other] servir { $served } → { $first } e { $second }: +{ $orders } pedidos cada
}
coffee-rush-press-unequal = servir { $served } → { $first }: +{ $more }, { $second }: +{ $less }
coffee-rush-closes = a cafeteria fecha
coffee-rush-ready = { $count ->
    [one] { $count } xícara pronta para servir
   *[other] { $count } xícaras prontas para servir
}
coffee-rush-late = { $count ->
    [one] { $count } pedido sai da esteira: penalidades { $total } de { $most }
   *[other] { $count } pedidos saem da esteira: penalidades { $total } de { $most }
}
coffee-rush-goes-back = { $count ->
    [one] { $count } ingrediente não usado volta à reserva
   *[other] { $count } ingredientes não usados voltam à reserva
}

## A cafeteria
coffee-rush-deck = { $count ->
    [one] { $count } pedido no baralho
   *[other] { $count } pedidos no baralho
}
coffee-rush-deck-title = Pedidos que ainda podem vir
coffee-rush-deck-row = { $drink }: { $count }
coffee-rush-rush-supply = { $count ->
    [one] { $count } ficha de pressa na reserva
   *[other] { $count } fichas de pressa na reserva
}
coffee-rush-closed = { $why ->
    [deck-empty] A cafeteria fecha: o baralho acabou.
    [penalties] A cafeteria fecha: cinco penalidades.
   *[no-orders] A cafeteria fecha: ninguém mais tem pedidos.
}
coffee-rush-last-turns = { $count ->
    [1] Último turno!
    [one] Falta { $count } turno
   *[other] Faltam { $count } turnos
}

## Um jogador em resumo
coffee-rush-rating = avaliação { $count }
coffee-rush-served = pedidos concluídos guardados: { $count }
coffee-rush-rush = fichas de pressa: { $count }
coffee-rush-penalties = penalidades: { $count } de { $most }
coffee-rush-coming = { $count ->
    [one] +{ $count } pedido deste turno
   *[other] +{ $count } pedidos deste turno
}
coffee-rush-waiting = Pedidos por balcão: { $slots }

## Por que não
coffee-rush-refusal-game-over = a partida terminou
coffee-rush-refusal-orders-being-drawn = os pedidos ainda estão sendo distribuídos
coffee-rush-refusal-meeples-first = primeiro se colocam os meeples
coffee-rush-refusal-fill-first = primeiro escolha xícaras para os primeiros ingredientes
coffee-rush-refusal-set-up-is-over = a preparação já terminou
coffee-rush-refusal-fill-after-meeples = as xícaras se enchem quando todos os meeples estão no tabuleiro
coffee-rush-refusal-upgrade-comes-first = a melhoria é ativada no começo do turno
coffee-rush-refusal-pouring-has-begun = depois de despejar não se anda mais
coffee-rush-refusal-step-first = dê pelo menos um passo antes
coffee-rush-refusal-serving-has-begun = um pedido já foi servido: despejar vem antes de servir
coffee-rush-refusal-square-taken = { $square } está ocupada
coffee-rush-refusal-not-your-meeple = você não tem meeple em { $square }
coffee-rush-refusal-step-on = { $square } está ocupada: não dá para parar ali
coffee-rush-refusal-upgrade-is-up = “{ $upgrade }” já está ativada
coffee-rush-refusal-too-few-fulfilled = uma melhoria custa { $needed } pedidos concluídos, e você tem { $held }
coffee-rush-refusal-other-meeple-moves = só um meeple anda por turno: o de { $square }
coffee-rush-refusal-not-next = { $to } não fica ao lado de { $from }
coffee-rush-refusal-needs-diagonal = de { $from } a { $to } é diagonal: precisa de “Movimento Diagonal”
coffee-rush-refusal-no-step-left = { $steps ->
    [one] { $steps } passo dado e nenhuma ficha de pressa
   *[other] os { $steps } passos foram dados e não há ficha de pressa
}
coffee-rush-refusal-dead-end = { $square } está ocupada e não sobraria passo para sair
coffee-rush-refusal-cup-is-empty = a xícara { $cup } está vazia
coffee-rush-refusal-not-in-hand = não está na mão: { $what }
coffee-rush-refusal-no-such-order = não há “{ $drink }” no balcão { $slot }
coffee-rush-refusal-cup-needs = a xícara { $cup } ainda não é “{ $drink }”, falta: { $missing }
coffee-rush-refusal-cup-surplus = a xícara { $cup } não é “{ $drink }”, sobra: { $surplus }
coffee-rush-refusal-nothing-to-draw = agora ninguém pega pedidos
coffee-rush-refusal-wrong-seat-draws = agora outro jogador pega um pedido
coffee-rush-refusal-not-in-deck = não há mais “{ $drink }” no baralho

## O registro
coffee-rush-log-meeple = { $name } põe um meeple em { $square }
coffee-rush-log-upgrade = { $name } ativa a melhoria “{ $upgrade }”
coffee-rush-log-empty = { $name } esvazia a xícara { $cup }
coffee-rush-log-step = { $name } anda { $from }–{ $square } e pega: { $what }
coffee-rush-log-step-nothing = { $name } anda { $from }–{ $square }: a reserva acabou
coffee-rush-log-pour = { $name } despeja na xícara { $cup }: { $what }
coffee-rush-log-serve = { $name } serve “{ $drink }” da xícara { $cup } (balcão { $slot })
coffee-rush-log-serve-special = { $name } serve “{ $drink }” da xícara { $cup } (balcão { $slot }) e recebe uma ficha de pressa
coffee-rush-log-draw = { $name } recebe um pedido novo: { $drink }
coffee-rush-log-late = { $count ->
    [one] { $name } se atrasa com { $count } pedido: penalidades { $total } de { $most }
   *[other] { $name } se atrasa com { $count } pedidos: penalidades { $total } de { $most }
}

## A pontuação
coffee-rush-score-served = Pedidos concluídos guardados
coffee-rush-score-upgrades = Melhorias, 2 cada
coffee-rush-score-penalties = Penalidades
coffee-rush-score-rush = Fichas de pressa restantes
coffee-rush-score-tie-served = mais pedidos concluídos: { $served } (fichas de pressa: { $rush })
coffee-rush-score-tie-rush = mesmo número de pedidos concluídos ({ $served }), mais fichas de pressa: { $rush }
coffee-rush-score-tie-shared = pedidos concluídos e fichas de pressa iguais: vitória dividida

## Teclas
coffee-rush-key-walk = andar (na diagonal pelo teclado numérico)
coffee-rush-key-pour = despejar o ingrediente escolhido nesta xícara
coffee-rush-key-best = melhor distribuição
coffee-rush-key-serve = servir tudo o que está pronto
coffee-rush-key-look = ver a bancada do próximo jogador

## Walking by destination
coffee-rush-order-possible = possível com o caminho planejado
coffee-rush-square-away = { $count ->
    [one] a { $count } passo
   *[other] a { $count } passos
}
coffee-rush-square-makes = andando até aqui dá para preparar: { $drinks }
coffee-rush-pour-and-serve = Despejar e servir { $count }
coffee-rush-key-accept = despejar e servir como proposto

## Watching the others
coffee-rush-turn-served = { $name } vai até { $square } e serve { $drinks }
coffee-rush-turn-walked = { $name } vai até { $square }
coffee-rush-recap = O que os outros fizeram
coffee-rush-recap-yours = { $count ->
    [one] +{ $count } pedido para você
   *[other] +{ $count } pedidos para você
}
coffee-rush-recap-skip = Toque em qualquer lugar para pular

## Hints
coffee-rush-hint-walk = ir até { $square } e { $rest }
coffee-rush-hint-serve = servir { $drinks }: avaliação +{ $count }, e { $name } recebe { $count ->
    [one] { $count } pedido novo
   *[other] { $count } pedidos novos
}
coffee-rush-hint-save = servir { $drinks } a tempo, evitando { $saved ->
    [one] { $saved } penalidade
   *[other] { $saved } penalidades
}
coffee-rush-hint-collect = despejar nas xícaras para depois: { $what }
coffee-rush-hint-closer = despejar { $what }: para { $drink } faltará só { $missing }, com { $turns ->
    [one] { $turns } turno de prazo
   *[other] { $turns } turnos de prazo
}
coffee-rush-hint-upgrade = ativar a melhoria “{ $upgrade }” e depois { $rest }


## Why another turn was better
coffee-rush-reason-orders = Pedidos entregues: { $best } em vez de { $played }
coffee-rush-reason-penalties = Penalidades: { $best } em vez de { $played }
coffee-rush-reason-upgrades = Melhorias: { $best } em vez de { $played }
coffee-rush-reason-leaving = Pedidos que saem no próximo turno: { $best } em vez de { $played }
coffee-rush-reason-ingredients = Ingredientes úteis: { $best } em vez de { $played }
coffee-rush-reason-rush = Fichas: { $best } em vez de { $played }
