import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { answerTimeMs, countWords, memoryTimeMs } from './actionMs.ts'
import { paceActions } from './paceActions.ts'
import { lengthOf, type Spans } from './spans.ts'

const start = Date.UTC(2026, 0, 10, 12)
const hourMs = 3_600_000

/** Takes events one after another, in the order given; returns how many actions of each were paced. */
function paceAll(events: readonly { at: number; needsMs: readonly number[] }[]) {
  let busy: Spans = []
  const paced = events.map((event) => {
    const after = paceActions({ ...event, since: start }, busy)
    busy = after.busy
    return after.paced
  })
  return { paced, busy }
}

const events = fc.array(
  fc.record({
    at: fc.integer({ min: start, max: start + hourMs }),
    needsMs: fc.array(fc.integer({ min: 200, max: 20_000 }), { maxLength: 8 }),
  }),
  { maxLength: 20 },
)

test('an answer takes 1 s and 0.2 s a word, a game of memory 0.2 s a word', () => {
  expect(countWords('  Isaiah the son \n of Amoz ')).toBe(5)
  expect(countWords(' ')).toBe(0)
  expect(answerTimeMs(5)).toBe(2_000)
  expect(memoryTimeMs(100)).toBe(20_000)
})

test('whatever is told in whatever order, what counts takes its time, and never two at once', () => {
  fc.assert(
    fc.property(events, (some) => {
      const { paced, busy } = paceAll(some)
      const taken = some.flatMap(({ needsMs }, index) => needsMs.slice(0, paced[index]))
      expect(lengthOf(busy)).toBe(taken.reduce((sum, ms) => sum + ms, 0))
      for (const [begin, end] of busy) {
        expect(begin).toBeGreaterThanOrEqual(start)
        expect(end).toBeLessThanOrEqual(start + hourMs)
      }
    }),
  )
})

test('whoever answers no faster than a person counts in full, in whatever order the answers arrive', () => {
  const answers = fc.array(fc.record({ words: fc.nat(12), restMs: fc.nat(60_000) }), { minLength: 1, maxLength: 20 })
  const arriving = answers.chain((list) => {
    let at = start
    const made = list.map(({ words, restMs }) => {
      const needMs = answerTimeMs(words)
      at += needMs + restMs
      return { at, needsMs: [needMs] }
    })
    return fc.shuffledSubarray(made, { minLength: made.length })
  })
  fc.assert(
    fc.property(arriving, (some) => {
      expect(paceAll(some).paced).toEqual(some.map(() => 1))
    }),
  )
})

test('a round that is told at its end counts as far as its time goes', () => {
  const needsMs = Array.from({ length: 20 }, () => answerTimeMs(2))
  expect(paceAll([{ at: start + 60_000, needsMs }]).paced).toEqual([20])
  expect(paceAll([{ at: start + 14_000, needsMs }]).paced).toEqual([10])
  expect(paceAll([{ at: start + 1_000, needsMs }]).paced).toEqual([0])
})

test('the same round told again finds no time left, and a day’s pause makes room for 2 hours at most', () => {
  const needsMs = Array.from({ length: 10 }, () => answerTimeMs(0))
  const round = { at: start + 30_000, needsMs }
  expect(paceAll([round, round, round]).paced).toEqual([10, 0, 0])
  const many = Array.from({ length: 9_000 }, () => answerTimeMs(0))
  expect(paceAll([{ at: start + 24 * hourMs, needsMs: many }]).paced).toEqual([7_200])
})
