import { openDB, type DBSchema } from 'idb'

import type { OutboxEntry } from '../outbox/outboxEntry.ts'
import type { SavingStore } from './savingStore.ts'
import type { Snapshot } from '../snapshots/snapshot.ts'

/** An entry with its place in the queue: a device's clock may be set back, a counter is not. */
type Row = OutboxEntry & { seq?: number }

/** What is written; what is read may be anything, from another version of the app or from nobody knows whom. */
interface Layout extends DBSchema {
  outbox: { key: number; value: Row; indexes: { id: string } }
  snapshots: { key: string; value: Snapshot }
}

/**
 * Opens the browser's own database. Entries that can't be read stay where they are, unseen but counted: they may be work that another
 * version of the app can send. `onClosed`: the browser has ended the connection, and it may be opened again.
 * @throws whatever the browser says where it has none (private windows, no room).
 */
export async function openIndexedSavingStore(onClosed: () => void): Promise<SavingStore> {
  const db = await openDB<Layout>('seraph', 1, {
    upgrade(database) {
      database
        .createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true })
        .createIndex('id', 'id', { unique: true })
      database.createObjectStore('snapshots', { keyPath: 'key' })
    },
    blocking() {
      db.close()
      onClosed()
    },
    terminated: onClosed,
  })
  // What reads them brings zod and the schemas along, which nobody needs who has nothing waiting.
  const readRows = async () => {
    const rows = await db.getAll('outbox')
    if (rows.length === 0) return []
    const { readEntry } = await import('../outbox/readEntry.ts')
    return rows.map(readEntry)
  }
  const place = (id: string) => db.getKeyFromIndex('outbox', 'id', id)
  return {
    addEntry: async (entry) => {
      if ((await place(entry.id)) !== undefined) return
      await db.add('outbox', entry).catch((error: unknown) => {
        // Another tab was quicker with the same entry.
        if (!(error instanceof DOMException && error.name === 'ConstraintError')) throw error
      })
    },
    listEntries: async () => (await readRows()).filter((entry) => entry !== undefined),
    countUnreadable: async () => (await readRows()).filter((entry) => entry === undefined).length,
    changeEntry: async (entry) => {
      const seq = await place(entry.id)
      if (seq !== undefined) await db.put('outbox', { ...entry, seq })
    },
    removeEntry: async (id) => {
      const seq = await place(id)
      if (seq !== undefined) await db.delete('outbox', seq)
    },
    findSnapshot: async (key) => {
      const kept = await db.get('snapshots', key)
      return kept === undefined ? undefined : (await import('../snapshots/readSnapshot.ts')).readSnapshot(kept)
    },
    putSnapshot: async (snapshot) => void (await db.put('snapshots', snapshot)),
    removeSnapshot: (key) => db.delete('snapshots', key),
    removeSnapshotsOf: async (playerId) => {
      const keys: readonly unknown[] = await db.getAllKeys('snapshots')
      for (const key of keys) {
        if (typeof key === 'string' && key.startsWith(`${playerId}:`)) await db.delete('snapshots', key)
      }
    },
    removeSnapshotsBefore: async (time) => {
      const all = await db.getAll('snapshots')
      if (all.length === 0) return
      const { readSnapshot } = await import('../snapshots/readSnapshot.ts')
      for (const kept of all) {
        const savedAt = readSnapshot(kept)?.savedAt ?? -Infinity
        if (savedAt < time) await db.delete('snapshots', kept.key)
      }
    },
  }
}
