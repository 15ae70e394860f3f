import type { TextStorage } from '../api/browserStorage.ts'
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

/** The copy, if one was left. */
export function readSnapshotCopy(key: string, storage: TextStorage): Snapshot | undefined {
  try {
    const value: unknown = JSON.parse(storage.getItem(keyOf(key)) ?? 'null')
    return typeof value === 'object' && value !== null && 'savedAt' in value ? (value as Snapshot) : undefined
  } catch {
    return undefined
  }
}

export function removeSnapshotCopy(key: string, storage: TextStorage): void {
  storage.removeItem(keyOf(key))
}
