import { hasPendingSaves } from '../hasPendingSaves.ts'
import { memorySavingStore } from './memorySavingStore.ts'
import type { SavingStore } from './savingStore.ts'
import { withFallback } from './withFallback.ts'

/** Some browsers never answer the wish to open a database. */
const openPatienceMs = 3_000

/** How long nothing is tried again after the database could not be opened. */
const retryPauseMs = 30_000

/** How long after the store was opened what reads it is fetched: behind the first paint. */
const readersAfterMs = 100

const memory = memorySavingStore()
let lasting: Promise<SavingStore> | undefined
let failedAt = -Infinity

/**
 * This browser's store. Where it has no database, or what opens it could not be fetched, everything is kept for this page's life;
 * a later call tries again and moves it there.
 */
export async function browserSavingStore(): Promise<SavingStore> {
  if (lasting === undefined && performance.now() - failedAt < retryPauseMs) return memory
  lasting ??= open()
  try {
    return withFallback(await lasting, memory)
  } catch {
    lasting = undefined
    failedAt = performance.now()
    return memory
  }
}

/** Is something kept for this page's life only? */
export async function hasPassingEntries(): Promise<boolean> {
  return (await memory.listEntries()).length > 0
}

async function open(): Promise<SavingStore> {
  const { openIndexedSavingStore } = await import('./indexedSavingStore.ts')
  const store = await Promise.race([
    openIndexedSavingStore(() => {
      lasting = undefined
    }),
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('the database was not opened in time')), openPatienceMs)
    }),
  ])
  setTimeout(() => void fetchReaders(), readersAfterMs)
  const left = hasPendingSaves() ? await (await import('../migratePendingSaves.ts')).migratePendingSaves(store) : 0
  for (const entry of await memory.listEntries()) {
    await store.addEntry(entry)
    await memory.removeEntry(entry.id)
  }
  return { ...store, countUnreadable: async () => left + (await store.countUnreadable()) }
}

/**
 * Fetches what reads kept work and the server's replies before it is wanted:
 * whoever goes offline later must still find what waits. Where it can't be
 * fetched now, whatever needs it asks again.
 */
async function fetchReaders(): Promise<void> {
  await Promise.allSettled([
    import('../outbox/readEntry.ts'),
    import('../snapshots/readSnapshot.ts'),
    import('../../api/callContracts.ts'),
  ])
}
