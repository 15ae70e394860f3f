import { browserStorage } from '../../api/browserStorage.ts'
import { roomSessionKey } from './roomSessionKey.ts'

/** The room that this tab, else this browser, keeps a seat in, and whose it is; undefined without one. `readRoomSession` reads it all. */
export function keptRoom(): { roomCode: string; userId: string } | undefined {
  try {
    const text = sessionStorage.getItem(roomSessionKey) ?? browserStorage.getItem(roomSessionKey)
    const { roomCode, userId } = JSON.parse(text ?? '{}') as { roomCode?: unknown; userId?: unknown }
    return typeof roomCode === 'string' && typeof userId === 'string' ? { roomCode, userId } : undefined
  } catch {
    return undefined
  }
}
