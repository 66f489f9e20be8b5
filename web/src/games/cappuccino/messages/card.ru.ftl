# What the page says about the game before anyone sits down.
cappuccino-name = Капучино
cappuccino-tagline = Ставьте чашку на чашку, накрывайте чужие стопки и не дайте столу распасться на чужие островки.
cappuccino-option-expert = Для знатоков: игроки расставляют чашки сами
