import type { PartMatch } from '../../../match/matchPart.ts'
import type { Token } from '../../../read/tokenize.ts'
import { objectPerson } from '../deeds/pronouns.ts'
import { stops } from '../verse/pieceWords.ts'
import { phraseBreaks } from '../words/stopWords.ts'
import { determiners } from '../words/wordKinds.ts'

const reflexives = new Set('himself herself itself themselves yourself yourselves myself ourselves'.split(' '))
/** What tells more of a deed rather than to whom it is done. */
const more = new Set(
  'fast hard well away down up out off back again today tomorrow yesterday alone alive dead first last home'.split(' '),
)

/**
 * Whether a response does to others what a part does to somebody: "save others" for "save himself", "accept money" for "accept it".
 */
export function isOtherDone(
  { wording: { tokens: own, words }, matched }: PartMatch,
  tokens: readonly Token[],
  isForeign: (token: Token) => boolean,
): boolean {
  const last = own.at(-1)
  const isReflexive = reflexives.has(last?.word ?? '')
  if (last === undefined || (!isReflexive && objectPerson(last.word) === undefined && last.word !== 'it')) return false
  const verb = words.findIndex(({ token }) => token.index === last.index - 1)
  const said = matched[verb]?.given.at(-1)
  if (said === undefined || phraseBreaks.has(tokens[said]?.word ?? '')) return false
  const isSame = ({ word }: Token): boolean =>
    isReflexive ? reflexives.has(word) : word === 'it' || objectPerson(word) !== undefined
  if (tokens.some((token) => isSame(token))) return false
  const after = tokens.slice(said + 1)
  const end = after.findIndex(({ gap }) => stops.test(gap))
  const [first, second] = end < 0 ? after : after.slice(0, end)
  if (first === undefined) return false
  if (isReflexive && (first.word === 'others' || first.word === 'other')) return true
  // "They brought the coin" for "brought it" tells what it was.
  const noun = isReflexive && determiners.has(first.word) ? second : first
  if (noun === undefined || noun.isStop || more.has(noun.word) || noun.word.endsWith('ly')) return false
  return isReflexive ? !/se?l/.test(noun.word) : isForeign(noun)
}
