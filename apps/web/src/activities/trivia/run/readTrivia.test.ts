import { assert, property } from 'fast-check'
import { expect, test } from 'vitest'

import { orDamaged } from '../../../saving/testing/damaged.ts'
import { newTrivia } from './keptTrivia.ts'
import { readTrivia } from './readTrivia.ts'
import { questionAt } from './triviaRun.ts'

const trivia = newTrivia(
  [1],
  [{ id: 'q', chapter: 1, verse: 'Isaiah 1:1', question: 'Who?', choices: ['Isaiah', 'Amos'], answer: 'Isaiah' }],
)

test('what this version writes is read as it was written', () => {
  expect(readTrivia(trivia)).toEqual(trivia)
})

test('a round that the first version kept is read on', () => {
  const { chapters: _, ...run } = trivia.run
  expect(readTrivia({ ...trivia, run: { ...run, chapter: 1 } })).toEqual(trivia)
})

test('whatever is kept of a round of trivia is read or refused, and what is read can be shown', () => {
  assert(
    property(orDamaged(trivia), (kept) => {
      const shown = readTrivia(kept)?.run
      if (shown !== undefined) expect(questionAt(shown, shown.index)).toBeDefined()
    }),
  )
})
