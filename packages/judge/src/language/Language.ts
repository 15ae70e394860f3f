import type { Token } from '../read/tokenize.ts'
import type { Grammar } from './Grammar.ts'
import type { Sound } from './Sound.ts'
import type { WordKinds } from './WordKinds.ts'
import type { WordLanguage } from './WordLanguage.ts'

/** What joins an item of a list to the one before. */
export type Joiner = 'and' | 'or' | 'nor' | 'plus' | 'then'

/** What denies where an answer is asked for: one of its parts, or only the question. */
export type DenialAsked = 'part' | 'question' | undefined

/** All that the judge knows of the language in which questions are asked and answered. */
export type Language = WordLanguage & {
  /** Its name in English. */
  readonly name: string
  /** A cleaned response without courtesy and what is said to its judge. `isQuoted`: whether words that look so are the verse's own. */
  readonly cutAddress: (text: string, isQuoted: (request: string) => boolean) => { text: string; isCut: boolean }
  /** What a response says besides "I don't know"; `isIgnorant` when it says nothing else. */
  readonly readIgnorance: (text: string) => { text: string; isIgnorant: boolean }
  /** A response as its writer last meant it: `asked` items, with what was taken back left out; `isName`: whether a word is a name. */
  readonly applyCorrections: (
    text: string,
    asked: number,
    denialAsked: DenialAsked,
    isName?: (word: string) => boolean,
  ) => { text: string; isCorrected: boolean }
  /** The tokens that their writer denies, by index; not those of the question's (`asked`) own denial or a recital's (`recited`). */
  readonly findDenied: (
    tokens: readonly Token[],
    asked?: readonly Token[],
    recited?: ReadonlySet<number>,
  ) => ReadonlySet<number>
  /** The tokens under a sentence that says that they are not so, other than the verse's own (`recited`). */
  readonly findFramed: (
    tokens: readonly Token[],
    asked: readonly Token[],
    recited?: ReadonlySet<number>,
  ) => ReadonlySet<number>
  /** Whether a text denies anything. */
  readonly hasNegator: (tokens: readonly Token[]) => boolean
  /** Whether a number is asked of what follows a token ("how many"). */
  readonly asksCount: (tokens: readonly Token[], token: Token) => boolean
  /** Whether a question wants to know a number. */
  readonly asksNumber: (asked: readonly Token[]) => boolean
  /** Whether a question's answer may be a full day ("on what day"): "when" asks for it less strictly. */
  readonly asksDay: (asked: readonly Token[]) => boolean
  /** Its words by their kinds. */
  readonly words: WordKinds
  /** The unit of measure that a word names, by its singular. */
  readonly units: ReadonlyMap<string, string>
  /** How many of a smaller unit make a larger one. */
  readonly measures: readonly { readonly small: string; readonly large: string; readonly count: number }[]
  /** The values of the words for numbers below a hundred. */
  readonly cardinals: ReadonlyMap<string, number>
  /** What a number is written as by ear. */
  readonly numberSounds: ReadonlyMap<number, readonly string[]>
  /** The words that join the items of a list. */
  readonly joiners: ReadonlyMap<string, Joiner>
  /** "And" and "or" as they divide an answer's text: words with a bar between them. */
  readonly and: string
  readonly or: string
  /** How its words read aloud. */
  readonly sound: Sound
  /** Whether two words are known to sound alike though both are everyday ones. */
  readonly areHomophones: (a: string, b: string) => boolean
  /** Whether a folded word is an everyday one in any of its forms, so that it is no misspelling of another. */
  readonly isEveryday: (word: string) => boolean
  /** What may be left of two stems of one word family after what they share. */
  readonly ending: RegExp
  /** A prefix that makes an opposite of a word, at its beginning. */
  readonly opposite: RegExp
  /** A people and its land by their common root; any other word as it is. */
  readonly peopleRoot: (word: string) => string
  /** Rows of wordings that mean the same, rows of words that exclude one another, and well-known names that misspell no other. */
  readonly synonyms: readonly (readonly string[])[]
  readonly contrasts: readonly (readonly string[])[]
  readonly generalNames: readonly string[]
  /** Deeds and states, by their stems, that turn a question round which asks for the other one. */
  readonly opposedDeeds: ReadonlyMap<string, ReadonlySet<string>>
  /** The words for true and false, that a question's answer is written with first; and "yes" and "no" in their place. */
  readonly truths: ReadonlySet<string>
  readonly untruths: ReadonlySet<string>
  readonly agreeing: ReadonlySet<string>
  readonly disagreeing: ReadonlySet<string>
  /** Little words of other languages, and its own that are theirs too. */
  readonly foreignWords: ReadonlySet<string>
  readonly sharedWords: ReadonlySet<string>
  /** Which rules of its grammar there are. */
  readonly grammar: Grammar
}
