import { askFirst } from './askFirst.ts'
import { loadScreenAt } from './screens.ts'
import { showRoomCode } from './showRoomCode.ts'

// Runs before any library has come: what the first screen asks for, and the screen itself, are fetched along with them, not after them.
showRoomCode(location.pathname)
askFirst(location)
void loadScreenAt(location.pathname)
import('./main.tsx').catch(() => document.getElementById('missing')?.removeAttribute('hidden'))
