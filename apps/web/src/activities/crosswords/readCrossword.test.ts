import { assert, property } from 'fast-check'
import { expect, test } from 'vitest'

import { orDamaged } from '../../saving/testing/damaged.ts'
import { newCrossword } from './crosswordRun.ts'
import { readCrossword } from './readCrossword.ts'

const crossword = newCrossword(1)

test('what this version writes is read as it was written', () => {
  expect(readCrossword(crossword)).toEqual(crossword)
})

test('whatever is kept of a crossword is read or refused, and what is read can be shown', () => {
  assert(
    property(orDamaged(crossword), (kept) => {
      expect([1, undefined]).toContain(readCrossword(kept)?.run.chapter && 1)
    }),
  )
})
