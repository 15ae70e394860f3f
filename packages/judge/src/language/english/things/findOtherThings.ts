import type { PartMatch } from '../../../match/matchPart.ts'
import type { ReadPart } from '../../../match/readPart.ts'
import type { CompiledLexicon } from '../../../read/lexicon.ts'
import type { ReadQuestion } from '../../../read/readQuestion.ts'
import type { ReadResponse } from '../../../read/readResponse.ts'
import type { Scripture } from '../../../read/scripture.ts'
import { foreignWith } from './foreignWith.ts'
import { isCompounded } from './isCompounded.ts'
import { isBelied } from './isBelied.ts'
import { isCountedOtherwise } from './isCountedOtherwise.ts'
import { isNounReplaced } from './isNounReplaced.ts'
import { isOneOtherWho } from './isOneOtherWho.ts'
import { isOtherNamesake } from './isOtherNamesake.ts'
import { isOwnersThing } from './isOwnersThing.ts'
import { isMoreOrLess } from './isMoreOrLess.ts'
import { isOfAnother } from './isOfAnother.ts'
import { isOtherDone } from './isOtherDone.ts'
import { isOwnReplaced } from './isOwnReplaced.ts'
import { isVerbReplaced } from './isVerbReplaced.ts'
import { isNarrowed } from './isNarrowed.ts'
import { isOtherHead } from './isOtherHead.ts'
import { isOtherOfVerse } from './isOtherOfVerse.ts'
import { isOwnOfOther } from './isOwnOfOther.ts'
import { isPersonInstead } from './isPersonInstead.ts'
import { isWordReplaced } from './isWordReplaced.ts'
import { isPronounReplaced } from './isPronounReplaced.ts'

const none: ReadonlySet<number> = new Set()

/**
 * The given parts for which a response names another thing that only shares their words: "a stone jar" for a stone, "the friends of Tobin"
 * for his friends, "the men who guard the gate" for the gate. `recited`: the places of the verse said by heart, which are left alone.
 */
export function findOtherThings(
  asked: ReadQuestion,
  parts: readonly ReadPart[],
  matches: readonly (PartMatch | undefined)[],
  response: ReadResponse,
  scripture: Scripture,
  lexicon: CompiledLexicon,
  recited: ReadonlySet<number>,
): ReadonlySet<number> {
  const { tokens } = response
  const given = new Set(matches.flatMap((match) => (match?.isGiven === true ? match.evidence : [])))
  // A bare answer has nothing beside it.
  if (tokens.every(({ index, word }) => given.has(index) || word === 'the' || word === 'and')) return none
  const { isForeign, isStrange } = foreignWith(asked, parts, response, scripture, lexicon, recited)
  const isByHeart = (match: PartMatch): boolean => match.evidence.some((index) => recited.has(index))
  // "Poured it over his feet": by heart, but for the last word.
  const isEndedOtherwise = (match: PartMatch): boolean => isWordReplaced(match, tokens, given, lexicon, isForeign)
  return new Set(
    [...matches.entries()].flatMap(([part, match]) =>
      match?.isGiven === true &&
      (isEndedOtherwise(match) ||
        (!isByHeart(match) &&
          (isNarrowed(match, matches, tokens, scripture, lexicon, isStrange) ||
            isCompounded(match, tokens, isForeign) ||
            isNounReplaced(match, tokens, scripture, lexicon) ||
            isPersonInstead(asked, match, part, matches.length, tokens) ||
            isPronounReplaced(match, tokens, lexicon, isForeign) ||
            isOtherOfVerse(match, tokens, scripture) ||
            isOwnOfOther(asked, match, tokens, scripture) ||
            isOtherHead(asked, match, tokens, scripture, lexicon) ||
            isOfAnother(asked, match, tokens, scripture, lexicon, parts[part]) ||
            isCountedOtherwise(asked, match, tokens, scripture) ||
            isBelied(asked, match, tokens, scripture) ||
            isOwnReplaced(match, tokens) ||
            isVerbReplaced(asked, match, matches.length, tokens, scripture, lexicon) ||
            isOtherDone(match, tokens, isForeign) ||
            isMoreOrLess(asked, match, tokens) ||
            isOwnersThing(asked, match, tokens, lexicon) ||
            isOtherNamesake(match, tokens, lexicon) ||
            isOneOtherWho(match, tokens, scripture))))
        ? [part]
        : [],
    ),
  )
}
