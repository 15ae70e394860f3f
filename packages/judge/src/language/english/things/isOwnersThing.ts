import type { PartMatch } from '../../../match/matchPart.ts'
import type { ReadQuestion } from '../../../read/readQuestion.ts'
import type { CompiledLexicon } from '../../../read/lexicon.ts'
import { isPossessive } from '../../../read/tokenize.ts'
import type { Token } from '../../../read/tokenize.ts'
import { kinClassOf } from '../kin/kinClasses.ts'
import { stops } from '../verse/pieceWords.ts'

/** Persons that somebody has. */
const ownPersons = new Set(
  `prophet prophets servant servants slave slaves angel angels messenger messengers priest priests king kings soldier soldiers army armies enemy
  enemies friend friends neighbor neighbors disciple disciples follower followers sheep donkey donkeys dog dogs horse horses`.split(
    /\s+/,
  ),
)

/** Whether a response names somebody of the answer instead of it: "Odrel's prophet" for Odrel, "Odrel's father" for "Odrel's". */
export function isOwnersThing(
  asked: ReadQuestion,
  { wording: { tokens: own }, evidence }: PartMatch,
  tokens: readonly Token[],
  { guarded }: CompiledLexicon,
): boolean {
  const last = evidence.at(-1) ?? 0
  const [owner, thing] = [tokens[last], tokens[last + 1]]
  if (owner === undefined || thing === undefined || stops.test(thing.gap)) return false
  if (!ownPersons.has(thing.word) && kinClassOf(thing.word) === undefined) return false
  const isOwner = isPossessive(owner) || (owner.word.endsWith('s') && guarded.has(owner.word.slice(0, -1)))
  return isOwner && [...asked.tokens, ...own].every(({ stem }) => stem !== thing.stem)
}
