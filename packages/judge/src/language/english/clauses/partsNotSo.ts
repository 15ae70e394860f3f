import type { ReadQuestion } from '../../../read/readQuestion.ts'
import { negators } from '../words/stopWords.ts'
import { clausesAsked } from './clausesAsked.ts'

const beForms = new Set('is are was were be'.split(' '))

/**
 * The parts of a question that ask what something is not, where another asks what it is: the first of "what was she not, and what was she
 * instead?". None where the question hasn't a clause for each part.
 */
export function partsNotSo(asked: ReadQuestion, partCount: number): ReadonlySet<number> {
  if (partCount < 2) return new Set()
  const says = clausesAsked(asked, partCount).map((clause) => {
    const isOfBe = clause.some(({ word }) => beForms.has(word))
    return isOfBe ? clause.some(({ word }) => negators.has(word)) : undefined
  })
  if (!says.includes(false)) return new Set()
  return new Set(says.flatMap((isNot, at) => (isNot === true ? [at] : [])))
}
