# What the page says about the game before anyone sits down.
coffee-rush-name = Coffee Rush
coffee-rush-tagline = Run between the counters, fill the cups and serve in time: every drink you serve lands on your neighbours.
coffee-rush-option-less-luck = Less luck in the opening orders
