import type { CompiledLexicon } from '../read/lexicon.ts'
import type { ReadResponse } from '../read/readResponse.ts'
import type { ReadPart } from './readPart.ts'
import type { WordingMatch } from './matchWording.ts'

/**
 * Whether the word right before what is said excludes one that the question
 * or the wording describes it with: "the old heavens" where it asks for new things. Not
 * where the question's own word is said as well, nor of the verse as it is said by heart.
 */
export function isDescribedOtherwise(
  part: ReadPart,
  { wording, evidence }: WordingMatch,
  response: ReadResponse,
  lexicon: CompiledLexicon,
): boolean {
  if (part.isDenialAsked) return false
  const [first = 0] = evidence
  const [before, own] = [response.tokens[first - 1], response.tokens[first]]
  if (own === undefined || own.isCapital || own.gap.trim() !== '') return false
  if (before === undefined || before.isStop || part.asked.has(before.stem) || part.shared.has(before.stem)) return false
  if (response.recited.has(before.index) || response.denied.has(before.index)) return false
  const rows = lexicon.contrasts.get(before.stem) ?? []
  const expected = new Set([...part.asked, ...wording.words.map(({ token }) => token.stem)])
  if (rows.length === 0 || expected.has(before.stem)) return false
  return [...expected].some(
    (stem) =>
      (lexicon.contrasts.get(stem) ?? []).some((row) => rows.includes(row)) &&
      response.content.every((token) => token.stem !== stem),
  )
}
