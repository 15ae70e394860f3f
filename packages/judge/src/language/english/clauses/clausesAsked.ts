import { isRelative } from '../../../read/isRelative.ts'
import { oncePer } from '../../../read/oncePer.ts'
import type { ReadQuestion } from '../../../read/readQuestion.ts'
import type { Token } from '../../../read/tokenize.ts'
import { negators } from '../words/stopWords.ts'
import { clauseEnd } from '../deeds/deedsOf.ts'

const asking = new Set('what which who whom whose how where when why'.split(' '))

const relatives = new Set('who which'.split(' '))

/**
 * For each part of a question the words of the clause that asks for it, after its asking word and with a denial before it: one clause for
 * each, or one for as many as its number says ("which three things"). None where the question's clauses don't fit its parts.
 */
export function clausesAsked(asked: ReadQuestion, partCount: number): readonly (readonly Token[])[] {
  return clausesFor(asked)(partCount)
}

const clausesFor = oncePer(({ tokens }: ReadQuestion) => {
  const known = new Map<number, readonly (readonly Token[])[]>()
  return (partCount: number): readonly (readonly Token[])[] => {
    const clauses = known.get(partCount) ?? read(tokens, partCount)
    known.set(partCount, clauses)
    return clauses
  }
})

function read(tokens: readonly Token[], partCount: number): readonly (readonly Token[])[] {
  const asks = tokens.filter((token) => asking.has(token.word) && !isRelative(tokens, token)).map(({ index }) => index)
  const spread = (from: readonly number[]): readonly (readonly Token[])[] =>
    from.flatMap((ask, at) => {
      const isBare = /[,;:]/.test(tokens[ask + 1]?.gap ?? '')
      const whole = isBare ? ask + 1 : clauseEnd(tokens, ask, from[at + 1])
      // "What does he do who is not of God": what only says who is meant belongs to no deed.
      const relative = tokens.findIndex(({ word, index }) => index > ask + 1 && relatives.has(word))
      const end = relative < 0 ? whole : Math.min(whole, relative)
      // "Without what".
      const lead = negators.has(tokens[ask - 1]?.word ?? '') ? tokens.slice(ask - 1, ask) : []
      const clause = [...lead, ...tokens.slice(ask + 1, end)]
      const number = tokens[ask + 1]?.number
      const count = number === undefined || number.isOrdinal ? 1 : Math.min(number.value, partCount)
      return Array.from({ length: count }, () => clause)
    })
  const all = spread(asks)
  if (all.length === partCount) return all
  // "According to what he says, …" asks nothing.
  const first = tokens[asks[0] ?? 0]
  const isCiting = tokens[(first?.index ?? 0) - 2]?.word === 'according' && !/[,;:]/.test(first?.gap ?? '')
  const rest = isCiting ? spread(asks.slice(1)) : []
  return rest.length === partCount ? rest : []
}
