# What the page says about the game before anyone sits down.
patchwork-name = Пэчворк
patchwork-tagline = Два одеяла и один рынок ткани: выгодно покупайте, плотно шейте и следите за временем.
patchwork-option-track = Поле учёта времени
patchwork-option-track-revised = новое издание
patchwork-option-track-original = первое издание
