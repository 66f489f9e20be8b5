# What the page says about the game before anyone sits down.
patchwork-name = Patchwork
patchwork-tagline = Duas colchas e um só mercado de retalhos: compre bem, costure sem folgas e fique de olho no relógio.
patchwork-option-track = Trilha do tempo
patchwork-option-track-revised = impressão nova
patchwork-option-track-original = primeira impressão
