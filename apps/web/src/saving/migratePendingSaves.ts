import { z } from 'zod'

import type { OutboxEntry } from './outbox/outboxEntry.ts'
import { pendingSavesPrefix } from './pendingSavesPrefix.ts'
import { readEntry } from './outbox/readEntry.ts'
import type { SavingStore } from './stores/savingStore.ts'

/** The part of `localStorage` that is used here. */
type OldStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const OldSave = z.object({ key: z.string(), body: z.unknown() })
const OccurredAt = z.object({ occurredAt: z.string() })

/**
 * Moves answers that wait in the form of version 0.1 (`localStorage`, by player code) into the store. What can't be read stays.
 * @returns how many such things stay.
 */
export async function migratePendingSaves(store: SavingStore, storage = oldStorage()): Promise<number> {
  if (storage === undefined) return 0
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  let unreadable = 0
  for (const key of keys) {
    if (key === null || !key.startsWith(pendingSavesPrefix)) continue
    const saves = readList(storage.getItem(key))
    if (saves === undefined) {
      unreadable += 1
      continue
    }
    const left: unknown[] = []
    for (const save of saves) {
      const entry = entryOf(save, key.slice(pendingSavesPrefix.length))
      if (entry === undefined) left.push(save)
      else await store.addEntry(entry)
    }
    if (left.length === 0) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify(left))
    unreadable += left.length
  }
  return unreadable
}

function oldStorage(): OldStorage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

function readList(text: string | null): unknown[] | undefined {
  try {
    return z.array(z.unknown()).safeParse(JSON.parse(text ?? '[]')).data
  } catch {
    return undefined
  }
}

function entryOf(save: unknown, playerCode: string): OutboxEntry | undefined {
  const { data } = OldSave.safeParse(save)
  if (data === undefined) return undefined
  return readEntry({
    id: data.key,
    owner: { playerId: null, playerCode },
    name: 'updateAiQuiz',
    body: data.body,
    createdAt: OccurredAt.safeParse(data.body).data?.occurredAt ?? new Date().toISOString(),
  })
}
