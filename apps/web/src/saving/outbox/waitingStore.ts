import { useSyncExternalStore } from 'react'

import { browserStorage } from '../../api/browserStorage.ts'
import { newId } from '../../api/newId.ts'
import { browserSavingStore, hasPassingEntries } from '../stores/browserSavingStore.ts'
import type { OutboxEntry } from './outboxEntry.ts'

/**
 * What waits in this browser. `isPassing`: some of it is lost when the page
 * closes. `unreadable`: so many more can't be read, and are set aside.
 */
export type WaitingWork = { entries: readonly OutboxEntry[]; isPassing: boolean; unreadable: number }

let waiting: WaitingWork = { entries: [], isPassing: false, unreadable: 0 }
const listeners = new Set<() => void>()

/** Changes with every count, which tells the other tabs to count too. */
const countedKey = 'outboxCounted'
addEventListener('storage', ({ key }) => {
  if (key === countedKey) void reread()
})

/**
 * Looks anew what waits, here and in the other tabs: called after each
 * attempt to send, so that what is on its way is not told as waiting.
 */
export function recountWaiting(): void {
  browserStorage.setItem(countedKey, newId())
  void reread()
}

async function reread(): Promise<void> {
  const store = await browserSavingStore()
  const [entries, unreadable] = await Promise.all([store.listEntries(), store.countUnreadable()])
  if (entries.length === 0 && waiting.entries.length === 0 && unreadable === waiting.unreadable) return
  waiting = { entries, isPassing: await hasPassingEntries(), unreadable }
  for (const listener of listeners) listener()
}

/** Everything that waits in this browser, whoever's it is. */
export function useWaitingWork(): WaitingWork {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => waiting,
  )
}
