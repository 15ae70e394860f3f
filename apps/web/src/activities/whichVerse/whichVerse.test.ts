import type { AlikePair } from '@seraph/schema/http/drills'
import { assert, property } from 'fast-check'
import { expect, test } from 'vitest'

import { orDamaged } from '../../saving/testing/damaged.ts'
import { newWhichVerse } from './keptWhichVerse.ts'
import { readWhichVerse } from './readWhichVerse.ts'
import { answersOf, countRight, startWhichVerse, taskAt, whichVerseReducer } from './whichVerseRun.ts'
import type { WhichVerseAction, WhichVerseRun } from './whichVerseRun.ts'

const pair = (id: string): AlikePair => ({
  id,
  first: { verse: 'Isaiah 1:1', chapter: 1, pieces: [{ text: 'three years', isOwn: true }] },
  second: { verse: 'Isaiah 2:1', chapter: 2, pieces: [{ text: 'one year', isOwn: true }] },
  difference: 'The years.',
})
const round = startWhichVerse(
  [pair('a'), pair('b'), pair('unasked')],
  [
    { pair: 'a', task: 'place', asked: 0 },
    { pair: 'b', task: 'words', asked: 1 },
  ],
  () => 0,
)
const run = (from: WhichVerseRun, ...actions: WhichVerseAction[]) => actions.reduce(whichVerseReducer, from)
const answer = (which: 0 | 1): WhichVerseAction[] => [{ type: 'choose', which }, { type: 'submit' }]

test('a task waits for a choice, an answer is locked, and the last one ends the round', () => {
  expect(round.pairs.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(run(round, { type: 'submit' }, { type: 'next' })).toBe(round)
  const first = run(round, ...answer(0))
  expect(taskAt(first)).toMatchObject({ given: 0, pair: { id: 'a' } })
  expect(run(first, ...answer(1))).toBe(first)
  const done = run(first, { type: 'next' }, ...answer(0), { type: 'next' })
  expect([done.isDone, countRight(done)]).toEqual([true, 1])
  expect(answersOf(done)).toEqual([
    { pair: 'a', task: 'place', asked: 0, chosen: 0 },
    { pair: 'b', task: 'words', asked: 1, chosen: 0 },
  ])
  expect(run(done, ...answer(1), { type: 'next' })).toBe(done)
})

test('a round that ends early is of what was answered', () => {
  expect(run(round, { type: 'choose', which: 0 }, { type: 'endHere' }).isDone).toBe(false)
  const ended = run(round, ...answer(0), { type: 'endHere' })
  expect([ended.isDone, ended.tasks.length, countRight(ended)]).toEqual([true, 1, 1])
})

test('whatever is kept of a round is read or refused, and what is read can be shown', () => {
  const kept = newWhichVerse(run(round, ...answer(1)))
  expect(readWhichVerse(kept)).toEqual(kept)
  assert(
    property(orDamaged(kept), (damaged) => {
      const shown = readWhichVerse(damaged)?.run
      if (shown !== undefined) expect(taskAt(shown)).toBeDefined()
    }),
  )
})
