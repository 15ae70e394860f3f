import type { PartMatch } from '../../../match/matchPart.ts'
import type { CompiledLexicon } from '../../../read/lexicon.ts'
import type { Scripture } from '../../../read/scripture.ts'
import { isPossessive } from '../../../read/tokenize.ts'
import type { Token } from '../../../read/tokenize.ts'
import { stops } from '../verse/pieceWords.ts'
import { determiners, divineNames } from '../words/wordKinds.ts'

const others = new Set('other others another'.split(' '))

/**
 * Whether a response binds to an answer's noun what makes another thing of it: "the roof of his mouth" for the roof, "the disciples of
 * Tobin" for his disciples, "Tobin's friends" for the friends. Not what the verse itself binds something to: that is another part's.
 */
export function isNarrowed(
  { wording: { tokens: own }, evidence }: PartMatch,
  matches: readonly (PartMatch | undefined)[],
  tokens: readonly Token[],
  { text }: Scripture,
  { guarded }: CompiledLexicon,
  isStrange: (token: Token) => boolean,
): boolean {
  const [first = 0, last = 0] = [evidence[0], evidence.at(-1)]
  const owner = tokens[first - 1]
  if (owner !== undefined && isPossessive(owner))
    return own.every((token) => !isPossessive(token) && token.word !== 'of') && isStrange(owner)
  const of = tokens[last + 1]
  const noun = tokens[last]
  if (of?.word !== 'of' || noun === undefined || stops.test(of.gap)) return false
  // What follows may be meant for a part that is missing.
  if (matches.some((match) => match?.isGiven !== true)) return false
  const phrase = phraseAfter(tokens, of.index)
  // "The resurrection of Odrel" for the resurrection where the verse tells of Tobin's.
  if (text.some(({ stem, index }) => stem === noun.stem && text[index + 1]?.word === 'of'))
    return phrase.length === 1 && phrase.every((token) => guarded.has(token.word) && isStrange(token))
  // God's house is no house.
  if (noun.word === 'house' && phrase.length > 0 && phrase.every(({ word }) => divineNames.has(word)))
    return [...text, ...own].every(({ word }) => !divineNames.has(word))
  // "Tobin of chapter 3".
  if (phrase.some(({ index, number }) => number !== undefined || tokens[index + 1]?.number !== undefined)) return false
  if (phrase.some(({ word }) => others.has(word))) return true
  const named = phrase.filter(({ word }) => guarded.has(word))
  if (named.length > 0) return named.some(isStrange)
  const end = phrase.findIndex(({ word }) => word === 'of')
  const head = (end < 0 ? phrase : phrase.slice(0, end)).at(-1)
  return head !== undefined && isStrange(head)
}

/** The words of the noun phrase after a place, with all that is bound to it by "of". */
function phraseAfter(tokens: readonly Token[], at: number): readonly Token[] {
  const rest = tokens.slice(at + 1)
  const end = rest.findIndex(
    ({ gap, word, isStop }, place) =>
      stops.test(gap) || (place > 0 && isStop && word !== 'of' && !determiners.has(word)),
  )
  return end < 0 ? rest : rest.slice(0, end)
}
