# Cappuccino à mesa.

## O que se espera
cappuccino-ask-move = { $name }: levante uma das suas pilhas
cappuccino-ask-land = { $name }: ponha a pilha sobre uma vizinha marcada ou devolva-a
cappuccino-ask-again = { $name }: confirme ou planeje também a próxima jogada
cappuccino-ask-place = { $name }: coloque uma xícara
cappuccino-how = Escolha uma pilha sua e depois a vizinha sobre a qual colocá-la.
cappuccino-how-place = Escolha um lugar marcado para a próxima xícara.
cappuccino-how-look = Escolha uma pilha para vê-la de lado.

## As xícaras
cappuccino-colour = { $colour ->
    [red] vermelha
    [blue] azul
    [green] verde
   *[yellow] amarela
}
cappuccino-colour-onto = { $colour ->
    [red] vermelha
    [blue] azul
    [green] verde
   *[yellow] amarela
}
cappuccino-colour-cup = { $colour ->
    [red] vermelha
    [blue] azul
    [green] verde
   *[yellow] amarela
}
cappuccino-stack = { $count ->
    [one] { $colour }, { $count } xícara
   *[other] { $colour }, { $count } xícaras
}

## O favo em voz alta
cappuccino-comb = Xícaras na mesa
cappuccino-cell = { $stack }, { $owner }{ $safe ->
    [yes] , segura
   *[no] { "" }
}{ $threats ->
    [0] { "" }
    [one] , { $threats } pilha pode tomá-la
   *[other] , { $threats } pilhas podem tomá-la
}; lugar { $cell }
cappuccino-cell-landing = { $stack }; aqui a altura passa a { $height }
cappuccino-cell-lifted = { $stack }; levantada, escolha onde colocá-la
cappuccino-cell-planned = { $stack }; ainda sem confirmar, escolha para voltar atrás
cappuccino-cell-free = Lugar livre { $cell }
cappuccino-lifted = { $count ->
    [one] Pilha levantada: { $stack }. { $count } vizinha possível.
   *[other] Pilha levantada: { $stack }. { $count } vizinhas possíveis.
}
cappuccino-put-back = Devolver

## A pilha de lado
cappuccino-panel = Pilha escolhida
cappuccino-owner = De quem é: { $name }
cappuccino-safe = Segura: ninguém mais pode tomá-la
cappuccino-unthreatened = Agora ninguém pode tomá-la
cappuccino-threats = { $count ->
    [one] Ameaça de { $names }: { $count } pilha
   *[other] Ameaça de { $names }: { $count } pilhas
}
cappuccino-landings = { $count ->
    [0] Não se move: só tem vizinhas mais altas, ou nenhuma
    [one] Pode ir para { $count } vizinha
   *[other] Pode ir para { $count } vizinhas
}
cappuccino-sum = { $lifted } + { $below } = { $total }
cappuccino-sure-change = Xícaras garantidas, { $name }: { $before } → { $after }
cappuccino-islands-change = Ilhas: { $before } → { $after }

## Ilhas
cappuccino-islands = Ilhas
cappuccino-status-contested = disputada
cappuccino-status-decided = decidida
cappuccino-status-dead = parada
cappuccino-meaning-contested = Disputada: ainda não se sabe de quem serão as xícaras
cappuccino-meaning-decided = Decidida: jogue-se como for, o resultado não muda
cappuccino-meaning-dead = Parada: aqui ninguém mais pode jogar
cappuccino-island-count = { $status }: { $count ->
    [one] { $count } ilha
   *[other] { $count } ilhas
}, { $cups ->
    [one] { $cups } xícara
   *[other] { $cups } xícaras
}
cappuccino-show-threats = Ameaças
cappuccino-all-threats = Todas as ameaças: { $count }

## A preparação
cappuccino-choose-colour = Qual xícara
cappuccino-left = { $count ->
    [one] resta { $count }
   *[other] restam { $count }
}

## Jogadores
cappuccino-score-now = { $count ->
    [one] { $count } xícara agora
   *[other] { $count } xícaras agora
}
cappuccino-sure = { $count ->
    [one] { $count } garantida
   *[other] { $count } garantidas
}
cappuccino-at-risk = { $count ->
    [one] { $count } em risco
   *[other] { $count } em risco
}
cappuccino-counts = vale
cappuccino-out = sem jogadas

## Por que não
cappuccino-refusal-game-over = a partida terminou
cappuccino-refusal-not-placing = todas as xícaras já estão na mesa
cappuccino-refusal-still-placing = { $count ->
    [one] ainda falta colocar { $count } xícara
   *[other] ainda falta colocar { $count } xícaras
}
cappuccino-refusal-no-stack = não há pilha no lugar { $cell }
cappuccino-refusal-not-yours = a xícara de cima é { $colour }: levante só as suas pilhas
cappuccino-refusal-not-adjacent = uma pilha só vai para uma das seis vizinhas
cappuccino-refusal-too-low = a pilha levantada tem altura { $height } e a outra { $target }: ela não pode ser mais baixa
cappuccino-refusal-not-your-colour = a xícara { $colour } não é sua
cappuccino-refusal-colour-used-up = não resta xícara { $colour }: use a outra cor
cappuccino-refusal-occupied = já há uma xícara no lugar { $cell }
cappuccino-refusal-first-in-centre = a primeira xícara vai no centro
cappuccino-refusal-touches-too-few = a xícara encostaria só em { $touches }; precisa encostar em pelo menos { $needed }

## O registro
cappuccino-log-place = { $name } coloca uma xícara { $colour } em { $cell }
cappuccino-log-move = { $name } move a pilha { $colour } ({ $height }) de { $from } para cima da própria pilha { $onto } ({ $below }) em { $to }: agora com altura { $total }
cappuccino-log-capture = { $name }: a pilha { $colour } ({ $height }) de { $from } toma a pilha { $onto } ({ $below }) de { $owner } em { $to }: agora com altura { $total }
cappuccino-log-islands = { $count ->
    [one] Agora há { $count } ilha
   *[other] A mesa se parte: agora há { $count } ilhas
}
cappuccino-log-out = { $name } não tem mais jogadas

## O placar
cappuccino-score-counted = { $colour ->
    [red] Xícaras vermelhas
    [blue] Xícaras azuis
    [green] Xícaras verdes
   *[yellow] Xícaras amarelas
}: valem
cappuccino-score-uncounted = { $colour ->
    [red] Xícaras vermelhas
    [blue] Xícaras azuis
    [green] Xícaras verdes
   *[yellow] Xícaras amarelas
}: não valem
cappuccino-score-stacks = Pilhas próprias
cappuccino-score-tallest = A mais alta delas
cappuccino-score-tie = o número de xícaras é igual, então a vitória é dividida

## Teclas
cappuccino-key-neighbours = para as seis vizinhas
cappuccino-key-next = próxima pilha que se pode levantar ou cobrir
cappuccino-key-threats = mostrar quem pode tomar suas pilhas
cappuccino-key-colour = na preparação: escolher a cor; em um lugar livre, colocar a xícara
cappuccino-key-back = devolver a pilha levantada

## Hints
cappuccino-hint-move = { $colour } { $height } sobre { $onto } { $below }: { $facts }
cappuccino-hint-place = uma xícara { $colour } aqui: { $facts }
cappuccino-hint-takes = { $name } perde { $count ->
    [one] { $count } xícara
   *[other] { $count } xícaras
}
cappuccino-hint-secures = { $count ->
    [one] mais { $count } xícara garantida
   *[other] mais { $count } xícaras garantidas
}
cappuccino-hint-rescues = { $count ->
    [one] { $count } xícara sai do alcance dos outros
   *[other] { $count } xícaras saem do alcance dos outros
}
cappuccino-hint-denies = { $count ->
    [one] { $name } fica com { $count } xícara garantida a menos
   *[other] { $name } fica com { $count } xícaras garantidas a menos
}
cappuccino-hint-least = qualquer outra jogada entrega mais
cappuccino-hint-near = { $own ->
    [0] nenhuma das suas xícaras ao lado
    [one] ao lado de { $own } das suas xícaras
   *[other] ao lado de { $own } das suas xícaras
}
cappuccino-hint-prey = { $count ->
    [one] { $count } xícara de outro jogador para capturar
   *[other] { $count } xícaras de outros para capturar
}

## Why another turn was better
cappuccino-reason-safe = Xícaras seguras: { $best } em vez de { $played }
cappuccino-reason-theirSafe = Xícaras seguras dos rivais: { $best } em vez de { $played }
cappuccino-reason-islands = Xícaras em ilhas ganhas: { $best } em vez de { $played }
cappuccino-reason-cups = Xícaras nas pilhas: { $best } em vez de { $played }
cappuccino-reason-moves = Jogadas restantes: { $best } em vez de { $played }
