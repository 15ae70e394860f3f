import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test } from 'vitest'

import { adoptEntries } from '../outbox/adoptEntries.ts'
import { forgetEntriesOf } from '../forgetEntriesOf.ts'
import { openIndexedSavingStore } from './indexedSavingStore.ts'
import { memorySavingStore } from './memorySavingStore.ts'
import { migratePendingSaves } from '../migratePendingSaves.ts'
import type { OutboxEntry } from '../outbox/outboxEntry.ts'
import { withFallback } from './withFallback.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const open = () => openIndexedSavingStore(() => undefined)
const entry = (id: string, createdAt = '2026-03-01T10:00:00.000Z'): OutboxEntry => ({
  id,
  owner: { playerId: 'anna', playerCode: null },
  name: 'updateAiQuiz',
  body: { questionsAnswered: 1 },
  createdAt,
})

test('entries outlive the page, in the order in which they came whatever the clock said', async () => {
  const store = await open()
  await store.addEntry(entry('a', '2027-01-01T00:00:00.000Z'))
  await store.addEntry(entry('b', '2025-01-01T00:00:00.000Z'))
  const kept = await (await open()).listEntries()
  expect(kept).toEqual([entry('a', '2027-01-01T00:00:00.000Z'), entry('b', '2025-01-01T00:00:00.000Z')])
})

test('the same entry is kept once, changed in its place, and removed', async () => {
  const store = await open()
  await Promise.all([store.addEntry(entry('a')), (await open()).addEntry(entry('a'))])
  await store.addEntry(entry('b'))
  await store.changeEntry({ ...entry('a'), refusedAs: 'forbidden' })
  expect((await store.listEntries()).map(({ id, refusedAs }) => [id, refusedAs])).toEqual([
    ['a', 'forbidden'],
    ['b', undefined],
  ])
  await store.removeEntry('a')
  await store.changeEntry(entry('a'))
  expect((await store.listEntries()).map(({ id }) => id)).toEqual(['b'])
})

test('answers of the first version’s form are moved over once, each under its own key, and what can’t be read stays', async () => {
  const old = new Map([
    ['pendingSaves:MO1A', JSON.stringify([{ key: 'k1', body: { studyTime: 1 } }, { key: 7 }, null])],
    ['pendingSaves:KT2E', '{ not json'],
    ['theme', 'dark'],
  ])
  const storage = {
    getItem: (key: string) => old.get(key) ?? null,
    setItem: (key: string, text: string) => void old.set(key, text),
    removeItem: (key: string) => void old.delete(key),
    key: (index: number) => [...old.keys()][index] ?? null,
    get length() {
      return old.size
    },
  }
  const store = await open()
  expect(await migratePendingSaves(store, storage)).toBe(3)
  expect([...old]).toEqual([
    ['pendingSaves:MO1A', '[{"key":7},null]'],
    ['pendingSaves:KT2E', '{ not json'],
    ['theme', 'dark'],
  ])
  expect(await store.listEntries()).toMatchObject([
    { id: 'k1', owner: { playerId: null, playerCode: 'MO1A' }, name: 'updateAiQuiz', body: { studyTime: 1 } },
  ])
})

test('what waits under a code follows it when the code changes, and other players’ stays theirs', async () => {
  const store = await open()
  const under = (id: string, playerCode: string) => ({ ...entry(id), owner: { playerId: null, playerCode } })
  await store.addEntry(under('a', 'MO1A'))
  await store.addEntry(under('b', 'KT2E'))
  await adoptEntries(store, 'MO1A', { id: 'anna', playerCode: 'MT1A' })
  expect((await store.listEntries()).map(({ owner }) => owner)).toEqual([
    { playerId: 'anna', playerCode: null },
    { playerId: null, playerCode: 'KT2E' },
  ])
})

test('what a full disk does not take is kept in memory, and is sent and removed from there', async () => {
  const full = async () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
  const memory = memorySavingStore()
  const lasting = await open()
  await lasting.addEntry(entry('a'))
  const store = withFallback({ ...lasting, addEntry: full, putSnapshot: full }, memory)
  await store.addEntry(entry('b'))
  expect((await store.listEntries()).map(({ id }) => id)).toEqual(['a', 'b'])
  expect((await memory.listEntries()).map(({ id }) => id)).toEqual(['b'])
  await store.removeEntry('b')
  await store.removeEntry('a')
  expect(await store.listEntries()).toEqual([])
  await store.putSnapshot({ key: 'k', version: 1, season: 's', contentHash: null, savedAt: 1, runId: 'r', state: 5 })
  expect((await store.findSnapshot('k'))?.state).toBe(5)
})

test('states of runs are kept by their key, and the old ones go together', async () => {
  const store = await open()
  const snapshot = { version: 1, season: 's', contentHash: null, runId: 'r', state: { index: 3 } }
  await store.putSnapshot({ ...snapshot, key: 'anna:ai-quiz', savedAt: 10 })
  await store.putSnapshot({ ...snapshot, key: 'anna:trivia', savedAt: 20 })
  await store.removeSnapshotsBefore(15)
  expect(await store.findSnapshot('anna:ai-quiz')).toBeUndefined()
  expect((await store.findSnapshot('anna:trivia'))?.state).toEqual({ index: 3 })
  await store.removeSnapshot('anna:trivia')
  expect(await store.findSnapshot('anna:trivia')).toBeUndefined()
})

test('a player who is forgotten leaves nothing, and others keep theirs', async () => {
  const memory = memorySavingStore()
  for (const store of [withFallback(await open(), memory), memory]) {
    const snapshot = { version: 1, season: 's', contentHash: null, runId: 'r', savedAt: 1, state: 1 }
    await store.putSnapshot({ ...snapshot, key: 'anna:ai-quiz' })
    await store.putSnapshot({ ...snapshot, key: 'ben:ai-quiz' })
    await store.addEntry(entry('a'))
    await store.addEntry({ ...entry('b'), owner: { playerId: 'ben', playerCode: null } })
    await forgetEntriesOf(store, { id: 'anna', playerCode: 'MO1A' })
    expect((await store.listEntries()).map(({ id }) => id)).toEqual(['b'])
    expect(await store.findSnapshot('anna:ai-quiz')).toBeUndefined()
    expect(await store.findSnapshot('ben:ai-quiz')).toBeDefined()
  }
})
