import { conceptStem, conceptTokens } from './conceptTokens.ts'
import type { CompiledLexicon, Phrase } from './lexicon.ts'
import type { Token } from './tokenize.ts'

/** A stretch of a text that says what a row of synonyms says; `indexes` are those of its tokens. */
export type ConceptSpan = { readonly row: number; readonly isSeasonal: boolean; readonly indexes: readonly number[] }

const noPhrases: readonly Phrase[] = []
/** How many words may stand between those of a synonym whose little words tell ("stretch your hand out"). */
const longestBetween = 2

/** Finds every synonym of the lexicon that a text says. One with a denying word is stood for by that word, which denies the rest. */
export function findConcepts(tokens: readonly Token[], lexicon: CompiledLexicon): readonly ConceptSpan[] {
  const { language, phrases } = lexicon
  const stems = tokens.map((token) => conceptStem(token, language))
  let said: ReadonlySet<string> | undefined
  const telling = conceptTokens(tokens, language)
  const spans: ConceptSpan[] = []
  let at = 0
  for (const token of tokens) {
    const isTelling = telling[at] === token
    const alone = [token.index]
    for (const { stems: expected, row, isSeasonal, isWhole } of phrases.get(stems[token.index] ?? '') ?? noPhrases) {
      if (expected.length === 1) {
        if (isTelling) spans.push({ row, isSeasonal, indexes: alone })
        continue
      }
      said ??= new Set(stems)
      if (!said.has(expected.at(-1) ?? '')) continue
      const own = isWhole
        ? wholeAt(tokens, token.index, expected, stems)
        : isTelling && expected.every((stem, next) => stems[telling[at + next]?.index ?? -1] === stem)
          ? telling.slice(at, at + expected.length)
          : []
      if (own.length < expected.length) continue
      const denying = own.filter((word) => language.words.negators.has(word.word))
      const content = own.filter((word) => !word.isStop)
      const indexes = (denying.length > 0 ? denying : content.length > 0 ? content : own).map((word) => word.index)
      spans.push({ row, isSeasonal, indexes })
    }
    if (isTelling) at++
  }
  return spans
}

/** The tokens of a synonym that begins at a place, with a word or two between: as many as are found. */
function wholeAt(
  tokens: readonly Token[],
  start: number,
  expected: readonly string[],
  stems: readonly string[],
): readonly Token[] {
  const found: Token[] = []
  let from = start
  for (const stem of expected) {
    const reach = found.length === 0 ? 1 : longestBetween + 1
    const next = tokens.slice(from, from + reach).find(({ index }) => stems[index] === stem)
    if (next === undefined) break
    found.push(next)
    from = next.index + 1
  }
  return found
}
