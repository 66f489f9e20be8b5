# Lessons of Cappuccino.
cappuccino-lessons-basics = Como jogar

## Cover
cappuccino-lesson-cover = Vermelhas e verdes são suas. A pilha é da xícara de cima. Levante uma xícara sua e cubra uma vizinha azul ou amarela.
cappuccino-lesson-cover-right = Agora as duas xícaras contam para você. Vence quem tem mais.
cappuccino-lesson-cover-wrong = Essa xícara já era sua. Cubra uma azul ou amarela.

## Own stacks
cappuccino-lesson-grow = Você também pode ir sobre pilhas suas. Uma só xícara não cobre uma pilha de duas: monte uma com xícaras suas.
cappuccino-lesson-grow-right = Pilhas altas são difíceis de tomar e tomam mais.
cappuccino-lesson-grow-wrong = Isso cobre uma xícara do adversário: bom, mas agora use duas suas.

## Height
cappuccino-lesson-height = A pilha levantada deve ser pelo menos tão alta quanto a de baixo. Cubra uma pilha de duas do adversário.
cappuccino-lesson-height-right = Duas xícaras mudam de lado em uma jogada.
cappuccino-lesson-height-one = Só uma xícara mudou de lado. Procure uma pilha de duas azul ou amarela ao lado da sua.
cappuccino-lesson-height-wrong = Nada mudou de lado: essas xícaras já eram suas.

## Islands
cappuccino-lesson-island = O lugar que você deixa fica vazio, e nada o atravessa. Faça a mesa se partir em duas ilhas.
cappuccino-lesson-island-right = Nada de fora alcança mais a ilha pequena.
cappuccino-lesson-island-wrong = Tudo ainda está ligado. Levante a pilha que sozinha une duas partes.

## Safe
cappuccino-lesson-safe = Xícaras que ninguém mais toma estão garantidas. Ache a jogada que garante mais: 19 ou mais.
cappuccino-lesson-safe-right = Uma jogada decide uma ilha inteira a seu favor.
cappuccino-lesson-safe-wrong = Menos xícaras ficam garantidas. Aponte para uma vizinha antes de pousar: o painel mostra o número.

## Counting
cappuccino-lesson-counting = A dois, só vale sua melhor cor: vermelha, agora 26 xícaras. Chegue a 27 ou mais.
cappuccino-lesson-counting-right = Mais vermelho por cima: é isso que conta.
cappuccino-lesson-counting-wrong = Essas xícaras foram para o verde, que não vai contar. Mova uma pilha vermelha.

## The end
cappuccino-lesson-end = A partida acaba quando ninguém pode jogar. Você tem três jogadas aqui, e uma delas perde: evite-a.
cappuccino-lesson-end-right = Contado até o fim: isso vence.
cappuccino-lesson-end-wrong = Essa perde. Veja o que o adversário pode cobrir depois.

## Strategy
cappuccino-lessons-tall = O maior prêmio
cappuccino-lesson-tall = No fim, uma pilha decide. Ache a jogada que traz pelo menos duas xícaras.
cappuccino-lesson-tall-right = Duas xícaras ganhas, duas a menos para o adversário.
cappuccino-lesson-tall-wrong = Isso rende menos. Compare a altura do que você pode cobrir.
cappuccino-lessons-own-island = Uma ilha sua
cappuccino-lesson-own-island = Quem faz a última jogada em uma ilha fica com ela. Leve suas xícaras garantidas a 37.
cappuccino-lesson-own-island-right = Essa ilha está decidida, a seu favor.
cappuccino-lesson-own-island-wrong = Menos xícaras ficam garantidas. Olhe as ilhas disputadas.
cappuccino-lessons-rescue = Primeiro onde queima
cappuccino-lesson-rescue = Jogue onde mais xícaras estão em disputa. Uma jogada leva as garantidas de 23 a 30.
cappuccino-lesson-rescue-right = Sete garantidas a mais: nada era tão urgente.
cappuccino-lesson-rescue-wrong = Isso pode esperar; o adversário, não. Onde há mais em jogo?
cappuccino-lessons-colour = Uma só cor
cappuccino-lesson-colour = São duas cores, só uma conta. A verde lidera com 28 xícaras: leve-a a 32.
cappuccino-lesson-colour-right = Quatro xícaras para a cor que conta.
cappuccino-lesson-colour-wrong = A verde ganha pouco assim. Sob uma xícara verde, até as vermelhas contam.
cappuccino-lessons-decide = Decidir uma ilha
cappuccino-lesson-decide = Uma ilha decidida não pede mais jogadas. Garanta 31 xícaras com esta.
cappuccino-lesson-decide-right = Decidida: suas próximas jogadas ficam para outras ilhas.
cappuccino-lesson-decide-wrong = Isso não decide nada, ou decide menos xícaras do que poderia.
