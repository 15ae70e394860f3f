import { expect, test } from 'vitest'

import { crosswordReducer, newCrossword } from './crosswordRun.ts'
import { readCrossword } from './readCrossword.ts'

const { run } = newCrossword(6)

test('Mark Complete needs Start first', () => {
  expect(crosswordReducer(run, { type: 'complete' })).toBe(run)
  const started = crosswordReducer(run, { type: 'start' })
  expect(crosswordReducer(started, { type: 'complete' }).phase).toBe('completed')
})

test('the first letter starts, and a letter after the end changes no state', () => {
  const standing = { squares: 1, filled: 1, words: 1, own: 0, isSolved: false }
  const begun = crosswordReducer(run, { type: 'fill', letters: ['A'], shown: [0], standing })
  expect(begun).toMatchObject({ phase: 'started', letters: ['A'], shown: [0], standing })
  const done = crosswordReducer(begun, { type: 'complete' })
  const after = crosswordReducer(done, { type: 'fill', letters: ['B'], shown: [], standing })
  expect(after).toMatchObject({ phase: 'completed', letters: ['B'] })
})

test.each([
  [3, 3],
  [0, 1],
  [-2, 1],
  [2.7, 2],
  [Number.NaN, 1],
])('attempt %d becomes %d', (attempt, expected) => {
  expect(crosswordReducer(run, { type: 'setAttempt', attempt }).attempt).toBe(expected)
})

test('the attempt stands once it has begun', () => {
  const started = crosswordReducer(run, { type: 'start' })
  expect(crosswordReducer(started, { type: 'setAttempt', attempt: 5 })).toBe(started)
})

test('a kept crossword comes back as it was, anything else does not', () => {
  const kept = newCrossword(3, 2)
  expect(readCrossword(structuredClone(kept))).toEqual(kept)
  for (const other of [null, {}, { run: {} }, { run: kept.run }]) expect(readCrossword(other)).toBeUndefined()
})

test('one that was kept before it told what was shown is still gone on with', () => {
  const { run: kept, ...rest } = newCrossword(3)
  const { shown: _, standing: __, ...before } = kept
  expect(readCrossword({ ...rest, run: before })?.run).toMatchObject({ shown: [], standing: null })
})
