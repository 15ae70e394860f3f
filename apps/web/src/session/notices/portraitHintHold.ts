import { useEffect } from 'react'

/** How many screens are shown over which nothing may open by itself. */
let holds = 0
const listeners = new Set<() => void>()

function change(by: 1 | -1): void {
  holds += by
  for (const listener of listeners) listener()
}

/** Is something shown over which the portrait hint must not open? */
export function isPortraitHintHeld(): boolean {
  return holds > 0
}

export function subscribeToPortraitHintHold(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Keeps the portrait hint away while this is shown: a question that is being answered isn't to be covered when a phone is turned,
 * and the way into a room has one dialog at most. */
export function useHoldPortraitHint(isHeld = true): void {
  useEffect(() => {
    if (!isHeld) return undefined
    change(1)
    return () => change(-1)
  }, [isHeld])
}
