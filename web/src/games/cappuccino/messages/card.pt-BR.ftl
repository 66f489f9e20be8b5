# What the page says about the game before anyone sits down.
cappuccino-name = Cappuccino
cappuccino-tagline = Empilhe xícara sobre xícara, cubra as dos outros e não deixe a mesa se partir em ilhas alheias.
cappuccino-option-expert = Para experientes: os jogadores dispõem as xícaras

## Opponents: a name, and how they play
cappuccino-name-first-day = Mo
cappuccino-manner-first-day = Pega o que está perto e não pensa além de um movimento. Para a sua primeira partida.
cappuccino-name-trainee = Tilda
cappuccino-manner-trainee = Percebe as ameaças, mas só as mais próximas. Para a segunda e a terceira partida.
cappuccino-name-regular = Juno
cappuccino-manner-regular = Protege as pilhas altas e esquece as pequenas. Para quem já conhece as regras.
cappuccino-name-barista = Basil
cappuccino-manner-barista = Espera o seu erro e leva a pilha inteira. Para quem já vence de vez em quando.
cappuccino-name-roaster = Isla
cappuccino-manner-roaster = Quando pode, leva as xícaras para onde ninguém alcança. Para quem gosta de briga aberta.
cappuccino-name-head-barista = Rufus
cappuccino-manner-head-barista = Deixa você sem movimentos, passo a passo. Para quem pensa dois movimentos à frente.
cappuccino-name-champion = Vera
cappuccino-manner-champion = Conta cada xícara até o fim. Para quem tem experiência.
cappuccino-name-maestro = Cosmo
cappuccino-manner-maestro = Sabe o resultado muito antes do último movimento. Para quem quer aprender do jeito difícil.
