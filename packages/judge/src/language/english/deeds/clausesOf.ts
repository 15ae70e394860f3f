import type { CompiledLexicon } from '../../../read/lexicon.ts'
import type { ReadResponse } from '../../../read/readResponse.ts'
import type { Token } from '../../../read/tokenize.ts'
import { auxiliaries, fillers } from '../words/stopWords.ts'
import type { Clause } from './isExchanged.ts'
import { isPast } from './readDeed.ts'
import type { Deed } from './readDeed.ts'

const beForms = new Set('is are was were be been being get gets got am'.split(' '))
const determiners = new Set(
  'the a an his her its their my your our of in on at by for from with another each every other no'.split(' '),
)

/** The clauses of a response that say the deed: from comma to comma, and from "and" on where both sides of it have a verb. */
export function clausesOf({ tokens }: ReadResponse, deed: Deed, lexicon: CompiledLexicon): readonly Clause[] {
  const isVerb = (token: Token): boolean =>
    !token.isStop &&
    (!fillers.has(token.word) ||
      (deed.verbs.has(token.stem) && token.index > 0 && tokens[token.index - 1]?.word !== 'i')) &&
    !determiners.has(tokens[token.index - 1]?.word ?? '') &&
    (deed.verbs.has(token.stem) ||
      [...deed.verbs].some((stem) => lexicon.mates.get(stem)?.some((mate) => mate.stem === token.stem)))
  const stretches: Token[][] = [[]]
  for (const token of tokens) {
    if (/[,.;!?\n]/.test(token.gap)) stretches.push([])
    stretches.at(-1)?.push(token)
  }
  return stretches
    .flatMap((stretch) => withSubjects(splitAtAnd(stretch, (token) => isVerb(token) || isPast(token.word))))
    .flatMap((clause): readonly Clause[] => {
      const at = clause.findIndex(isVerb)
      const verb = clause[at]
      if (verb === undefined) return []
      const before = clause.slice(0, at).findLast(({ word }) => !['not', 'also', 'then', 'never'].includes(word))
      const isBe = before !== undefined && beForms.has(before.word)
      const isPassive = clause[at + 1]?.word === 'by' || (isBe && !verb.word.endsWith('ing'))
      return [{ tokens: clause, verb: verb.index, isPassive }]
    })
}

/** Clauses of one stretch, each that goes on with a verb after "and" with the subject of the one before. */
function withSubjects(clauses: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  let subject: readonly Token[] = []
  return clauses.map((clause, place) => {
    const first = clause.find(({ word }) => word !== 'then')
    if (place > 0 && isPast(first?.word ?? '')) return [...subject, ...clause]
    const verb = clause.findIndex(({ word }) => isPast(word) || auxiliaries.has(word))
    subject = verb < 0 ? [] : clause.slice(0, verb)
    return clause
  })
}

function splitAtAnd(stretch: readonly Token[], isVerb: (token: Token) => boolean): readonly (readonly Token[])[] {
  const at = stretch.findIndex(
    ({ word }, index) =>
      ['and', 'but', 'so'].includes(word) && stretch.slice(0, index).some(isVerb) && stretch.slice(index).some(isVerb),
  )
  return at < 0 ? [stretch] : [stretch.slice(0, at), ...splitAtAnd(stretch.slice(at + 1), isVerb)]
}
