import type { PartMatch } from '../../../match/matchPart.ts'
import type { ReadQuestion } from '../../../read/readQuestion.ts'
import { isPossessive } from '../../../read/tokenize.ts'
import type { Token } from '../../../read/tokenize.ts'

const owning = new Set('his her its their'.split(' '))
const spoken = new Set('my your thy our'.split(' '))
/** Prepositions to somebody who owns nothing by them. */
const leads = new Set('at to against toward towards on upon before'.split(' '))

/**
 * Whether a thing is given to another owner than the part's: "they shake their hand at Yahweh" for Yahweh's hand, "the women's names" for
 * "your name" where it asks what the women want.
 */
export function isOwnerExchanged(asked: ReadQuestion, match: PartMatch, tokens: readonly Token[]): boolean {
  const own = match.wording.tokens
  const owner = own.find((token) => isPossessive(token) || spoken.has(token.word))
  const thing = own.find(({ index, isStop }) => owner !== undefined && index > owner.index && !isStop)
  const said = saidFor(match, thing)
  if (owner === undefined || said === undefined) return false
  const before = tokens[said - 1]
  if (before === undefined || /[,.;:!?\n]/.test(tokens[said]?.gap ?? '')) return false
  if (spoken.has(owner.word))
    return isOfAsked(asked, before) && !match.evidence.includes(before.index) && before.number === undefined
  const ownerAt = saidFor(match, owner)
  return (
    owning.has(before.word) && ownerAt !== undefined && ownerAt > said && leads.has(tokens[ownerAt - 1]?.word ?? '')
  )
}

/** Where a response says a word of the part. */
function saidFor({ wording, matched }: PartMatch, word: Token | undefined): number | undefined {
  const place = wording.words.findIndex(({ token }) => token.index === word?.index)
  return matched[place]?.given[0]
}

/** Whether a word is one of the question's with an owner's s, the apostrophe often left out. */
function isOfAsked({ tokens }: ReadQuestion, owner: Token): boolean {
  const own = owner.word.replace(/'?s$/, '')
  const isOwning = isPossessive(owner) || own !== owner.word
  return isOwning && tokens.some(({ isStop, word }) => !isStop && (word === own || word === owner.word))
}
