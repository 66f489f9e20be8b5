# What the page says about the game before anyone sits down.
cappuccino-name = Капучино
cappuccino-tagline = Ставте чашку на чашку, накривайте чужі стоси й не дайте столу розпастися на чужі острівці.
cappuccino-option-expert = Для знавців: гравці розставляють чашки самі
