import type { PartMatch } from '../../../match/matchPart.ts'
import type { Scripture } from '../../../read/scripture.ts'
import type { Token } from '../../../read/tokenize.ts'
import { auxiliaries, negators } from '../words/stopWords.ts'

const relatives = new Set('who that which'.split(' '))
const persons = new Set(
  'he she they one ones those them whoever anyone everyone people person man men woman'.split(' '),
)

/**
 * Whether a response says another deed of the verse of those who are meant: "those who walk in the light" for "those who love the light".
 */
export function isOneOtherWho(
  { wording: { tokens: own, words }, matched }: PartMatch,
  tokens: readonly Token[],
  { text }: Scripture,
): boolean {
  const verb = verbAfterWho(own)
  const place = words.findIndex(({ token }) => token === verb)
  if (verb === undefined || place < 0 || matched[place] !== undefined) return false
  const other = verbAfterWho(tokens)
  if (other === undefined || words.some(({ token }) => token.stem === other.stem)) return false
  if (text.every(({ stem }) => stem !== other.stem)) return false
  return matched.every((one) => one?.given.includes(other.index) !== true)
}

/** The verb of what is said of those who are meant. */
function verbAfterWho(tokens: readonly Token[]): Token | undefined {
  const who = tokens.find(({ word, index }) => relatives.has(word) && persons.has(tokens[index - 1]?.word ?? ''))
  if (who === undefined) return undefined
  const verb = tokens.slice(who.index + 1).find(({ word }) => !auxiliaries.has(word) && !negators.has(word))
  return verb?.isStop === false ? verb : undefined
}
