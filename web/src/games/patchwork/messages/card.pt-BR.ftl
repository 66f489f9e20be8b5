# What the page says about the game before anyone sits down.
patchwork-name = Patchwork
patchwork-tagline = Duas colchas e um só mercado de retalhos: compre bem, costure sem folgas e fique de olho no relógio.
patchwork-option-track = Trilha do tempo
patchwork-option-track-revised = impressão nova
patchwork-option-track-original = primeira impressão

## Opponents: a name, and how they play
patchwork-name-first-day = Pip
patchwork-manner-first-day = Pega o retalho mais bonito e esquece os botões. Para a sua primeira colcha.
patchwork-name-trainee = Clover
patchwork-manner-trainee = Costura com pressa e deixa buracos. Para a segunda e a terceira partida.
patchwork-name-regular = Biscuit
patchwork-manner-regular = Encaixa bem os retalhos, mas quase nunca pensa no próximo. Para quem já conhece as regras.
patchwork-name-barista = Maple
patchwork-manner-barista = Fica de olho no tempo e leva o retalho que você esperava. Para quem já vence de vez em quando.
patchwork-name-roaster = Penny
patchwork-manner-roaster = Pesa renda e tempo antes de cada compra. Para quem sabe contar botões.
patchwork-name-head-barista = Otto
patchwork-manner-head-barista = Deixa poucos buracos e pouco ao acaso. Para quem gosta de finais apertados.
patchwork-name-champion = Quill
patchwork-manner-champion = Planeja vários retalhos à frente e não desperdiça nada. Para quem tem experiência.
patchwork-name-maestro = Noor
patchwork-manner-maestro = Vê o último retalho desde o primeiro. Para quem quer aprender do jeito difícil.
