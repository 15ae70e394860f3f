import { memorySavingStore } from './memorySavingStore.ts'
import { migratePendingSaves } from './migratePendingSaves.ts'
import type { SavingStore } from './savingStore.ts'
import { withFallback } from './withFallback.ts'

/** Some browsers never answer the wish to open a database. */
const openPatienceMs = 3_000

/** How long nothing is tried again after the database could not be opened. */
const retryPauseMs = 30_000

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
  await migratePendingSaves(store)
  for (const entry of await memory.listEntries()) {
    await store.addEntry(entry)
    await memory.removeEntry(entry.id)
  }
  return store
}
