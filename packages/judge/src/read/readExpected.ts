import { oncePer } from './oncePer.ts'
import type { NamedQuestion } from './nameParts.ts'
import { tokenize } from './tokenize.ts'
import type { Token } from './tokenize.ts'
import { units } from './words/numberWords.ts'
import { wordingsOf } from './wordingsOf.ts'

/** What of numbers a question's parts expect: whether any, and their units of measure by their singulars. */
export type ExpectedNumbers = { readonly isAny: boolean; readonly units: ReadonlySet<string> }

/** Reads once for each question what numbers its parts expect. */
export const readExpected = oncePer((question: NamedQuestion): ExpectedNumbers => {
  const tokens = question.parts.flatMap((part) => wordingsOf(part).flatMap((text) => tokenize(text)))
  return {
    isAny: tokens.some(({ number }) => number !== undefined),
    units: new Set([...tokens, ...countedIn(question)].flatMap(({ word }) => units.get(word) ?? [])),
  }
})

/** The words after "how many" of a question: the unit that a bare number is meant in. */
function countedIn({ question }: NamedQuestion): readonly Token[] {
  const tokens = tokenize(question)
  return tokens.filter(({ index }) => tokens[index - 1]?.word === 'many' && tokens[index - 2]?.word === 'how')
}
