import type { OutboxEntry } from '../outbox/outboxEntry.ts'
import type { Snapshot } from '../snapshots/snapshot.ts'

/** Where unsent work and activities under way are kept in this browser. */
export type SavingStore = {
  /** Adds an entry at the end; one that is there already stays as it is. */
  addEntry: (entry: OutboxEntry) => Promise<void>
  /** All entries, oldest first. */
  listEntries: () => Promise<OutboxEntry[]>
  /** How many entries are kept that this version of the app can't read. */
  countUnreadable: () => Promise<number>
  /** Changes an entry in its place; nothing where it has gone. */
  changeEntry: (entry: OutboxEntry) => Promise<void>
  removeEntry: (id: string) => Promise<void>
  findSnapshot: (key: string) => Promise<Snapshot | undefined>
  putSnapshot: (snapshot: Snapshot) => Promise<void>
  removeSnapshot: (key: string) => Promise<void>
  /** Forgets all activities of a player, by id. */
  removeSnapshotsOf: (playerId: string) => Promise<void>
  /** Forgets what was left before a moment, in milliseconds since 1970, whoever's it is, and what can't be read. */
  removeSnapshotsBefore: (time: number) => Promise<void>
}
