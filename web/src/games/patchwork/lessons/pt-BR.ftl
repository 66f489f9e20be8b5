# Lessons of Patchwork.
patchwork-lessons-basics = Como jogar

## The aim
patchwork-lesson-aim = Cubra sua colcha: no fim, cada casa vazia tira 2 pontos. Pegue um retalho do mercado, coloque-o na colcha e confirme.
patchwork-lesson-aim-right = Menos casas vazias, melhor pontuação.
patchwork-lesson-aim-wrong = Avançar não cobre nada. Desfaça e pegue um retalho.

## What it costs
patchwork-lesson-cost = Um retalho custa botões e tempo: seu peão anda esses espaços. Compre o retalho que gasta menos tempo.
patchwork-lesson-cost-right = Só um espaço de tempo: você fica perto e logo joga de novo.
patchwork-lesson-cost-cheap = Esse custa menos botões, mas gasta mais tempo. Compare os relógios.
patchwork-lesson-cost-wrong = Avançar não compra nada. Escolha um retalho pelo relógio.

## Whose turn
patchwork-lesson-turn = Joga quem está atrás na trilha, até duas vezes seguidas. Você está 4 atrás: compre um retalho e continue atrás.
patchwork-lesson-turn-right = Você continua atrás, então joga de novo.
patchwork-lesson-turn-advance = Avançar leva você à frente do adversário, e a vez passa.
patchwork-lesson-turn-wrong = Esse retalho gasta mais de 4 espaços, e a vez passa. Pegue um mais rápido.

## Advancing
patchwork-lesson-advance = Sem botões? Avance: você passa o adversário e recebe um botão por espaço. Receba 4 ou mais.
patchwork-lesson-advance-right = Quatro espaços, quatro botões, e mais um de renda no caminho.
patchwork-lesson-advance-wrong = Um retalho de graça é bom, mas você fica sem botões. Aperte Avançar.

## Income
patchwork-lesson-income = Botões impressos no retalho são renda, paga quando seu peão cruza uma marca de botão. Compre um retalho com renda.
patchwork-lesson-income-right = Você cruzou a marca e já recebeu. Cada marca adiante paga de novo.
patchwork-lesson-income-advance = Você cruza a marca, mas sua colcha não tem renda.
patchwork-lesson-income-wrong = Esse retalho não tem botão impresso: a marca não paga nada.

## Leather
patchwork-lesson-leather = O primeiro peão a passar por um retalho de couro fica com ele: uma casa grátis. Passe e tape o buraco em b2.
patchwork-lesson-leather-right = Nenhum retalho de tecido caberia ali.
patchwork-lesson-leather-elsewhere = Essa casa outro retalho cobre depois. No buraco em b2 só cabe o couro.
patchwork-lesson-leather-wrong = Seu peão não passou pelo couro. Ande pelo menos 2 espaços.

## Seven by seven
patchwork-lesson-seven = O primeiro quadrado 7×7 completo ganha a ficha bônus: 7 pontos. Falta um retalho na colcha: costure-o.
patchwork-lesson-seven-right = 49 casas sem falha: a ficha bônus é sua.
patchwork-lesson-seven-wrong = O quadrado ainda tem um vão. Veja qual retalho tem exatamente essa forma.

## Counting
patchwork-lesson-count = A partida acaba com os dois peões no último espaço. Cada casa vale 2, cada botão 1. Vença nesta jogada.
patchwork-lesson-count-right = Cinco casas por um botão: 9 pontos a mais, e a partida é sua.
patchwork-lesson-count-advance = Avançar rende um botão ou dois; uma casa vazia custa o mesmo.
patchwork-lesson-count-wrong = Esse custa quase o que poupa. Procure mais casas por menos botões.

## Strategy
patchwork-lessons-compact = Costure sem folgas
patchwork-lesson-compact = Retalhos espalhados não formam um 7×7. Compre um e costure de modo que um só 7×7 tenha 9 casas cobertas.
patchwork-lesson-compact-right = Borda com borda: tudo trabalha para o mesmo quadrado.
patchwork-lesson-compact-wrong = Um só 7×7 não contém todas. Costure ao lado do que já existe.
patchwork-lessons-tempo = Duas vezes seguidas
patchwork-lesson-tempo = Você está 4 atrás. Compras rápidas mantêm a vez: planeje duas antes do adversário e confirme.
patchwork-lesson-tempo-right = Dois retalhos enquanto o adversário esperava: isso é ritmo.
patchwork-lesson-tempo-wrong = É só uma compra. Cuide dos botões e do tempo para caber a segunda.
patchwork-lessons-early = Renda cedo
patchwork-lesson-early = Há nove marcas pela frente, e cada uma paga toda a sua renda. Comece pelo retalho de maior renda.
patchwork-lesson-early-right = Renda 2 em nove marcas: 18 botões por 5.
patchwork-lesson-early-wrong = Isso não traz renda. No começo, renda vale mais que botões guardados.
patchwork-lessons-race = A corrida pelo couro
patchwork-lesson-race = O adversário passará pelo couro em seguida. Passe antes, avançando ou com um retalho mais lento, e coloque-o bem.
patchwork-lesson-race-right = Dois pontos para você, nenhum para o adversário.
patchwork-lesson-race-wrong = Seu peão ficou antes do couro: o adversário o leva.
patchwork-lessons-squares = Casas no fim
patchwork-lesson-squares = No fim o tempo não custa nada: só contam casas e botões. Ache a compra que vence já.
patchwork-lesson-squares-right = Seis casas por três botões, e o tempo já não importa.
patchwork-lesson-squares-wrong = Rende pouco. O dobro das casas menos o preço: qual é o maior?
