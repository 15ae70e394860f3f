import { oncePer } from '../../../read/oncePer.ts'
import type { ReadQuestion } from '../../../read/readQuestion.ts'
import type { Token } from '../../../read/tokenize.ts'

const opposites: ReadonlyMap<string, string> = new Map([
  ['first', 'last'],
  ['last', 'first'],
])
const naming = new Set('name names named mention mentions mentioned'.split(' '))
const ends = /[,;.!?\n]/

/** Whether a response says that an answer is first where the question asks what is named last, or the other way round. */
export function isOrdinalTurned(asked: ReadQuestion, evidence: readonly number[], tokens: readonly Token[]): boolean {
  const own = askedOrdinal(asked)
  const last = evidence.at(-1)
  if (own === undefined || last === undefined) return false
  const rest = tokens.slice(last + 1)
  const end = rest.findIndex(({ gap, word }) => ends.test(gap) || word === 'and' || word === 'but')
  const clause = end < 0 ? rest : rest.slice(0, end)
  const isOpposite = clause.some(
    ({ word }) => word === opposites.get(own.word) || (own.word === 'first' && word === 'after'),
  )
  return isOpposite && clause.some(({ word }) => ['is', 'was', 'are', 'were', 'comes', 'came'].includes(word))
}

/** The "first" or "last" of a question that asks what is named so. */
const askedOrdinal = oncePer(({ tokens }: ReadQuestion): Token | undefined => {
  const ordinals = tokens.filter(({ word }) => opposites.has(word))
  return ordinals.length === 1 && tokens.some(({ word }) => naming.has(word)) ? ordinals[0] : undefined
})
