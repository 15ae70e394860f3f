import { expect, test, vi } from 'vitest'

import { memoryStorage } from '../../api/browserStorage.ts'
import { createSnapshotWriter } from './createSnapshotWriter.ts'
import { findSnapshot, snapshotKey } from './findSnapshot.ts'
import { memorySavingStore } from '../stores/memorySavingStore.ts'

const terms = { version: 1, season: '2026-isaiah', contentHash: 'abc' }
const now = Date.UTC(2026, 2, 1)
const storage = memoryStorage()
const dayMs = 24 * 60 * 60 * 1000
const key = snapshotKey({ playerId: 'anna', playerCode: null }, 'ai-quiz')

test('a person and an activity have one place', () => {
  expect(key).toBe('anna:ai-quiz')
  expect(snapshotKey({ playerId: null, playerCode: 'MO1A' }, 'trivia')).toBe('MO1A:trivia')
  expect(snapshotKey({ playerId: null, playerCode: null }, 'trivia')).toBe('guest:trivia')
})

test.each([
  ['other content', { contentHash: 'def' }],
  ['no content named', { contentHash: null }],
])('a state of %s is removed', async (_, difference) => {
  const store = memorySavingStore()
  await store.putSnapshot({ key, ...terms, savedAt: now, runId: 'r', state: {} })
  expect(await findSnapshot(store, key, { terms: { ...terms, ...difference }, storage, now })).toBeUndefined()
  expect(await store.findSnapshot(key)).toBeUndefined()
})

test.each([
  ['a former form is found, for its activity to read', 2, 'state'],
  ['a newer page is not found, and left to that', 0, undefined],
])('rule 220: a state of %s', async (_, version, state) => {
  const store = memorySavingStore()
  await store.putSnapshot({ key, ...terms, savedAt: now, runId: 'r', state: 'state' })
  const found = await findSnapshot(store, key, { terms: { ...terms, version }, storage, now })
  expect(found?.state).toBe(state)
  expect((await store.findSnapshot(key))?.state).toBe('state')
})

test('a state of another season waits until that is in hand again', async () => {
  const store = memorySavingStore()
  await store.putSnapshot({ key, ...terms, savedAt: now, runId: 'r', state: 1 })
  const other = { terms: { ...terms, season: '2027-mark', contentHash: 'def' }, storage, now }
  expect(await findSnapshot(store, key, other)).toBeUndefined()
  expect((await findSnapshot(store, key, { terms, storage, now }))?.state).toBe(1)
})

test('a player’s state is kept for 30 days, a guest’s for one; a clock that was ahead ends none', async () => {
  const store = memorySavingStore()
  const find = async (owner: string, ageMs: number) => {
    await store.putSnapshot({ key: owner, ...terms, savedAt: now - ageMs, runId: 'r', state: 1 })
    return (await findSnapshot(store, owner, { terms, storage, now }))?.state
  }
  expect(await find(key, 30 * dayMs)).toBe(1)
  expect(await find(key, 30 * dayMs + 1)).toBeUndefined()
  expect(await find('guest:ai-quiz', dayMs)).toBe(1)
  expect(await find('guest:ai-quiz', dayMs + 1)).toBeUndefined()
  expect(await find(key, -365 * dayMs)).toBe(1)
})

test('looking for one’s own removes what anybody left too long ago', async () => {
  const store = memorySavingStore()
  const leave = (owner: string, days: number) =>
    store.putSnapshot({ key: owner, ...terms, savedAt: now - days * dayMs, runId: 'r', state: 1 })
  await leave('guest:trivia', 31)
  await leave('ben:ai-quiz', 29)
  await findSnapshot(store, key, { terms, storage, now })
  expect(await store.findSnapshot('guest:trivia')).toBeUndefined()
  expect(await store.findSnapshot('ben:ai-quiz')).toBeDefined()
})

test('a run is written now and then, at once when the page is left, and never after it was dropped', async () => {
  vi.useFakeTimers()
  const store = memorySavingStore()
  const writer = createSnapshotWriter(
    { key, ...terms, runId: 'r' },
    { openStore: async () => store, storage, now: () => now },
  )
  const kept = async () => (await store.findSnapshot(key))?.state
  writer.keep('one')
  writer.keep('two')
  expect(await kept()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(300)
  expect(await kept()).toBe('two')
  writer.keep('three')
  writer.flush()
  await vi.advanceTimersByTimeAsync(0)
  expect(await kept()).toBe('three')
  writer.keep('four')
  await writer.drop()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await kept()).toBeUndefined()
  vi.useRealTimers()
})

test('what a page that was left at once had no time to write, is found in its copy', async () => {
  const store = memorySavingStore()
  await store.putSnapshot({ key, ...terms, savedAt: now, runId: 'r', state: 'written' })
  const never = new Promise<never>(() => undefined)
  const ending = { openStore: async () => ({ ...store, putSnapshot: async () => never }), storage, now: () => now }
  const writer = createSnapshotWriter({ key, ...terms, runId: 'r' }, ending)
  writer.keep('typed a moment ago')
  writer.flush(true)
  expect((await findSnapshot(store, key, { terms, storage, now }))?.state).toBe('typed a moment ago')
  const next = createSnapshotWriter({ key, ...terms, runId: 'r' }, { ...ending, openStore: async () => store })
  next.keep('later')
  next.flush(true)
  await next.drop()
  expect(await findSnapshot(store, key, { terms, storage, now })).toBeUndefined()
})
