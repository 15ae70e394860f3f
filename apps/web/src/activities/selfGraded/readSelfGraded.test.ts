import { assert, property } from 'fast-check'
import { expect, test } from 'vitest'

import { orDamaged } from '../../saving/testing/damaged.ts'
import { newSelfGraded } from './keptSelfGraded.ts'
import { readSelfGraded } from './readSelfGraded.ts'
import { selfGradedScore } from './selfGradedQuiz.ts'

const question = { id: 'q', chapter: 1, verse: 'Isaiah 1:1', points: 2, question: 'Who?', hint: 'One name' }
const selfGraded = newSelfGraded([{ ...question, type: 'recall' }])

test('what this version writes is read as it was written', () => {
  expect(readSelfGraded(selfGraded)).toEqual(selfGraded)
})

test('whatever is kept of a self-graded quiz is read or refused, and what is read can be shown', () => {
  assert(
    property(orDamaged(selfGraded), (kept) => {
      const shown = readSelfGraded(kept)?.quiz
      if (shown !== undefined) expect(selfGradedScore(shown).total).toEqual(expect.any(Number))
    }),
  )
})
