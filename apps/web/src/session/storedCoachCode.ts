import { useSyncExternalStore } from 'react'

import { browserStorage } from '../api/browserStorage.ts'

/** The browser's copy of a coach's code: it decides what is offered, never what is allowed (ruling 11). */
export const storedCoachCodeKey = 'coach_code'

const listeners = new Set<() => void>()

/** The coach code that is stored in this browser, if any. */
export function readStoredCoachCode(): string | undefined {
  return browserStorage.getItem(storedCoachCodeKey) ?? undefined
}

/** Keeps a coach's code for the next visit; undefined forgets. */
export function writeStoredCoachCode(code: string | undefined): void {
  if (code === undefined) browserStorage.removeItem(storedCoachCodeKey)
  else browserStorage.setItem(storedCoachCodeKey, code)
  for (const listener of listeners) listener()
}

/** The stored coach code, as this tab or another last wrote it. */
export function useStoredCoachCode(): string | undefined {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      removeEventListener('storage', listener)
    }
  }, readStoredCoachCode)
}
