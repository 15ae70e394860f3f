import type { SavingStore } from './savingStore.ts'

/**
 * A store that keeps in `memory` what `lasting` can't take (its disk is full, its connection ended), so that the page can still
 * send it. Reads give both. A removal that fails is made up for later: the entry is sent once more, and its key counts it once.
 */
export function withFallback(lasting: SavingStore, memory: SavingStore): SavingStore {
  const orElse = async <T>(work: Promise<T>, fallback: () => Promise<T>): Promise<T> => work.catch(fallback)
  return {
    addEntry: (entry) => orElse(lasting.addEntry(entry), () => memory.addEntry(entry)),
    listEntries: async () => [
      ...(await orElse(lasting.listEntries(), async () => [])),
      ...(await memory.listEntries()),
    ],
    countUnreadable: () => orElse(lasting.countUnreadable(), async () => 0),
    changeEntry: async (entry) => {
      await memory.changeEntry(entry)
      await orElse(lasting.changeEntry(entry), async () => undefined)
    },
    removeEntry: async (id) => {
      await memory.removeEntry(id)
      await orElse(lasting.removeEntry(id), async () => undefined)
    },
    findSnapshot: async (key) =>
      (await memory.findSnapshot(key)) ?? (await orElse(lasting.findSnapshot(key), async () => undefined)),
    putSnapshot: async (snapshot) => {
      await orElse(
        lasting.putSnapshot(snapshot).then(() => memory.removeSnapshot(snapshot.key)),
        () => memory.putSnapshot(snapshot),
      )
    },
    removeSnapshotsOf: async (playerId) => {
      await memory.removeSnapshotsOf(playerId)
      await orElse(lasting.removeSnapshotsOf(playerId), async () => undefined)
    },
    removeSnapshotsBefore: async (time) => {
      await memory.removeSnapshotsBefore(time)
      await orElse(lasting.removeSnapshotsBefore(time), async () => undefined)
    },
    removeSnapshot: async (key) => {
      await memory.removeSnapshot(key)
      await orElse(lasting.removeSnapshot(key), async () => undefined)
    },
  }
}
