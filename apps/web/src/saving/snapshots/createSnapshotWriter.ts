import type { TextStorage } from '../../api/browserStorage.ts'
import type { SavingStore } from '../stores/savingStore.ts'
import type { Snapshot } from './snapshot.ts'
import { removeSnapshotCopy, writeSnapshotCopy } from './snapshotCopy.ts'

/** Typing is not written letter by letter. */
const pauseMs = 300

/** Writes the state of one run, at most so often; what is not written yet is written by `flush`. */
export type SnapshotWriter = {
  keep: (state: unknown) => void
  /** `isLeaving`: the page may end at once, so a copy is written that needs no time. */
  flush: (isLeaving?: boolean) => void
  /** Writes nothing more; what is kept stays for whoever goes on with it. */
  stop: () => void
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
  /** Handed to the database and not known to be there: a page that is left meanwhile leaves a copy of it. */
  let underWay: Snapshot | undefined
  let written = Promise.resolve()
  const cancel = () => {
    clearTimeout(timer)
    timer = undefined
    next = undefined
  }
  const write = (snapshot: Snapshot) => {
    cancel()
    underWay = snapshot
    written = written
      .then(async () => (await openStore()).putSnapshot(snapshot))
      .then(() => {
        if (underWay !== snapshot) return
        underWay = undefined
        removeSnapshotCopy(about.key, storage)
      })
      .catch((error: unknown) => reportError(error))
  }
  const flush = (isLeaving = false) => {
    if (next !== undefined) write({ ...about, savedAt: now(), state: next.state })
    if (isLeaving && underWay !== undefined) writeSnapshotCopy(underWay, storage)
  }
  return {
    keep: (state) => {
      next = { state }
      timer ??= setTimeout(() => flush(), pauseMs)
    },
    flush,
    stop: () => {
      cancel()
      underWay = undefined
    },
    drop: async () => {
      cancel()
      underWay = undefined
      removeSnapshotCopy(about.key, storage)
      await written
      await (await openStore()).removeSnapshot(about.key)
    },
  }
}
