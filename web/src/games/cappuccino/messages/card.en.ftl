# What the page says about the game before anyone sits down.
cappuccino-name = Cappuccino
cappuccino-tagline = Stack cup upon cup, cover the others, and don’t let the table break up into islands you don’t own.
cappuccino-option-expert = Expert set-up: the players place the cups themselves

## Opponents: a name, and how they play
cappuccino-name-first-day = Mo
cappuccino-manner-first-day = Takes what is near and thinks no further than one move. For your very first game.
cappuccino-name-trainee = Tilda
cappuccino-manner-trainee = Sees your threats, but only the closest ones. For a second and a third game.
cappuccino-name-regular = Juno
cappuccino-manner-regular = Guards tall stacks and forgets the small ones. For those who know the rules.
cappuccino-name-barista = Basil
cappuccino-manner-barista = Waits for your mistake and then takes the whole stack. For those who win now and then.
cappuccino-name-roaster = Isla
cappuccino-manner-roaster = Brings cups out of everybody’s reach when it can. For those who like open fights.
cappuccino-name-head-barista = Rufus
cappuccino-manner-head-barista = Leaves you without moves, step by step. For those who think two moves ahead.
cappuccino-name-champion = Vera
cappuccino-manner-champion = Counts every cup to the end. For experienced players.
cappuccino-name-maestro = Cosmo
cappuccino-manner-maestro = Knows the result long before the last move. For those who want to learn the hard way.
