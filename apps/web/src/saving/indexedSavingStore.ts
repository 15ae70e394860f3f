import { openDB, type DBSchema } from 'idb'

import type { OutboxEntry } from './outboxEntry.ts'
import type { SavingStore } from './savingStore.ts'
import type { Snapshot } from './snapshot.ts'

/** An entry with its place in the queue: a device's clock may be set back, a counter is not. */
type Row = OutboxEntry & { seq?: number }

interface Layout extends DBSchema {
  outbox: { key: number; value: Row; indexes: { id: string } }
  snapshots: { key: string; value: Snapshot }
}

/**
 * Opens the browser's own database. `onClosed`: the browser has ended the connection, and it may be opened again.
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
  const place = (id: string) => db.getKeyFromIndex('outbox', 'id', id)
  return {
    addEntry: async (entry) => {
      if ((await place(entry.id)) !== undefined) return
      await db.add('outbox', entry).catch((error: unknown) => {
        // Another tab was quicker with the same entry.
        if (!(error instanceof DOMException && error.name === 'ConstraintError')) throw error
      })
    },
    listEntries: async () => (await db.getAll('outbox')).map(withoutPlace),
    changeEntry: async (entry) => {
      const seq = await place(entry.id)
      if (seq !== undefined) await db.put('outbox', { ...entry, seq })
    },
    removeEntry: async (id) => {
      const seq = await place(id)
      if (seq !== undefined) await db.delete('outbox', seq)
    },
    findSnapshot: (key) => db.get('snapshots', key),
    putSnapshot: async (snapshot) => void (await db.put('snapshots', snapshot)),
    removeSnapshot: (key) => db.delete('snapshots', key),
    removeSnapshotsOf: async (playerId) => {
      for (const key of await db.getAllKeys('snapshots')) {
        if (key.startsWith(`${playerId}:`)) await db.delete('snapshots', key)
      }
    },
    removeSnapshotsBefore: async (time) => {
      for (const { key, savedAt } of await db.getAll('snapshots')) if (savedAt < time) await db.delete('snapshots', key)
    },
  }
}

function withoutPlace(row: Row): OutboxEntry {
  const entry = { ...row }
  delete entry.seq
  return entry
}
