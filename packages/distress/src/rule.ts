import type { DistressKind } from '@seraph/schema/distress'

import type { WordSet } from './wordSet.ts'

/**
 * One rule, as it was compiled: its elements must follow one another within a sentence.
 * - `words`: whether a word, by its number, is one of the element's; `phrases`: its wordings of several words; `starts`: whether a word
 *   begins any of these.
 * - `gap`: how many words of any kind may stand before it; words that carry nothing ("really", "to") may always.
 */
export type RuleElement = {
  readonly words: WordSet
  readonly starts: WordSet
  readonly phrases: readonly (readonly number[])[]
  readonly isOptional: boolean
  readonly gap: number
}
export type Rule = {
  readonly kind: DistressKind
  readonly elements: readonly RuleElement[]
  /** How many words it takes at least. */
  readonly shortest: number
  /** Holds only where a friend was spoken of before. */
  readonly isAboutPeer: boolean
}

/** What a language knows: named sets of words (`name: word word_of_two @othername`), and rules by kind, one a line. */
export type LanguageRules = {
  readonly concepts: string
  readonly people: People
  readonly rules: Readonly<Partial<Record<DistressKind, string>>>
}

/**
 * Whom a language calls a person around the child: `kin` behind an `own`
 * word, words of `between` apart, and `bare` unless behind `others`.
 */
export type People = {
  readonly own: string
  readonly between: string
  readonly kin: string
  readonly bare: string
  readonly others: string
}
