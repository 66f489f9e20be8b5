# What the page says about the game before anyone sits down.
cappuccino-name = Cappuccino
cappuccino-tagline = Stack cup upon cup, cover the others and do not let the table fall apart into islands that are not yours.
cappuccino-option-expert = Expert set-up: the players place the cups themselves
