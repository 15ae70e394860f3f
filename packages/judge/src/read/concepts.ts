import { conceptStem, conceptTokens } from './conceptTokens.ts'
import type { CompiledLexicon, Phrase } from './lexicon.ts'
import type { Language } from '../language/Language.ts'
import type { Token } from './tokenize.ts'

/** A stretch of a text that says what a row of synonyms says; `indexes` are those of its tokens. */
export type ConceptSpan = { readonly row: number; readonly isSeasonal: boolean; readonly indexes: readonly number[] }

const noPhrases: readonly Phrase[] = []
/** How many words may stand between those of a synonym whose little words tell ("stretch your hand out"). */
const longestBetween = 2

/** Finds every synonym of the lexicon that a text says. One with a denying word is stood for by that word, which denies the rest. */
export function findConcepts(tokens: readonly Token[], lexicon: CompiledLexicon): readonly ConceptSpan[] {
  const telling = conceptTokens(tokens, lexicon.language)
  const placeOf = new Map(telling.map((token, at) => [token, at]))
  const tellingAt = (token: Token, length: number): readonly Token[] => {
    const at = placeOf.get(token) ?? telling.length
    return telling.slice(at, at + length)
  }
  return tokens.flatMap((token) =>
    (lexicon.phrases.get(conceptStem(token, lexicon.language)) ?? noPhrases).flatMap(
      ({ stems, row, isSeasonal, isWhole }) => {
        const own = isWhole ? wholeAt(tokens, token.index, stems, lexicon.language) : tellingAt(token, stems.length)
        if (own.length < stems.length || own.some((word, at) => conceptStem(word, lexicon.language) !== stems[at]))
          return []
        const denying = own.filter((word) => lexicon.language.words.negators.has(word.word))
        const content = own.filter((word) => !word.isStop)
        const indexes = (denying.length > 0 ? denying : content.length > 0 ? content : own).map((word) => word.index)
        return [{ row, isSeasonal, indexes }]
      },
    ),
  )
}

/** The tokens of a synonym that begins at a place, with a word or two between: as many as are found. */
function wholeAt(
  tokens: readonly Token[],
  start: number,
  stems: readonly string[],
  language: Language,
): readonly Token[] {
  const found: Token[] = []
  let from = start
  for (const stem of stems) {
    const reach = found.length === 0 ? 1 : longestBetween + 1
    const next = tokens.slice(from, from + reach).find((token) => conceptStem(token, language) === stem)
    if (next === undefined) break
    found.push(next)
    from = next.index + 1
  }
  return found
}
