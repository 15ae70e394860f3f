import type { TextStorage } from '../api/browserStorage.ts'
import type { SavingStore } from './savingStore.ts'
import type { Snapshot } from './snapshot.ts'
import { removeSnapshotCopy, writeSnapshotCopy } from './snapshotCopy.ts'

/** Typing is not written letter by letter. */
const pauseMs = 300

/** Writes the state of one run, at most so often; what is not written yet is written by `flush`. */
export type SnapshotWriter = {
  keep: (state: unknown) => void
  /** `isLeaving`: the page may end at once, so a copy is written that needs no time. */
  flush: (isLeaving?: boolean) => void
  /** Forgets the run, and what is not written yet. */
  drop: () => Promise<void>
}

type Ports = { openStore: () => Promise<SavingStore>; storage: TextStorage; now: () => number }

/** A writer for the run that `about` names. `now` tells milliseconds since 1970. */
export function createSnapshotWriter(
  about: Omit<Snapshot, 'state' | 'savedAt'>,
  { openStore, storage, now }: Ports,
): SnapshotWriter {
  let next: { state: unknown } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let written = Promise.resolve()
  const cancel = () => {
    clearTimeout(timer)
    timer = undefined
    next = undefined
  }
  const flush = (isLeaving = false) => {
    if (next === undefined) return
    const snapshot = { ...about, savedAt: now(), state: next.state }
    cancel()
    if (isLeaving) writeSnapshotCopy(snapshot, storage)
    written = written
      .then(async () => (await openStore()).putSnapshot(snapshot))
      .then(() => removeSnapshotCopy(about.key, storage))
      .catch((error: unknown) => reportError(error))
  }
  return {
    keep: (state) => {
      next = { state }
      timer ??= setTimeout(() => flush(), pauseMs)
    },
    flush,
    drop: async () => {
      cancel()
      removeSnapshotCopy(about.key, storage)
      await written
      await (await openStore()).removeSnapshot(about.key)
    },
  }
}
