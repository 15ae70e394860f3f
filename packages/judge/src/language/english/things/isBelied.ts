import type { PartMatch } from '../../../match/matchPart.ts'
import type { ReadQuestion } from '../../../read/readQuestion.ts'
import type { Scripture } from '../../../read/scripture.ts'
import type { Token } from '../../../read/tokenize.ts'
import { stops } from '../verse/pieceWords.ts'

/** What makes the opposite of almost any noun. */
const belying = new Set('bad false fake evil wicked wrong untrue unjust dishonest foolish pretend'.split(' '))

/** Whether a response makes the opposite of an answer's noun by what it describes it with: "bad advice" for "advice". */
export function isBelied(
  asked: ReadQuestion,
  { wording: { tokens: own, words }, evidence, matched }: PartMatch,
  tokens: readonly Token[],
  { text }: Scripture,
): boolean {
  const [first = 0] = evidence
  const [before, noun] = [tokens[first - 1], tokens[first]]
  if (before === undefined || noun === undefined || !belying.has(before.word) || stops.test(noun.gap)) return false
  // "Evil spirit" for "unclean spirit": what it stands for may be the describing word that is left out.
  if (own.some(({ word }) => belying.has(word))) return false
  if (words.some(({ isEvidence }, at) => isEvidence && matched[at] === undefined)) return false
  return [...asked.tokens, ...text, ...own].every(({ stem }) => stem !== before.stem)
}
