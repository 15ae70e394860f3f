import type { Token } from '../read/tokenize.ts'
import type { SurplusCase } from './surplusCase.ts'

/** Fillers that name somebody in a list. */
const naming = new Set('king kings people prophet'.split(' '))

/** Whether a word tells something that neither question, answer (`touched`) nor the cited verse has, in any of its synonyms. */
export function isNew(
  { word, stem, index, isStop, number }: Token,
  touched: ReadonlySet<number>,
  { asked, recited, verse, response, lexicon, expectsNumber }: SurplusCase,
): boolean {
  const { fillers } = lexicon.language.words
  return (
    !isStop &&
    (number === undefined ? !fillers.has(word) || naming.has(word) : expectsNumber) &&
    !touched.has(index) &&
    !recited.has(index) &&
    !response.denied.has(index) &&
    !asked.echoes.has(stem) &&
    !verse.has(stem) &&
    (lexicon.mates.get(stem) ?? []).every((mate) => !verse.has(mate.stem))
  )
}
