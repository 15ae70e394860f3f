import { matchWord } from '../../../match/matchWord.ts'
import type { CompiledLexicon } from '../../../read/lexicon.ts'
import type { Token } from '../../../read/tokenize.ts'
import { negators } from '../words/stopWords.ts'

/** A word of a quotation, by its place among the quotation's words, and the token of the response that says it. */
export type QuotedLink = { readonly word: number; readonly token: number }

/** How well a word has to stand for another to say it. */
const enoughAlike = 0.8
/** What a word that is said gains, and what one that is missing, added or another costs. */
const gain = 1
const loss = 1

/**
 * Which words of a quotation a response says, in their order: the choice that leaves the fewest words over on either side. What stands
 * before the first and after the last of them costs nothing.
 */
export function alignQuoted(
  quoted: readonly Token[],
  tokens: readonly Token[],
  lexicon: CompiledLexicon,
): readonly QuotedLink[] {
  const width = tokens.length + 1
  const best = new Int16Array((quoted.length + 1) * width)
  const isSaid = new Uint8Array((quoted.length + 1) * width)
  for (const [word, expected] of quoted.entries()) {
    const row = (word + 1) * width
    best[row] = -(word + 1) * loss
    for (const [at, token] of tokens.entries()) {
      const cell = row + at + 1
      if (isSame(expected, token, lexicon)) isSaid[cell] = 1
      const beside = (best[cell - width - 1] ?? 0) + (isSaid[cell] === 1 ? gain : -loss)
      best[cell] = Math.max(beside, (best[cell - width] ?? 0) - loss, (best[cell - 1] ?? 0) - loss)
    }
  }
  const last = quoted.length * width
  let end = 0
  for (let at = 1; at < width; at++) if ((best[last + at] ?? 0) >= (best[last + end] ?? 0)) end = at
  return linksFrom(best, isSaid, quoted.length, end, width)
}

function linksFrom(
  best: Int16Array,
  isSaid: Uint8Array,
  words: number,
  end: number,
  width: number,
): readonly QuotedLink[] {
  const links: QuotedLink[] = []
  let [word, at] = [words, end]
  while (word > 0 && at > 0) {
    const cell = word * width + at
    const value = best[cell] ?? 0
    if (value === (best[cell - width - 1] ?? 0) + (isSaid[cell] === 1 ? gain : -loss)) {
      if (isSaid[cell] === 1) links.push({ word: word - 1, token: at - 1 })
      word--
      at--
    } else if (value === (best[cell - width] ?? 0) - loss) word--
    else at--
  }
  return links.toReversed()
}

function isSame(expected: Token, token: Token, lexicon: CompiledLexicon): boolean {
  if (expected.word === token.word) return true
  if (negators.has(expected.word) && negators.has(token.word)) return true
  if (expected.isStop || token.isStop) return false
  return (
    expected.stem === token.stem ||
    (lexicon.mates.get(expected.stem)?.some(({ stem }) => stem === token.stem) ?? false) ||
    matchWord(expected, token, lexicon) >= enoughAlike
  )
}
