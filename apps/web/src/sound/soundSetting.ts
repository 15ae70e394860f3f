import { useSyncExternalStore } from 'react'

import { browserStorage } from '../api/browserStorage.ts'

const key = 'sounds'
const listeners = new Set<() => void>()

/** Has this browser's visitor switched sounds on? They are off until then (rule 213). */
export const isSoundOn = (): boolean => browserStorage.getItem(key) === 'on'

/** Switches sounds on or off for this browser. */
export function switchSound(isOn: boolean): void {
  if (isOn) browserStorage.setItem(key, 'on')
  else browserStorage.removeItem(key)
  for (const listener of listeners) listener()
}

/** The same for a screen that shows it. */
export function useIsSoundOn(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, isSoundOn)
}
