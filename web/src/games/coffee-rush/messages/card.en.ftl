# What the page says about the game before anyone sits down.
coffee-rush-name = Coffee Rush
coffee-rush-tagline = Dash around the shop, fill your cups and serve in time: every drink you serve means new orders for your neighbours.
coffee-rush-option-less-luck = Less luck in the opening orders

## Opponents: a name, and how they play
coffee-rush-name-first-day = Toto
coffee-rush-manner-first-day = Wanders about and often walks past the right ingredient. For your very first shift.
coffee-rush-name-trainee = Mina
coffee-rush-manner-trainee = Fills cups in good order but loses track of the queue. For a second and a third game.
coffee-rush-name-regular = Dash
coffee-rush-manner-regular = Hands out drinks quickly and sometimes loses the thread. For those who know the rules.
coffee-rush-name-barista = Bruno
coffee-rush-manner-barista = Makes the most of every single turn. For those who win now and then.
coffee-rush-name-roaster = Ada
coffee-rush-manner-roaster = Now and then looks a turn ahead, and then surprises you. For those who know the upgrades.
coffee-rush-name-head-barista = Kofi
coffee-rush-manner-head-barista = Keeps the queue short and yours long. For those who plan their routes.
coffee-rush-name-champion = Sol
coffee-rush-manner-champion = Hardly ever makes a step too many. For experienced players.
coffee-rush-name-maestro = Grace
coffee-rush-manner-maestro = Has the next drink ready before you see the order. For those who want to learn the hard way.
