import { useSyncExternalStore } from 'react'

let isAsked = false
const listeners = new Set<() => void>()

function set(next: boolean): void {
  isAsked = next
  for (const listener of listeners) listener()
}

/** Asks before logging out: from then on this browser needs the number again, which is shown once more (rule 42). */
export const askLogout = (): void => set(true)

/** The question has been answered. */
export const closeLogoutQuestion = (): void => set(false)

/** Is a player asked whether to log out? */
export function useIsLogoutAsked(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isAsked,
  )
}
