import type { OutboxEntry } from './outboxEntry.ts'
import type { SavingStore } from './savingStore.ts'

const prefix = 'pendingSaves:'

/** The part of `localStorage` that is read here. */
type OldStorage = Pick<Storage, 'getItem' | 'removeItem' | 'key' | 'length'>

/** Moves answers that wait in the form of version 0.1 (`localStorage`, by player code) into the store. */
export async function migratePendingSaves(store: SavingStore, storage = oldStorage()): Promise<void> {
  if (storage === undefined) return
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  for (const key of keys) {
    if (key === null || !key.startsWith(prefix)) continue
    for (const entry of readEntries(key.slice(prefix.length), storage.getItem(key))) await store.addEntry(entry)
    storage.removeItem(key)
  }
}

function oldStorage(): OldStorage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

function readEntries(playerCode: string, text: string | null): OutboxEntry<'updateAiQuiz'>[] {
  try {
    const saves: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(saves)) return []
    return saves.filter(isOldSave).map(({ key, body }) => ({
      id: key,
      owner: { playerId: null, playerCode },
      name: 'updateAiQuiz',
      body,
      createdAt: body.occurredAt ?? new Date().toISOString(),
    }))
  } catch {
    return []
  }
}

type OldSave = { key: string; body: OutboxEntry<'updateAiQuiz'>['body'] }

function isOldSave(value: unknown): value is OldSave {
  return (
    typeof value === 'object' &&
    value !== null &&
    'key' in value &&
    typeof value.key === 'string' &&
    'body' in value &&
    typeof value.body === 'object' &&
    value.body !== null
  )
}
