import { useSyncExternalStore } from 'react'

import { browserStorage } from '../api/browserStorage.ts'

const key = 'divine-name'
const listeners = new Set<() => void>()

/** Does this browser show God's name as the LORD? It stands as the edition has it until then (rule 249). */
const isNameAsLord = (): boolean => browserStorage.getItem(key) === 'lord'

/** Has this browser show God's name as the LORD, or as the edition has it. */
export function showNameAsLord(isOn: boolean): void {
  if (isOn) browserStorage.setItem(key, 'lord')
  else browserStorage.removeItem(key)
  for (const listener of listeners) listener()
}

/** The same for a screen that shows verses. */
export function useIsNameAsLord(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, isNameAsLord)
}
