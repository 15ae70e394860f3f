import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  nextWord,
  runReducer,
  runScore,
  startRun,
  type MemoryRun,
  type MemoryRunAction,
  type MemoryVerse,
} from './memoryRun.ts'

const verse = (key: string, ...words: string[]): MemoryVerse => ({
  key,
  words: words.map((original) => ({ original, scrambled: original })),
})
const verses = [verse('one', 'Holy,', 'holy'), verse('two', 'Here', 'am', 'I!'), verse('three', 'Go')]
const [first] = verses
const play = (...actions: MemoryRunAction[]): MemoryRun =>
  actions.reduce((run, action) => runReducer(verses, run, action), startRun(verses))
const type = (at: number, text: string): MemoryRunAction => ({ type: 'type', at, text })
const next: MemoryRunAction = { type: 'next' }
const previous: MemoryRunAction = { type: 'previous' }
const score = (run: MemoryRun) => runScore(verses, run).score

test('a word is worth a point while it is right', () => {
  expect(score(play(type(0, 'hol')))).toBe(0)
  expect(score(play(type(0, 'holy')))).toBe(1)
  expect(score(play(type(0, 'holy'), type(0, 'HOLY ')))).toBe(1)
  expect(score(play(type(0, 'holy'), type(0, 'holyy')))).toBe(0)
  expect(score(play(type(0, 'holy'), type(0, '')))).toBe(0)
})

test('the next verse begins empty and what was right before still counts', () => {
  const run = play(type(0, 'holy'), type(1, 'holy'), next)
  expect(run).toMatchObject({ index: 1, typed: ['', '', ''] })
  expect(runScore(verses, run)).toEqual({ score: 2, totalWords: 6, versesDone: 1, percent: 33 })
})

test('going back resets the verse and takes its points away first', () => {
  const back = play(type(0, 'holy'), type(1, 'holy'), next, type(0, 'here'), previous)
  expect(back).toMatchObject({ index: 0, typed: ['', ''] })
  expect(runScore(verses, back)).toMatchObject({ score: 1, versesDone: 0 })
  const again = [type(0, 'holy'), type(1, 'holy'), next] as const
  expect(score(again.reduce((run, action) => runReducer(verses, run, action), back))).toBe(2)
})

test('beyond either end nothing moves', () => {
  expect(play(type(0, 'holy'), previous)).toEqual(play(type(0, 'holy')))
  const last = play(next, next, type(0, 'go'))
  expect(runReducer(verses, last, next)).toEqual(last)
})

test('however a game goes, its score is never less than nothing nor more than its words', () => {
  const action = fc.oneof(
    fc.record({
      type: fc.constant('type' as const),
      at: fc.nat(2),
      text: fc.constantFrom('holy', 'here', 'am', 'i', 'go', ''),
    }),
    fc.constantFrom(next, previous),
  )
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
      const run = actions.reduce((state, one) => {
        const isThere = one.type !== 'type' || one.at < state.typed.length
        return isThere ? runReducer(verses, state, one) : state
      }, startRun(verses))
      const { score, totalWords, percent } = runScore(verses, run)
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(totalWords)
      expect(percent).toBeLessThanOrEqual(100)
    }),
  )
})

test('a right word leads to the next that is not right, from the front again, and nowhere when all are', () => {
  expect(first && nextWord(first, ['holy', ''], 0)).toBe(1)
  expect(first && nextWord(first, ['', 'holy'], 1)).toBe(0)
  expect(first && nextWord(first, ['holy', 'holy'], 1)).toBeUndefined()
})
