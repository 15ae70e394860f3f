import type { OutboxEntry } from '../outbox/outboxEntry.ts'
import type { SavingStore } from './savingStore.ts'
import type { Snapshot } from '../snapshots/snapshot.ts'

/** Keeps everything for the life of this page, for browsers that keep nothing longer. */
export function memorySavingStore(): SavingStore {
  const entries = new Map<string, OutboxEntry>()
  const snapshots = new Map<string, Snapshot>()
  return {
    addEntry: async (entry) => {
      if (!entries.has(entry.id)) entries.set(entry.id, entry)
    },
    countUnreadable: async () => 0,
    listEntries: async () => [...entries.values()],
    changeEntry: async (entry) => {
      if (entries.has(entry.id)) entries.set(entry.id, entry)
    },
    removeEntry: async (id) => void entries.delete(id),
    findSnapshot: async (key) => snapshots.get(key),
    putSnapshot: async (snapshot) => void snapshots.set(snapshot.key, snapshot),
    removeSnapshot: async (key) => void snapshots.delete(key),
    removeSnapshotsOf: async (playerId) => {
      for (const key of snapshots.keys()) if (key.startsWith(`${playerId}:`)) snapshots.delete(key)
    },
    removeSnapshotsBefore: async (time) => {
      for (const { key, savedAt } of snapshots.values()) if (savedAt < time) snapshots.delete(key)
    },
  }
}
