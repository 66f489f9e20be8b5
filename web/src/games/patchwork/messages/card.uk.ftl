# What the page says about the game before anyone sits down.
patchwork-name = Печворк
patchwork-tagline = Дві ковдри й один ринок клаптиків: вигідно купуйте, щільно шийте та стежте за часом.
patchwork-option-track = Доріжка часу
patchwork-option-track-revised = нове видання
patchwork-option-track-original = перше видання
