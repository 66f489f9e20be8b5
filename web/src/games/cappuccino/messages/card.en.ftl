# What the page says about the game before anyone sits down.
cappuccino-name = Cappuccino
cappuccino-tagline = Stack cup upon cup, cover the others, and don’t let the table break up into islands you don’t own.
cappuccino-option-expert = Expert set-up: the players place the cups themselves
