import { useSyncExternalStore } from 'react'

import { browserStorage, type TextStorage } from '../../api/browserStorage.ts'
import { authStateChanged } from '../authStateChanged.ts'

/** The browser's copy of a coach's code: it decides what is offered, never what is allowed (rule 11). */
export const storedCoachCodeKey = 'coach_code'

/** The coach code that is stored in this browser, undefined without one; what can't be one is none. */
export function readStoredCoachCode(storage: TextStorage = browserStorage): string | undefined {
  const text = storage.getItem(storedCoachCodeKey)
  return text !== null && /^\d{4}$/.test(text) ? text : undefined
}

/** Keeps a coach's code for the next visit; undefined forgets. */
export function writeStoredCoachCode(code: string | undefined): void {
  if (code === undefined) browserStorage.removeItem(storedCoachCodeKey)
  else browserStorage.setItem(storedCoachCodeKey, code)
}

/** The coach code that is stored in this browser: read again when another tab changes it, or this one raises `authStateChanged`. */
export function useStoredCoachCode(): string | undefined {
  return useSyncExternalStore(
    (listener) => {
      addEventListener(authStateChanged, listener)
      addEventListener('storage', listener)
      return () => {
        removeEventListener(authStateChanged, listener)
        removeEventListener('storage', listener)
      }
    },
    () => readStoredCoachCode(),
  )
}
