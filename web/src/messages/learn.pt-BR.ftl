# Lessons, around the boards.
learn-coach = A lição
learn-step = Passo { $number } de { $count }:
learn-right = Certo!
learn-wrong = Ainda não.
learn-answered = Muito bem: siga para o próximo passo
learn-next = Continuar
learn-show = Mostrar
learn-show-play = Jogar assim
learn-skip = Pular
learn-done = Lição concluída: { $lesson }
learn-again = De novo
learn-all = Todas as lições
learn-next-lesson = Próxima lição: { $lesson }

## The lessons of a game
learn-basics = Desde o começo
learn-strategy = Jogar melhor
learn-steps = { $count ->
    [one] { $count } passo
   *[other] { $count } passos
}
learn-at = Parou no passo { $number } de { $count }
learn-finished = Concluída
learn-begin = Começar
learn-resume = Continuar
learn-open-named = { $act }: { $lesson }

## The first game
learn-first-game = Sua primeira partida, com dicas
learn-first-game-about = Contra o robô mais gentil, com uma sugestão a cada turno.
learn-suggestion = Uma ideia: { $move }
learn-planned = Veja o que seu plano faria; depois confirme ou desfaça.
learn-thinking = A sugestão aparece na sua vez.

## A position to win
learn-win = Uma decisão define esta partida, e ela é sua. Encontre o turno que vence.
learn-win-right = Isso vence a partida.
learn-win-wrong = Isso não basta para vencer. Conte de novo os dois lados.
