import { browserStorage, type TextStorage } from '../api/browserStorage.ts'

/** The browser's copy of who is signed in: a cache that is never trusted (rule 11). */
export const storedPlayerKey = 'currentPlayer'

export type StoredPlayer = { playerCode: string; id?: string }

/** Who was signed in here last; a value that can't be read is reported and removed (rule 115). */
export function readStoredPlayer(storage: TextStorage = browserStorage): StoredPlayer | undefined {
  const text = storage.getItem(storedPlayerKey)
  if (text === null) return undefined
  try {
    const value: unknown = JSON.parse(text)
    if (isStoredPlayer(value)) return value
    throw new TypeError('no player code in it')
  } catch (cause) {
    reportError(new Error('The stored player was unreadable and has been removed', { cause }))
    storage.removeItem(storedPlayerKey)
    return undefined
  }
}

/** Keeps the player for the next visit; undefined forgets. */
export function writeStoredPlayer(player: StoredPlayer | undefined, storage: TextStorage = browserStorage): void {
  if (player === undefined) storage.removeItem(storedPlayerKey)
  else storage.setItem(storedPlayerKey, JSON.stringify(player))
}

function isStoredPlayer(value: unknown): value is StoredPlayer {
  return (
    typeof value === 'object' &&
    value !== null &&
    'playerCode' in value &&
    typeof value.playerCode === 'string' &&
    /^[A-Z0-9]{1,20}$/.test(value.playerCode) &&
    (!('id' in value) || typeof value.id === 'string')
  )
}
