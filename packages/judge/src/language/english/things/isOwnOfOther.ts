import type { PartMatch } from '../../../match/matchPart.ts'
import type { ReadQuestion } from '../../../read/readQuestion.ts'
import type { Scripture } from '../../../read/scripture.ts'
import type { Token } from '../../../read/tokenize.ts'
import { stops } from '../verse/pieceWords.ts'
import { determiners } from '../words/wordKinds.ts'

const pointing = new Set('the this that these those'.split(' '))

/** Whether a response gives to another what is somebody's own, or as one's own what isn't: "the hands of the king" for "your own hands",
 * "their own words" for "this word". */
export function isOwnOfOther(
  asked: ReadQuestion,
  { wording: { tokens: own }, evidence }: PartMatch,
  tokens: readonly Token[],
  { text }: Scripture,
): boolean {
  const [first = 0, last = 0] = [evidence[0], evidence.at(-1)]
  if (own.some(({ word }) => word === 'own')) {
    const of = tokens[last + 1]
    const owner = tokens.slice(last + 2).find(({ word }) => !determiners.has(word))
    return of?.word === 'of' && !stops.test(of.gap) && owner?.isStop === false
  }
  const isOwn = ({ word }: Token): boolean => word === 'own'
  return (
    tokens[first - 1]?.word === 'own' &&
    pointing.has(own[0]?.word ?? '') &&
    own.every(({ word }) => word === 'the' || !determiners.has(word)) &&
    !text.some(isOwn) &&
    !asked.tokens.some(isOwn)
  )
}
