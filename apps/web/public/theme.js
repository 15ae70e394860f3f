// Runs before the first paint, so that a chosen theme never flashes and the waiting page shows its own headline.
const root = document.documentElement
root.dataset.at = location.pathname
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
} catch {
  // Storage is closed in this browser: the system's theme holds.
}
