import type { Token } from '../../../read/tokenize.ts'
import { isPast, subjectPronouns } from '../deeds/readDeed.ts'
import { determiners } from '../words/wordKinds.ts'
import { auxiliaries, negators, phraseBreaks } from '../words/stopWords.ts'

/** What an item of a list begins with: answers that stand in one row begin alike. */
export type Form = 'aside' | 'clause' | 'denial' | 'doing' | 'past' | 'place' | 'bare'

const passed = new Set('and then also maybe or plus'.split(' '))
const asides = new Set(
  `because cause since so that which who whom whose when while although though if as than like unless until but cuz coz bc
  where what why how not`.split(' '),
)
const clauses = new Set('theyre hes shes its im were youre theyll'.split(' '))

/** The form of an item of a list; `aside` where it begins with a reason, an explanation or something else said about an answer. */
export function formOf(tokens: readonly Token[]): Form {
  const [first, second] = tokens.filter(({ word }) => !passed.has(word))
  if (first === undefined) return 'aside'
  const { word } = first
  // "Since the flood" tells when, "since he slept" why.
  const isTime = word === 'since' && tokens.every((token) => !subjectPronouns.has(token.word) && !isPast(token.word))
  if (asides.has(word) && !isTime) return 'aside'
  // "To the sea" tells where, "to see it" what for.
  if (word === 'to' && second !== undefined && !determiners.has(second.word) && !second.isCapital) return 'aside'
  if (negators.has(word)) return 'denial'
  if (phraseBreaks.has(word) || word === 'to') return 'place'
  if (subjectPronouns.has(word) || clauses.has(word) || auxiliaries.has(word)) return 'clause'
  if (/...ing$/.test(word) && !first.isStop) return 'doing'
  if (isPast(word) && second?.word !== 'of') return 'past'
  return 'bare'
}

/** The first word of an item that isn't passed over. */
export function openingOf(tokens: readonly Token[]): Token | undefined {
  return tokens.find(({ word }) => !passed.has(word))
}
