import type { Token } from '../read/tokenize.ts'
import type { SurplusCase } from './surplusCase.ts'

/** The words of a stretch of a response that may name an answer: not the question's, nor fillers, nor what is denied. */
export function ownTokens(tokens: readonly Token[], subject: SurplusCase): readonly Token[] {
  const { asked, response } = subject
  const { fillers, marking } = subject.lexicon.language.words
  return tokens.filter((token) => {
    if (subject.isAddressed && marking.has(token.word)) return false
    const isFiller = fillers.has(token.word) && (token.number === undefined || !subject.expectsNumber)
    return (
      !token.isStop &&
      !isFiller &&
      (!asked.echoes.has(token.stem) || isContrary(token, subject)) &&
      !response.denied.has(token.index)
    )
  })
}

/** Whether a word of the question excludes the expected one ("true or false"). */
function isContrary(token: Token, { expected, asked, lexicon }: SurplusCase): boolean {
  const rows = lexicon.contrasts.get(token.stem) ?? []
  if (rows.length === 0) return false
  return expected.some(
    (stem) =>
      stem !== token.stem &&
      asked.stems.has(stem) &&
      (lexicon.contrasts.get(stem) ?? []).some((row) => rows.includes(row)),
  )
}
