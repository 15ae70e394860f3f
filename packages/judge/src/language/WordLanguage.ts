/** A number as it was meant: its value and whether it counts ("three") or ranks ("third"). */
export type NumberValue = { readonly value: number; readonly isOrdinal: boolean }

/** A word as found in a text, before numbers are read. */
export type RawWord = { readonly raw: string; readonly word: string; readonly gap: string }

/** What of a language is needed to cut a text into words and numbers (`tokenize`). */
export type WordLanguage = {
  /** Makes a text plain before it is cut: short forms of numbers written out, phrases that are one word joined. Idempotent. */
  readonly plain: (text: string) => string
  /** A folded word, or the number word that it misspells. */
  readonly spell: (word: string) => string
  /** The number that begins at a word, if one does, and how many words it takes. */
  readonly readNumber: (words: readonly RawWord[], at: number) => (NumberValue & { length: number }) | undefined
  /** The word that a verb and the word right after it are together, by the first and the second ("go" "up": ascend). */
  readonly phrases: ReadonlyMap<string, ReadonlyMap<string, string>>
  /** The stem that all forms of a folded word share. */
  readonly stem: (word: string) => string
  /** Whether a word carries no evidence of its own. */
  readonly isStop: (word: RawWord) => boolean
  /** The months, and their short forms. */
  readonly months: ReadonlySet<string>
  /** The words that bind one noun to another ("of"). */
  readonly of: ReadonlySet<string>
}
