import { loadScreenAt } from './screens.ts'

// Runs before any library has come: the first screen is fetched along with them, not after them.
void loadScreenAt(location.pathname)
import('./main.tsx').catch(() => document.getElementById('missing')?.removeAttribute('hidden'))
