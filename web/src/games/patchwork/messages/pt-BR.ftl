# Patchwork à mesa.

## O que se espera
patchwork-ask-buy = { $name }: compre um retalho ou avance
patchwork-ask-advance = { $name }: nenhum retalho pode ser comprado agora, avance
patchwork-ask-leather = { $name }: ponha o retalho de couro em uma casa vazia
patchwork-ask-sew = { $name }: costure o retalho ou devolva-o
patchwork-next-mover = Depois: { $name }
patchwork-ask-again = { $name }: confirme ou planeje também a próxima jogada
patchwork-how = Escolha um retalho e experimente-o na colcha. Nada é gasto até você confirmar.
patchwork-leather-now = Retalho de couro: escolha uma casa vazia da colcha.

## Peças
patchwork-cloth = { $patch ->
    [0] Bolinhas de mel
    [1] Listras azuis
    [2] Corações
    [3] Sarja verde
    [4] Vichy
    [5] Ondas
    [6] Estrelas
    [7] Grãos de café
    [8] Favo de mel
    [9] Pied-de-poule
    [10] Listras rosa
    [11] Folhas
    [12] Cerejas
    [13] Conchas
    [14] Cruzinhas
    [15] Trançado
    [16] Cítricos
    [17] Tartan
    [18] Florzinhas
    [19] Espinha de peixe
    [20] Argyle
    [21] Gotas
    [22] Luas
    [23] Janelinhas
    [24] Confete
    [25] Flocos de neve
    [26] Sianinha
    [27] Sinais de mais
    [28] Zigue-zague
    [29] Anéis
    [30] Tulipas
    [31] Triângulos
   *[other] Losangos
}
patchwork-patch = “{ $cloth }”: { $squares ->
    [one] { $squares } casa
   *[other] { $squares } casas
}, preço { $price }, tempo { $time }, renda { $income }
patchwork-leather = couro
patchwork-advance = Avançar
patchwork-buttons = { $count ->
    [one] { $count } botão
   *[other] { $count } botões
}
patchwork-income = renda { $count }
patchwork-empty = { $count ->
    [one] { $count } casa vazia
   *[other] { $count } casas vazias
}
patchwork-score-now = Pontuação agora
patchwork-seven = 7×7: { $covered } de 49
patchwork-has-tile = ficha bônus: +7

## O mercado
patchwork-options = O que { $name } pode fazer
patchwork-circle = Próximos retalhos
patchwork-later = Lugar { $place } no círculo: { $patch }
patchwork-fits = { $count ->
    [one] cabe em { $count } lugar
   *[other] cabe em { $count } lugares
}
patchwork-missing = { $count ->
    [one] falta { $count } botão
   *[other] faltam { $count } botões
}
patchwork-no-room = não cabe mais
patchwork-forecast-buttons = { $count ->
    [one] sobra { $count } botão
   *[other] sobram { $count } botões
}
patchwork-forecast-pay = { $count ->
    [one] { $count } botão por avançar
   *[other] { $count } botões por avançar
}
patchwork-forecast-income = { $count ->
    [one] { $count } botão de renda
   *[other] { $count } botões de renda
}
patchwork-forecast-leather = um retalho de couro
patchwork-next = { $who ->
    [again] { $name } joga de novo, { $behind ->
        [0] com o peão por cima
        [one] { $behind } espaço atrás
       *[other] { $behind } espaços atrás
    }
   *[other] depois joga { $name }, { $behind ->
        [0] com o peão por cima
        [one] { $behind } espaço atrás
       *[other] { $behind } espaços atrás
    }
}
patchwork-next-over = fim da partida

## O retalho na mão
patchwork-hand = Retalho na mão
patchwork-rotate = Girar
patchwork-flip = Virar
patchwork-show-fits = Encaixes
patchwork-put-back = Devolver
patchwork-place = Colocar
patchwork-verdict-fits = Cabe aqui
patchwork-after-score = pontuação { $before } → { $after }
patchwork-after-seven = 7×7: { $before } → { $after } de 49
patchwork-after-tile = ficha bônus: +7
patchwork-ways = { $count ->
    [one] { $count } lugar no total
   *[other] { $count } lugares no total
}
patchwork-way = { $count ->
    [one] Posição { $number }: cabe em { $count } lugar
   *[other] Posição { $number }: cabe em { $count } lugares
}

## A colcha
patchwork-quilts = De quem é a colcha
patchwork-quilt-of = Colcha: { $name }
patchwork-square-empty = { $square }: vazia
patchwork-square-covered = { $square }: { $what }
patchwork-square-planned = { $square }: { $what }, ainda sem confirmar; pegar de novo
patchwork-square-fits = { $square }: cabe aqui
patchwork-square-clash = { $square }: não cabe, { $why }

## A trilha do tempo
patchwork-track = Trilha do tempo
patchwork-track-token = { $name }: espaço { $space } de { $last }
patchwork-track-income = Renda antes dos espaços { $spaces }
patchwork-track-leather = Couro antes dos espaços { $spaces }

## Por que não
patchwork-refusal-game-over = a partida terminou
patchwork-refusal-leather-first = primeiro ponha o retalho de couro
patchwork-refusal-no-leather = não há retalho de couro para pôr
patchwork-refusal-not-offered = “{ $cloth }” não está entre os três próximos retalhos
patchwork-refusal-too-few-buttons = { $missing ->
    [one] custa { $price }: falta { $missing } botão
   *[other] custa { $price }: faltam { $missing } botões
}
patchwork-refusal-covered = { $count ->
    [one] a casa { $squares } já está coberta
   *[other] as casas { $squares } já estão cobertas
}

## O registro
patchwork-log-buy = { $price ->
    [0] { $name } leva “{ $cloth }” de graça, tempo { $time }, e costura em { $squares }
    [one] { $name } compra “{ $cloth }” por { $price } botão, tempo { $time }, e costura em { $squares }
   *[other] { $name } compra “{ $cloth }” por { $price } botões, tempo { $time }, e costura em { $squares }
}
patchwork-log-advance = { $count ->
    [one] { $name } avança { $count } espaço até { $space } e recebe { $count } botão
   *[other] { $name } avança { $count } espaços até { $space } e recebe { $count } botões
}
patchwork-log-income = { $count ->
    [one] { $name } recebe { $count } botão de renda
   *[other] { $name } recebe { $count } botões de renda
}
patchwork-log-leather-taken = { $name } pega um retalho de couro
patchwork-log-leather = { $name } costura o retalho de couro em { $square }
patchwork-log-tile = { $name } completa um quadrado 7×7 e ganha a ficha bônus

## O placar
patchwork-score-buttons = Botões
patchwork-score-tile = Ficha bônus (7×7)
patchwork-score-empty = Casas vazias, −2 cada
patchwork-score-tie = vence quem chegou primeiro ao último espaço

## Teclas
patchwork-key-pick = pegar um retalho
patchwork-key-advance = avançar
patchwork-key-rotate = girar (com Shift, para a esquerda; ou a roda)
patchwork-key-flip = virar (ou a roda com Shift)
patchwork-key-next = próximo lugar em que cabe
patchwork-key-fits = mostrar todos os encaixes
patchwork-key-quilt = ver a outra colcha

## Hints
patchwork-hint-buy = comprar “{ $cloth }”: { $facts }
patchwork-hint-advance = avançar: { $facts }
patchwork-hint-leather = retalho de couro em { $square }: { $facts }
patchwork-hint-points = { $count ->
    [one] +{ $count } ponto
   *[other] +{ $count } pontos
}
patchwork-hint-income = renda +{ $count }
patchwork-hint-leather-first = o retalho de couro antes de { $name }
patchwork-hint-again = você joga de novo
patchwork-hint-denied = { $name } poderia comprá-lo
patchwork-hint-least = o resto sai mais caro

## Why another turn was better
patchwork-reason-buttons = Botões: { $best } em vez de { $played }
patchwork-reason-income = Renda: { $best } em vez de { $played }
patchwork-reason-empty = Casas vazias: { $best } em vez de { $played }
patchwork-reason-holes = Casas que nenhum retalho preenche: { $best } em vez de { $played }
patchwork-reason-tile = Bônus 7×7: { $best } em vez de { $played }
patchwork-reason-square = Coberto do 7×7: { $best } em vez de { $played }
patchwork-reason-tempo = Tempo restante: { $best } em vez de { $played }
