import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { openIndexedSavingStore } from '../stores/indexedSavingStore.ts'
import { hasLeftRun } from './hasLeftRun.ts'

const snapshot = { version: 1, season: 's', contentHash: null, savedAt: 1, runId: 'r', state: 1 }

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  vi.stubGlobal('localStorage', {})
})
afterEach(() => vi.unstubAllGlobals())

test('without a database nothing was left, and none is made', async () => {
  expect(await hasLeftRun('ai-quiz')).toBe(false)
  expect(await indexedDB.databases()).toEqual([])
})

test('a run of this activity is found, whoever’s it is', async () => {
  const store = await openIndexedSavingStore(() => undefined)
  await store.putSnapshot({ ...snapshot, key: 'anna:trivia' })
  expect(await hasLeftRun('ai-quiz')).toBe(false)
  await store.putSnapshot({ ...snapshot, key: 'guest:ai-quiz' })
  expect(await hasLeftRun('ai-quiz')).toBe(true)
})

test('so is the copy of one that was being written', async () => {
  vi.stubGlobal('localStorage', { 'snapshot:guest:ai-quiz': '{}' })
  expect(await hasLeftRun('ai-quiz')).toBe(true)
  expect(await hasLeftRun('trivia')).toBe(false)
})
