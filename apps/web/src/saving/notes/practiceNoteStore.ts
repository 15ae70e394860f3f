import { useSyncExternalStore } from 'react'

import type { PracticeReason } from '../outbox/practiceTeller.ts'

/** What is told of kept practice, on the screen (a path) where it was told. */
type Told = { reason: PracticeReason; path: string }

let told: Told | undefined
const listeners = new Set<() => void>()

/** Says on the present screen why its work was kept as practice; undefined takes the line away. */
export function notePractice(reason: PracticeReason | undefined): void {
  told = reason === undefined ? undefined : { reason, path: location.pathname }
  for (const listener of listeners) listener()
}

/** What is told on the screen at `path`; whoever leaves it leaves the line behind. */
export function usePracticeNote(path: string): PracticeReason | undefined {
  const now = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => told,
  )
  return now?.path === path ? now.reason : undefined
}
