import { expect, test } from 'vitest'

import { memoryStorage } from '../api/browserStorage.ts'
import {
  addPendingSave,
  movePendingSaves,
  readPendingSaves,
  removePendingSave,
  type PendingSave,
} from './pendingSaves.ts'

const save = (key: string): PendingSave => ({
  key,
  body: { questionsAnswered: 1, chaptersStudied: [1], studyTime: 0.25 },
})
const keys = (saves: PendingSave[]) => saves.map(({ key }) => key)

test('answers wait in their order, each player apart', () => {
  const storage = memoryStorage()
  addPendingSave('MO1A', save('a'), storage)
  addPendingSave('MO1A', save('b'), storage)
  addPendingSave('KT2E', save('c'), storage)
  expect(keys(readPendingSaves('MO1A', storage))).toEqual(['a', 'b'])
  expect(keys(readPendingSaves('KT2E', storage))).toEqual(['c'])
})

test('a counted answer leaves, and the last one leaves nothing behind', () => {
  const storage = memoryStorage()
  addPendingSave('MO1A', save('a'), storage)
  addPendingSave('MO1A', save('b'), storage)
  removePendingSave('MO1A', 'a', storage)
  expect(keys(readPendingSaves('MO1A', storage))).toEqual(['b'])
  removePendingSave('MO1A', 'b', storage)
  expect(storage.getItem('pendingSaves:MO1A')).toBeNull()
})

test('unsent answers follow a code that has changed', () => {
  const storage = memoryStorage()
  addPendingSave('MO1A', save('a'), storage)
  addPendingSave('MT1A', save('b'), storage)
  movePendingSaves('MO1A', 'MT1A', storage)
  expect(keys(readPendingSaves('MT1A', storage))).toEqual(['b', 'a'])
  expect(readPendingSaves('MO1A', storage)).toEqual([])
})

test.each(['{', '7', '[{"key":1}]', '[null]'])('what can not be read as unsent answers is none: %s', (text) => {
  const storage = memoryStorage()
  storage.setItem('pendingSaves:MO1A', text)
  expect(readPendingSaves('MO1A', storage)).toEqual([])
})
