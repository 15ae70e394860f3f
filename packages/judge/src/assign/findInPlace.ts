import type { PartMatch } from '../match/matchPart.ts'
import type { ReadPart } from '../match/readPart.ts'
import type { Following } from '../read/followVerse.ts'
import type { ReadQuestion } from '../read/readQuestion.ts'
import type { ReadResponse } from '../read/readResponse.ts'
import type { Token } from '../read/tokenize.ts'

/**
 * The given parts that a response tells where the verse has them, as it goes along with it: in the verse's words, or in others that stand
 * for the part's own. There nothing is turned round, exchanged or given to another. None where a word of an answer or of the question
 * stands elsewhere.
 */
export function findInPlace(
  asked: ReadQuestion,
  parts: readonly ReadPart[],
  matches: readonly (PartMatch | undefined)[],
  { tokens, content }: ReadResponse,
  { said, along, standsFor, left }: Following,
): ReadonlySet<number> {
  const expected = parts.map(
    ({ accepted: [first] }) =>
      new Set(first?.wording.words.filter((word) => word.isEvidence).map(({ token }) => token.stem)),
  )
  const isOut = (index: number): boolean => !said.has(index) && left.has(tokens[index]?.stem ?? '')
  const isInPlace = (part: number): boolean => {
    const match = matches[part]
    if (match?.isGiven !== true || match.evidence.length === 0) return false
    const own = expected[part] ?? new Set()
    // A word of the verse that stands where the verse has others is out of its place.
    const isAlong = (index: number): boolean => along.has(index) || (standsFor.has(index) && !isOut(index))
    const saysOwn = (index: number): boolean =>
      [along.get(index) ?? '', ...(standsFor.get(index) ?? [])].some((stem) => own.has(stem))
    return match.evidence.every(isAlong) && match.evidence.some(saysOwn)
  }
  const inPlace = new Set([...parts.keys()].filter(isInPlace))
  const known = new Set([...inPlace].flatMap((part) => matches[part]?.evidence ?? []))
  const isExpected = (stem: string): boolean => expected.some((own) => own.has(stem))
  const isMoved = ({ index, stem }: Token): boolean =>
    isOut(index) &&
    !known.has(index) &&
    (isExpected(stem) || (asked.stems.has(stem) && standsFor.get(index)?.has(stem) !== true))
  return content.some(isMoved) ? new Set() : inPlace
}
