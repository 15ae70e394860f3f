import type { PartMatch } from '../../../match/matchPart.ts'
import type { CompiledLexicon } from '../../../read/lexicon.ts'
import type { ReadQuestion } from '../../../read/readQuestion.ts'
import type { Token } from '../../../read/tokenize.ts'
import { isOnOtherSide } from './isOnOtherSide.ts'
import { isOwnerOther } from './isOwnerOther.ts'
import { isPartExchanged } from './isPartExchanged.ts'
import { isSaidOfOther } from './isSaidOfOther.ts'
import { isVoiceOther } from './isVoiceOther.ts'

/**
 * Whether an answer that is said once is on another side of the question's predicate than it asks for, or the predicate is said of another.
 * `part`: to which of the question's parts it is an answer; `recited`: the words of the verse said by heart.
 */
export function isSideTurned(
  asked: ReadQuestion,
  matches: readonly (PartMatch | undefined)[],
  part: number,
  tokens: readonly Token[],
  lexicon: CompiledLexicon,
  recited: ReadonlySet<number>,
): boolean {
  const match = matches[part]
  if (match === undefined) return false
  const { evidence } = match
  const said = new Set(evidence.flatMap((index) => tokens[index]?.stem ?? []))
  if (tokens.some(({ index, stem }) => said.has(stem) && !evidence.includes(index))) return false
  return (
    isOnOtherSide(asked, evidence, tokens, lexicon, part, matches.length, recited) ||
    (!hasTwin(match, matches) && isPartExchanged(match, tokens)) ||
    (matches.length === 1 &&
      (isVoiceOther(asked, tokens, lexicon, recited) ||
        isOwnerOther(asked, evidence, tokens, lexicon, recited) ||
        isSaidOfOther(asked, evidence, tokens, lexicon, recited)))
  )
}

/** Whether another part expects the same words in another order ("bitter for sweet, and sweet for bitter"). */
function hasTwin(match: PartMatch, matches: readonly (PartMatch | undefined)[]): boolean {
  return matches.some(
    (other) =>
      other !== undefined &&
      other !== match &&
      match.wording.words.filter(({ token }) => other.wording.words.some((word) => word.token.stem === token.stem))
        .length > 1,
  )
}
