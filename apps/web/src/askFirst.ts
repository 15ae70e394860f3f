import { earlyReplies } from './api/earlyReplies.ts'
import { seasonName } from './api/seasonName.ts'
import { paths } from './paths.ts'
import { readStoredPlayer } from './session/storedPlayer.ts'

/** Asks for what the screen of an address will want first, before the libraries that show it have come. */
export function askFirst(pathname: string): void {
  const season = seasonName()
  earlyReplies.ask('/api/session', {})
  earlyReplies.ask('/api/season', { season })
  if (pathname !== paths.home) return
  if (readStoredPlayer() === undefined) earlyReplies.ask('/api/round', { of: 'mixed', size: '5', season })
  else earlyReplies.ask('/api/today', { season })
}
