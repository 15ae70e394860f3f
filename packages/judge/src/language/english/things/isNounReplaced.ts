import { editDistance } from '../../../match/editDistance.ts'
import type { PartMatch } from '../../../match/matchPart.ts'
import type { CompiledLexicon } from '../../../read/lexicon.ts'
import type { Scripture } from '../../../read/scripture.ts'
import type { Token } from '../../../read/tokenize.ts'
import { stops } from '../verse/pieceWords.ts'

/** So many letters apart a word may be another's misspelling. */
const mostLettersApart = 2

/**
 * Whether a response has after what describes an answer another noun of the verse than the answer's: "various demons" for various
 * diseases, where the verse tells of both.
 */
export function isNounReplaced(
  { wording: { words }, matched, evidence }: PartMatch,
  tokens: readonly Token[],
  { text }: Scripture,
  { mates }: CompiledLexicon,
): boolean {
  const [describing, noun, ...others] = words.filter(({ isEvidence }) => isEvidence)
  if (describing === undefined || noun === undefined || others.length > 0) return false
  const at = words.indexOf(noun)
  if (matched[at] !== undefined || noun.token.index !== describing.token.index + 1 || evidence.length !== 1)
    return false
  const next = tokens[(evidence[0] ?? 0) + 1]
  if (next === undefined || next.isStop || next.number !== undefined || stops.test(next.gap)) return false
  if (editDistance(next.word, noun.token.word, mostLettersApart) <= mostLettersApart) return false
  const isSame = (mates.get(next.stem) ?? []).some((mate) => mate.stem === noun.token.stem)
  return !isSame && text.some(({ stem }) => stem === next.stem)
}
