import { auxiliaries, negators, phraseBreaks } from '../words/stopWords.ts'
import type { Token } from '../../../read/tokenize.ts'
import { isPast, subjectPronouns } from './readDeed.ts'

/** Who does what a verb says: the words of a noun phrase, or a pronoun. */
export type Subject = { readonly nouns: readonly Token[]; readonly pronoun: string | undefined }

const passed = new Set('to also then not never first again always ever just even all both once soon up out'.split(' '))
const joining = new Set('and but or so because cause cuz when while that who which whom what if until'.split(' '))
const ends = /[,;:.!?\n]/

/** How many verbs of a row are followed back to who does them. */
const mostSteps = 4

/**
 * Who does what the verb at a place says by the words before it: "the blind man spat on him and laid" tells it of both verbs. Undefined
 * where the words don't tell.
 */
export function subjectOf(
  tokens: readonly Token[],
  verb: number,
  isVerb: (token: Token) => boolean,
): Subject | undefined {
  let at = verb
  for (let step = 0; step < mostSteps; step++) {
    const own = rightBefore(tokens, at, isVerb)
    if (own === undefined || own.nouns.length > 0 || own.pronoun !== undefined) return own
    const from = at
    const before = tokens.findLast((token) => token.index < from && (isVerb(token) || isPast(token.word)))
    if (before === undefined || tokens.slice(before.index + 1, at + 1).some(({ gap }) => /[;:.!?\n]/.test(gap)))
      return undefined
    at = before.index
  }
  return undefined
}

/** The subject between a verb and the break before it; with neither noun nor pronoun where the verb goes on with another's. */
function rightBefore(tokens: readonly Token[], verb: number, isVerb: (token: Token) => boolean): Subject | undefined {
  let at = verb - 1
  const isBreak = (index: number): boolean => ends.test(tokens[index + 1]?.gap ?? '')
  const isPassed = ({ word }: Token): boolean => auxiliaries.has(word) || negators.has(word) || passed.has(word)
  for (let token = tokens[at]; token !== undefined && !isBreak(at) && isPassed(token); token = tokens[at]) at--
  const words: Token[] = []
  for (let token = tokens[at]; token !== undefined && !isBreak(at); token = tokens[--at]) {
    if (subjectPronouns.has(token.word) && token.word !== 'who')
      return words.length === 0 ? { nouns: [], pronoun: token.word } : undefined
    // "For" after a stop gives a reason.
    if (joining.has(token.word) || (token.word === 'for' && ends.test(token.gap))) break
    if (isVerb(token) || auxiliaries.has(token.word) || (isPast(token.word) && words.length === 0))
      return words.every(({ isStop }) => isStop) ? { nouns: [], pronoun: undefined } : undefined
    words.unshift(token)
  }
  const [first] = words
  if (first === undefined) return { nouns: [], pronoun: undefined }
  const lead = words.findIndex(({ word }) => phraseBreaks.has(word) && word !== 'of')
  const phrase = lead < 0 ? words : words.slice(0, lead)
  const nouns = phrase.filter(({ isStop, number }) => !isStop && number === undefined)
  return nouns.length === 0 ? undefined : { nouns, pronoun: undefined }
}
