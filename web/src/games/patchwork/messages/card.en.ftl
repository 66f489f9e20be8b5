# What the page says about the game before anyone sits down.
patchwork-name = Patchwork
patchwork-tagline = Two quilts, one market of patches: buy well, sew tightly and keep an eye on the clock.
patchwork-option-track = Time track
patchwork-option-track-revised = newer printing
patchwork-option-track-original = first printing

## Opponents: a name, and how they play
patchwork-name-first-day = Pip
patchwork-manner-first-day = Takes whatever patch looks nice and often forgets the buttons. For your very first quilt.
patchwork-name-trainee = Clover
patchwork-manner-trainee = Sews in a hurry and leaves gaps. For a second and a third game.
patchwork-name-regular = Biscuit
patchwork-manner-regular = Fits patches neatly but rarely thinks of the next one. For those who know the rules.
patchwork-name-barista = Maple
patchwork-manner-barista = Watches the time and takes the patch you were waiting for. For those who win now and then.
patchwork-name-roaster = Penny
patchwork-manner-roaster = Weighs income against time before every patch. For those who can count buttons.
patchwork-name-head-barista = Otto
patchwork-manner-head-barista = Leaves few gaps and little to chance. For those who like a close finish.
patchwork-name-champion = Quill
patchwork-manner-champion = Plans several patches ahead and wastes nothing. For experienced quilters.
patchwork-name-maestro = Noor
patchwork-manner-maestro = Sees the last patch from the first one. For those who want to learn the hard way.
