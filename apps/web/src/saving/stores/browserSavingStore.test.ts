import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { browserSavingStore, hasPassingEntries } from './browserSavingStore.ts'
import type { OutboxEntry } from '../outbox/outboxEntry.ts'

const entry: OutboxEntry = {
  id: 'a',
  owner: { playerId: 'anna', playerCode: null },
  name: 'updateAiQuiz',
  body: { questionsAnswered: 1 },
  createdAt: '2026-03-01T10:00:00.000Z',
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a browser without a database keeps an entry for this page’s life and says so; it moves once there is one', async () => {
  vi.stubGlobal('indexedDB', undefined)
  await (await browserSavingStore()).addEntry(entry)
  expect(await hasPassingEntries()).toBe(true)
  expect(await (await browserSavingStore()).listEntries()).toEqual([entry])

  vi.stubGlobal('indexedDB', new IDBFactory())
  await browserSavingStore()
  expect(await hasPassingEntries()).toBe(true)
  vi.advanceTimersByTime(30_000)
  const store = await browserSavingStore()
  expect(await hasPassingEntries()).toBe(false)
  expect(await store.listEntries()).toEqual([entry])
})
