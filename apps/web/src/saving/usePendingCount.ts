import { useSyncExternalStore } from 'react'

import { readPendingSaves } from './pendingSaves.ts'

const counted = new Map<string, number>()
const listeners = new Set<() => void>()

/** Counts anew what waits: called after each attempt to send, so that an answer on its way is not yet told as waiting. */
export function recountPending(): void {
  counted.clear()
  for (const listener of listeners) listener()
}

function countOf(playerCode: string): number {
  const count = counted.get(playerCode) ?? readPendingSaves(playerCode).length
  counted.set(playerCode, count)
  return count
}

/** How many of this player's answers wait in this browser because they could not be saved. */
export function usePendingCount(playerCode: string | undefined): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => (playerCode === undefined ? 0 : countOf(playerCode)),
  )
}
