import type { SavingStore } from './savingStore.ts'
import type { Snapshot } from './snapshot.ts'

/** Typing is not written letter by letter. */
const pauseMs = 300

/** Writes the state of one run, at most so often; what is not written yet is written by `flush`. */
export type SnapshotWriter = {
  keep: (state: unknown) => void
  flush: () => void
  /** Forgets the run, and what is not written yet. */
  drop: () => Promise<void>
}

/** A writer for the run that `about` names. `now` tells milliseconds since 1970. */
export function createSnapshotWriter(
  openStore: () => Promise<SavingStore>,
  about: Omit<Snapshot, 'state' | 'savedAt'>,
  now: () => number,
): SnapshotWriter {
  let next: { state: unknown } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let written = Promise.resolve()
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (next === undefined) return
    const snapshot = { ...about, savedAt: now(), state: next.state }
    next = undefined
    written = written
      .then(async () => (await openStore()).putSnapshot(snapshot))
      .catch((error: unknown) => reportError(error))
  }
  return {
    keep: (state) => {
      next = { state }
      timer ??= setTimeout(flush, pauseMs)
    },
    flush,
    drop: async () => {
      clearTimeout(timer)
      timer = undefined
      next = undefined
      await written
      await (await openStore()).removeSnapshot(about.key)
    },
  }
}
