// Runs before the first paint, so that a chosen theme never flashes in the other one. The rest is src/lib/settings.
try {
  var settings = JSON.parse(localStorage.getItem('crema.settings') || '{}');
  if (settings.theme === 'light' || settings.theme === 'dark') document.documentElement.dataset.theme = settings.theme;
} catch {
  // Storage is closed to us: the system's theme will do.
}
