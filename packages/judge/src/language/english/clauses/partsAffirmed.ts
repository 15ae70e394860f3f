import { oncePer } from '../../../read/oncePer.ts'
import type { ReadQuestion } from '../../../read/readQuestion.ts'
import { negators } from '../words/stopWords.ts'
import { clausesAsked } from './clausesAsked.ts'

/**
 * The parts of a question that it asks for without a denial though it denies something of another: the first two of "to what may he speak,
 * into what should it be cast, and what must he not do?". What a response denies of them is denied, whatever the question says.
 */
export function partsAffirmed(asked: ReadQuestion, partCount: number): ReadonlySet<number> {
  return affirmedIn(asked)(partCount)
}

const affirmedIn = oncePer((asked: ReadQuestion) => {
  const known = new Map<number, ReadonlySet<number>>()
  return (partCount: number): ReadonlySet<number> => {
    const parts = known.get(partCount) ?? read(asked, partCount)
    known.set(partCount, parts)
    return parts
  }
})

function read(asked: ReadQuestion, partCount: number): ReadonlySet<number> {
  const clauses = clausesAsked(asked, partCount)
  const denies: boolean[] = []
  // "What does no one sew, and on what": the second is of the same deed.
  for (const clause of clauses)
    denies.push(clause.length === 0 ? denies.at(-1) === true : clause.some(({ word }) => negators.has(word)))
  return new Set(
    partCount < 2 || !denies.includes(true) ? [] : denies.flatMap((isDenied, at) => (isDenied ? [] : [at])),
  )
}
