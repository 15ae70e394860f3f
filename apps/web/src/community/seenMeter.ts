import { browserStorage, type TextStorage } from '../api/browserStorage.ts'

const key = 'meter'

/** The meter's number that this browser has seen last; undefined where it saw none yet. */
export function readSeenMeter(storage: TextStorage = browserStorage): number | undefined {
  const text = storage.getItem(key) ?? ''
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined
}

export function writeSeenMeter(total: number, storage: TextStorage = browserStorage): void {
  storage.setItem(key, String(total))
}
