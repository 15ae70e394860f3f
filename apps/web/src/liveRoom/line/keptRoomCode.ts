import { browserStorage } from '../../api/browserStorage.ts'
import { roomSessionKey } from './roomSessionKey.ts'

/** The code of the room that this tab, else this browser, keeps a seat in; undefined without one. `readRoomSession` reads all of it. */
export function keptRoomCode(): string | undefined {
  try {
    const text = sessionStorage.getItem(roomSessionKey) ?? browserStorage.getItem(roomSessionKey)
    const { roomCode } = JSON.parse(text ?? '{}') as { roomCode?: unknown }
    return typeof roomCode === 'string' ? roomCode : undefined
  } catch {
    return undefined
  }
}
