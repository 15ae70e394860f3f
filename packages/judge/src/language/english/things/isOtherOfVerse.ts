import type { PartMatch } from '../../../match/matchPart.ts'
import type { Scripture } from '../../../read/scripture.ts'
import type { Token } from '../../../read/tokenize.ts'
import { stops } from '../verse/pieceWords.ts'

/**
 * Whether a response names the other of two things that the verse tells apart: "the black ox" for "the white ox" where it has both. Only a
 * word that stands right before the noun tells, where the expected one is left out.
 */
export function isOtherOfVerse(
  { wording: { words, head }, matched }: PartMatch,
  tokens: readonly Token[],
  { text }: Scripture,
): boolean {
  const [own, noun] = [words[head - 1], words[head]]
  const said = matched[head]?.given[0]
  if (own === undefined || noun === undefined || said === undefined || matched[head - 1] !== undefined) return false
  const other = tokens[said - 1]
  if (other === undefined || other.isStop || other.stem === own.token.stem || stops.test(tokens[said]?.gap ?? ''))
    return false
  return text.some(({ stem, index }) => stem === noun.token.stem && text[index - 1]?.stem === other.stem)
}
