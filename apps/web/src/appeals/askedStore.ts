import { useSyncExternalStore } from 'react'

/** What became of asking: a person will look, it waits for the network, or it was counted for a guest. */
export type Asked = 'waiting' | 'kept' | 'counted'

const asked = new Map<string, Asked>()
const listeners = new Set<() => void>()

/** Remembers, for this visit, that somebody asked about a mark. */
export function askedAbout(evaluationId: string, state: Asked): void {
  asked.set(evaluationId, state)
  for (const listener of listeners) listener()
}

/** What became of asking about this mark in this visit; undefined where nobody asked. */
export function useAskedAbout(evaluationId: string): Asked | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => asked.get(evaluationId),
  )
}
