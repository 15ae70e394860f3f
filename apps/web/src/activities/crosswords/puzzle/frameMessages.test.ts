import { expect, test } from 'vitest'

import { readFrameMessage, readPageMessage } from './frameMessages.ts'

test('a frame’s messages are read', () => {
  expect(readFrameMessage({ type: 'crossword-solved', more: 1 })).toEqual({ type: 'crossword-solved' })
  const standing = { squares: 3, filled: 2, words: 1, own: 0, isSolved: false }
  const changed = { type: 'crossword-changed', letters: ['A', '', 'Z'], shown: [2], standing }
  expect(readFrameMessage(changed)).toEqual(changed)
  const solved = { type: 'crossword-solved', standing }
  expect(readFrameMessage(solved)).toEqual(solved)
})

test.each([
  null,
  'crossword-solved',
  { type: 'solved' },
  { type: 'crossword-changed' },
  { type: 'crossword-changed', letters: ['A'], shown: [] },
  { type: 'crossword-changed', letters: ['A'], shown: [-1], standing: {} },
  { type: 'crossword-changed', letters: ['AB'] },
  { type: 'crossword-changed', letters: Array.from({ length: 1_001 }, () => 'A') },
])('%o is no message of a frame', (data) => {
  expect(readFrameMessage(data)).toBeUndefined()
})

test('the page’s answer is read; letters that can’t be any are none', () => {
  const fill = { type: 'crossword-fill', letters: ['A', ''], shown: [0] }
  expect(readPageMessage(fill)).toEqual(fill)
  expect(readPageMessage({ type: 'crossword-fill', letters: [1, 'a'] })?.letters).toBeNull()
  expect(readPageMessage({ type: 'other' })).toBeUndefined()
})
