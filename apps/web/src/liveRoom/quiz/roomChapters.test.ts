import { expect, test } from 'vitest'

import { memoryStorage } from '../../api/browserStorage.ts'
import { readRoomChapters, writeRoomChapters } from './roomChapters.ts'

test('a room’s chapters are kept, the last ones, and a whole book’s are not named', () => {
  const storage = memoryStorage()
  expect(readRoomChapters(storage)).toBeUndefined()
  writeRoomChapters({ season: '2026-isaiah', chapters: [4, 5] }, storage)
  expect(readRoomChapters(storage)).toEqual({ season: '2026-isaiah', chapters: [4, 5] })
  writeRoomChapters({ season: '2026-isaiah', chapters: [1, 2, 3, 4, 5, 6] }, storage)
  expect(readRoomChapters(storage)).toBeUndefined()
})

test.each(['{', 'null', '7', '{"season":7,"chapters":[1]}', '{"season":"a","chapters":["1"]}', '{"season":"a"}'])(
  'of %s nothing is read',
  (text) => {
    const storage = memoryStorage()
    storage.setItem('roomChapters', text)
    expect(readRoomChapters(storage)).toBeUndefined()
  },
)
