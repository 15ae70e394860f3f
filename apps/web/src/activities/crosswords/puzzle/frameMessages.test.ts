import { expect, test } from 'vitest'

import { readFrameMessage, readPageMessage } from './frameMessages.ts'

test('a frame’s messages are read', () => {
  expect(readFrameMessage({ type: 'crossword-solved', more: 1 })).toEqual({ type: 'crossword-solved' })
  const changed = { type: 'crossword-changed', letters: ['A', '', 'Z'] }
  expect(readFrameMessage(changed)).toEqual(changed)
})

test.each([
  null,
  'crossword-solved',
  { type: 'solved' },
  { type: 'crossword-changed' },
  { type: 'crossword-changed', letters: ['AB'] },
  { type: 'crossword-changed', letters: Array.from({ length: 1_001 }, () => 'A') },
])('%o is no message of a frame', (data) => {
  expect(readFrameMessage(data)).toBeUndefined()
})

test('the page’s answer is read; letters that can’t be any are none', () => {
  expect(readPageMessage({ type: 'crossword-fill', letters: ['A', ''] })).toEqual({
    type: 'crossword-fill',
    letters: ['A', ''],
  })
  expect(readPageMessage({ type: 'crossword-fill', letters: [1, 'a'] })?.letters).toBeNull()
  expect(readPageMessage({ type: 'other' })).toBeUndefined()
})
