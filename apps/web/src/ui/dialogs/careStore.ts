import { useSyncExternalStore } from 'react'

let shown: string | undefined
const listeners = new Set<() => void>()

/** Shows kind words to a child in need until they are put away; `undefined` puts them away (rule 50). */
export function showCare(text: string | undefined): void {
  shown = text
  for (const listener of listeners) listener()
}

/** The kind words that are shown, if any are. */
export function useCare(): string | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => shown,
  )
}
