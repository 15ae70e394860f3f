import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { applyReview } from '../review/applyReview.ts'
import { packCard } from '../review/cards/packedCard.ts'
import type { PackedCard } from '../review/cards/packedCard.ts'
import { weakestQuestions } from './weakestQuestions.ts'

const day = 86_400_000
const questions = ['a', 'b', 'c', 'd'].map((id, at) => ({
  id,
  nth: at,
  chapter: 1,
  points: 2,
  places: [at],
  parts: ['p1', 'p2'],
  numbers: [1, 2],
}))
const card = (at: number, rating: 'good' | 'again' = 'good'): PackedCard =>
  packCard(applyReview(undefined, { at, rating }))
const of = (given: Record<string, Record<string, PackedCard>>) => given

test('a part is known by who recalls it best, a question as its weakest part, what was missed by nobody', () => {
  const members = [
    of({ a: { p1: card(9 * day), p2: card(9 * day) }, b: { p1: card(9 * day) }, d: { p1: card(day), p2: card(day) } }),
    of({ b: { p2: card(9 * day, 'again') }, a: { p1: card(day) } }),
  ]
  expect(weakestQuestions(questions, members, { now: 10 * day, size: 4 })).toEqual(['c', 'b', 'd', 'a'])
  expect(weakestQuestions(questions, members, { now: 10 * day, size: 2 })).toEqual(['c', 'b'])
})

test('whatever a team knows, each question is there once, and no more than asked for', () => {
  const packed = fc.constantFrom(card(day), card(5 * day), card(9 * day, 'again'))
  const cards = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.dictionary(fc.constantFrom('p1', 'p2'), packed))
  fc.assert(
    fc.property(fc.array(cards, { maxLength: 4 }), fc.nat(6), (members, size) => {
      const picked = weakestQuestions(questions, members, { now: 10 * day, size })
      expect(new Set(picked).size).toBe(picked.length)
      expect(picked).toHaveLength(Math.min(size, 4))
    }),
  )
})
