import type { Language } from '../language/Language.ts'
import type { NamedQuestion } from './nameParts.ts'
import { oncePer } from './oncePer.ts'
import { tokenizeAgain } from './tokenizeAgain.ts'

/** The stems of the telling words that a question's parts expect, in a language. */
export const expectedStems = oncePer((language: Language) =>
  oncePer(
    ({ parts }: NamedQuestion): ReadonlySet<string> =>
      new Set(
        parts
          .flatMap(({ text }) => tokenizeAgain(text, language))
          .flatMap(({ isStop, stem }) => (isStop ? [] : [stem])),
      ),
  ),
)
