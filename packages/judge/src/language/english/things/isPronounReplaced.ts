import type { PartMatch } from '../../../match/matchPart.ts'
import type { CompiledLexicon } from '../../../read/lexicon.ts'
import type { Token } from '../../../read/tokenize.ts'
import { objectPerson } from '../deeds/pronouns.ts'
import { joins, stops } from '../verse/pieceWords.ts'
import { phraseBreaks } from '../words/stopWords.ts'
import { determiners } from '../words/wordKinds.ts'

/**
 * Whether a response has something foreign in the place of the pronoun that a part ends with: "she looked at the fire" for "she looked at
 * him", "send my brother" for "send me".
 */
export function isPronounReplaced(
  { wording: { tokens: own }, evidence }: PartMatch,
  tokens: readonly Token[],
  { guarded }: CompiledLexicon,
  isForeign: (token: Token) => boolean,
): boolean {
  if (isReciprocalReplaced(own, evidence, tokens)) return true
  // "Behind you" says no deed.
  if (objectPerson(own.at(-1)?.word) === undefined || own.every(({ isStop }) => isStop)) return false
  if (tokens.some(({ word }) => objectPerson(word) !== undefined)) return false
  const last = evidence.at(-1) ?? 0
  const rest = tokens.slice(last + 1)
  const end = rest.findIndex(({ gap, word }) => stops.test(gap) || joins.has(word))
  const after = end < 0 ? rest : rest.slice(0, end)
  const noun = after.at(-1)
  const between = after.slice(0, -1)
  if (noun === undefined || !isForeign(noun)) return false
  if (between.some(({ word }) => !determiners.has(word) && !phraseBreaks.has(word))) return false
  return guarded.has(noun.word) || determiners.has(between.at(-1)?.word ?? '')
}

const reciprocals = new Set(
  'another other others everyone everybody people brother brothers neighbor neighbors'.split(' '),
)
const selves = new Set('yourself yourselves ourselves themselves himself herself myself'.split(' '))

/** Whether a response lets those do to something or to themselves what a part says that they do to one another: "love the world". */
function isReciprocalReplaced(own: readonly Token[], evidence: readonly number[], tokens: readonly Token[]): boolean {
  const [one, another] = own.slice(-2)
  const isReciprocal =
    (one?.word === 'one' && another?.word === 'another') || (one?.word === 'each' && another?.word === 'other')
  if (!isReciprocal || tokens.some(({ word }) => reciprocals.has(word))) return false
  const [next, noun] = tokens.slice((evidence.at(-1) ?? 0) + 1)
  if (next === undefined || stops.test(next.gap)) return false
  return selves.has(next.word) || (determiners.has(next.word) && noun !== undefined && !noun.isStop)
}
