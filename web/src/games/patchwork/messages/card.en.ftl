# What the page says about the game before anyone sits down.
patchwork-name = Patchwork
patchwork-tagline = Two quilts, one market of patches: buy well, sew tightly and keep an eye on the clock.
patchwork-option-track = Time track
patchwork-option-track-revised = newer printing
patchwork-option-track-original = first printing
