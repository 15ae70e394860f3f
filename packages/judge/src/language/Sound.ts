/** How a language's words read aloud. */
export type Sound = {
  /** The rows of letters that a folded word's first one is in, as bits: words without a row in common can't read aloud alike. */
  readonly openingOf: (word: string) => number
  /** The keys of a folded word's sound, the likelier first; words read aloud alike where one's first key is one of the other's. */
  readonly keysOf: (word: string) => readonly [string, string]
}
