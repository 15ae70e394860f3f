import { expect, test } from 'vitest'

import { memoryStorage } from '../../api/browserStorage.ts'
import { createSnapshotWriter } from './createSnapshotWriter.ts'
import { memorySavingStore } from '../stores/memorySavingStore.ts'
import { readSnapshotCopy } from './snapshotCopy.ts'

const about = { key: 'p:quiz', version: 1, season: 's', contentHash: null, runId: 'r' }

function open() {
  const storage = memoryStorage()
  const store = memorySavingStore()
  const gate = Promise.withResolvers<void>()
  const openStore = async () => {
    await gate.promise
    return store
  }
  const writer = createSnapshotWriter(about, { openStore, storage, now: () => 5 })
  return { writer, storage, store, letWrite: gate.resolve }
}

test('a page that is left while the database still writes leaves a copy, until the state is there', async () => {
  const { writer, storage, store, letWrite } = open()
  writer.keep('one')
  writer.flush()
  expect(await readSnapshotCopy(about.key, storage)).toBeUndefined()
  writer.flush(true)
  expect(await readSnapshotCopy(about.key, storage)).toMatchObject({ state: 'one', savedAt: 5 })
  letWrite()
  await expect.poll(() => readSnapshotCopy(about.key, storage)).toBeUndefined()
  expect(await store.findSnapshot(about.key)).toMatchObject({ state: 'one' })
})

test('an older write that ends leaves the copy of a newer state alone', async () => {
  const { writer, storage, store, letWrite } = open()
  writer.keep('one')
  writer.flush()
  writer.keep('two')
  writer.flush(true)
  expect(await readSnapshotCopy(about.key, storage)).toMatchObject({ state: 'two' })
  letWrite()
  await expect.poll(() => readSnapshotCopy(about.key, storage)).toBeUndefined()
  expect(await store.findSnapshot(about.key)).toMatchObject({ state: 'two' })
})

test('what is dropped stays away', async () => {
  const { writer, storage, store, letWrite } = open()
  writer.keep('one')
  writer.flush(true)
  letWrite()
  await writer.drop()
  expect(await readSnapshotCopy(about.key, storage)).toBeUndefined()
  expect(await store.findSnapshot(about.key)).toBeUndefined()
})
