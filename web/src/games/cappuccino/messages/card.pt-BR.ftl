# What the page says about the game before anyone sits down.
cappuccino-name = Cappuccino
cappuccino-tagline = Empilhe xícara sobre xícara, cubra as dos outros e não deixe a mesa se partir em ilhas alheias.
cappuccino-option-expert = Para experientes: os jogadores dispõem as xícaras
