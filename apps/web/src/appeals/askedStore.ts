import { useSyncExternalStore } from 'react'

import type { Doubted } from './doubted.ts'

/** What became of asking: a person will look, it waits for the network, or it was counted for a guest. */
export type Asked = 'waiting' | 'kept' | 'counted'

const asked = new Map<string, Asked>()
const listeners = new Set<() => void>()
const keyOf = (about: Doubted) => Object.values(about).join(' ')

/** Remembers, for this visit, that somebody asked about a mark. */
export function askedAbout(about: Doubted, state: Asked): void {
  asked.set(keyOf(about), state)
  for (const listener of listeners) listener()
}

/** What became of asking about this mark in this visit; undefined where nobody asked. */
export function useAskedAbout(about: Doubted): Asked | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => asked.get(keyOf(about)),
  )
}
