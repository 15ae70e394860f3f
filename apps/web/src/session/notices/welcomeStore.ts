import { useSyncExternalStore } from 'react'

/**
 * Whether the welcome dialog is open, closed by the visitor, or up to the rules of rule 115: anybody may open it again.
 */
type Welcome = 'automatic' | 'open' | 'closed'

let state: Welcome = 'automatic'
const listeners = new Set<() => void>()

/** Opens or closes the welcome dialog. */
export function setWelcome(next: 'open' | 'closed'): void {
  state = next
  for (const listener of listeners) listener()
}

export function useWelcome(): Welcome {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => state,
  )
}
