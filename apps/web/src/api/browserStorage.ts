/** The part of `localStorage` that is used, so that tests can stand a Map behind it. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What a browser keeps for us; where it closes its storage, everything is kept for this page's life only. */
export const browserStorage: TextStorage = openStorage()

function openStorage(): TextStorage {
  try {
    const probe = 'storageProbe'
    localStorage.setItem(probe, '1')
    localStorage.removeItem(probe)
    return localStorage
  } catch {
    return memoryStorage()
  }
}

/** A storage that forgets everything at the end. */
export function memoryStorage(): TextStorage {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  }
}
