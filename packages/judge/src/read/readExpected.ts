import type { Language } from '../language/Language.ts'
import { oncePer } from './oncePer.ts'
import type { NamedQuestion } from './nameParts.ts'
import type { Token } from './tokenize.ts'
import { tokenizeAgain } from './tokenizeAgain.ts'
import { wordingsOf } from './wordingsOf.ts'

/** What of numbers a question's parts expect: whether any, and their units of measure by their singulars. */
export type ExpectedNumbers = { readonly isAny: boolean; readonly units: ReadonlySet<string> }

/** Reads once for each question what numbers its parts expect. */
export function readExpected(question: NamedQuestion, language: Language): ExpectedNumbers {
  return readerOf(language)(question)
}

const readerOf = oncePer((language: Language) =>
  oncePer((question: NamedQuestion): ExpectedNumbers => {
    const tokens = question.parts.flatMap((part) =>
      wordingsOf(part, language).flatMap((text) => tokenizeAgain(text, language)),
    )
    return {
      isAny: tokens.some(({ number }) => number !== undefined),
      units: new Set(
        [...tokens, ...countedIn(question, language)].flatMap(({ word }) => language.units.get(word) ?? []),
      ),
    }
  }),
)

/** The words after "how many" of a question: the unit that a bare number is meant in. */
function countedIn({ question }: NamedQuestion, language: Language): readonly Token[] {
  const tokens = tokenizeAgain(question, language)
  return tokens.filter(({ index }) => {
    const before = tokens[index - 1]
    return before !== undefined && language.asksCount(tokens, before)
  })
}
