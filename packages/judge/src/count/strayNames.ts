import { isPossessive } from '../read/tokenize.ts'
import type { Token } from '../read/tokenize.ts'
import type { SurplusCase } from './surplusCase.ts'

/** Known names without a preposition before them, where names are asked for and no sentence is made of them. */
export function strayNames(subject: SurplusCase, touched: ReadonlySet<number>): readonly Token[] {
  const { response, parts, lexicon, asked } = subject
  const { auxiliaries, definite, fillers, phraseBreaks, roles } = lexicon.language.words
  const asksForNames = parts.some((part) => part.accepted[0]?.wording.words.some((word) => word.isName))
  if (!asksForNames || response.tokens.some((token) => auxiliaries.has(token.word))) return []
  return response.content.filter((token) => {
    const before = response.tokens[token.index - 1]
    const isOwner = isPossessive(token) || roles.has(response.tokens[token.index + 1]?.word ?? '')
    const isDescribing =
      isOwner ||
      (before !== undefined && (phraseBreaks.has(before.word) || roles.has(before.word) || definite.has(before.word)))
    return (
      lexicon.names.has(token.word) &&
      !touched.has(token.index) &&
      !subject.recited.has(token.index) &&
      !asked.echoes.has(token.stem) &&
      !fillers.has(token.word) &&
      !response.denied.has(token.index) &&
      !isDescribing
    )
  })
}
