import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { narrowQuestions } from './narrowQuestions.ts'

const questions = fc
  .array(fc.integer({ min: 1, max: 4 }), { maxLength: 20 })
  .map((chapters) => chapters.map((chapter, at) => ({ id: `q${at}`, chapter })))
const ids = fc.uniqueArray(fc.nat(25).map((at) => `q${at}`))

test('of a chapter with chosen questions these alone are asked, of any other all, in their order', () => {
  fc.assert(
    fc.property(questions, ids, (all, asked) => {
      const left = narrowQuestions(all, asked)
      expect(all.filter((one) => left.includes(one))).toEqual(left)
      for (const [chapter, inside] of Map.groupBy(all, (one) => one.chapter)) {
        const chosen = inside.filter(({ id }) => asked.includes(id))
        expect(left.filter((one) => one.chapter === chapter)).toEqual(chosen.length > 0 ? chosen : inside)
      }
    }),
  )
})

test('no chapter is left without a question, and without a choice all are asked', () => {
  fc.assert(
    fc.property(questions, ids, (all, asked) => {
      const chaptersOf = (some: readonly { chapter: number }[]) => new Set(some.map(({ chapter }) => chapter))
      expect(chaptersOf(narrowQuestions(all, asked))).toEqual(chaptersOf(all))
      expect(narrowQuestions(all, null)).toEqual(all)
    }),
  )
})
