import { conceptStem, conceptTokens } from './conceptTokens.ts'
import type { CompiledLexicon } from './lexicon.ts'
import { negators } from './words/stopWords.ts'
import type { Token } from './tokenize.ts'

/** A stretch of a text that says what a row of synonyms says; `indexes` are those of its tokens. */
export type ConceptSpan = { readonly row: number; readonly isSeasonal: boolean; readonly indexes: readonly number[] }

/** Finds every synonym of the lexicon that a text says. One with a denying word is stood for by that word, which denies the rest. */
export function findConcepts(tokens: readonly Token[], lexicon: CompiledLexicon): readonly ConceptSpan[] {
  const telling = conceptTokens(tokens)
  return telling.flatMap((token, at) =>
    (lexicon.phrases.get(conceptStem(token)) ?? []).flatMap((phrase) => {
      const said = telling.slice(at, at + phrase.stems.length)
      if (said.length < phrase.stems.length || said.some((word, offset) => conceptStem(word) !== phrase.stems[offset]))
        return []
      const denying = said.filter((word) => negators.has(word.word))
      const indexes = (denying.length > 0 ? denying : said).map((word) => word.index)
      return [{ row: phrase.row, isSeasonal: phrase.isSeasonal, indexes }]
    }),
  )
}
