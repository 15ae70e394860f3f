import type { TextStorage } from '../../api/browserStorage.ts'
import type { Snapshot } from './snapshot.ts'

const keyOf = (key: string) => `snapshot:${key}`

/**
 * A copy of a state in the browser's synchronous storage: a page that is being left may not live to see its database write end.
 * False where there is no room for it.
 */
export function writeSnapshotCopy(snapshot: Snapshot, storage: TextStorage): boolean {
  try {
    storage.setItem(keyOf(snapshot.key), JSON.stringify(snapshot))
    return true
  } catch {
    return false
  }
}

/** The copy, if one was left that can be read; what reads it is fetched with the first. */
export async function readSnapshotCopy(key: string, storage: TextStorage): Promise<Snapshot | undefined> {
  const text = storage.getItem(keyOf(key))
  if (text === null) return undefined
  try {
    const { readSnapshot } = await import('./readSnapshot.ts')
    return readSnapshot(JSON.parse(text))
  } catch {
    return undefined
  }
}

export function removeSnapshotCopy(key: string, storage: TextStorage): void {
  storage.removeItem(keyOf(key))
}
