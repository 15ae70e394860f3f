import { aliases } from './aliases.ts'
import { compileRules } from './compileRules.ts'
import type { Rulebook } from './compileRules.ts'
import { languages } from './languages.ts'
import { realWords } from './realWords.ts'
import { makeSpelling } from './spelling.ts'

/** The rules as they were compiled, and what makes the words of a text those that the rules know. */
export type ReadRules = {
  readonly book: Rulebook
  readonly spell: (word: string) => readonly string[]
}

let kept: ReadRules | undefined

/** The rules of all languages, compiled at the first call: some 150 ms, which nobody pays who only imports this. */
export function readRules(): ReadRules {
  if (kept !== undefined) return kept
  const book = compileRules(languages)
  const correct = makeSpelling(book.numbers.keys(), realWords)
  const spell = (word: string): readonly string[] => {
    const long = aliases.get(word)
    if (long !== undefined) return long
    if (book.numbers.has(word)) return [word]
    // French writes "l'école" and "d'aller" in one.
    const bare = word.replace(/^(?:qu|[ldnstjm])/, '')
    return [bare.length >= 3 && book.numbers.has(bare) && !realWords.has(word) ? bare : (correct(word) ?? word)]
  }
  kept = { book, spell }
  return kept
}
