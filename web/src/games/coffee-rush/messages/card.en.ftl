# What the page says about the game before anyone sits down.
coffee-rush-name = Coffee Rush
coffee-rush-tagline = Dash around the shop, fill your cups and serve in time: every drink you serve means new orders for your neighbours.
coffee-rush-option-less-luck = Less luck in the opening orders
