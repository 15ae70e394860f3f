import type { Lexicon } from '@seraph/schema/judging'

import { conceptStem, conceptTokens } from './conceptTokens.ts'
import { foldWord } from '../clean/foldWord.ts'
import { english } from '../language/english/english.ts'
import type { Language } from '../language/Language.ts'
import { oncePer } from './oncePer.ts'
import { tokenize } from './tokenize.ts'
import type { Token } from './tokenize.ts'

/** A synonym as the judge looks it up: the stems of its telling words in order, and the row it belongs to. */
export type Phrase = {
  readonly stems: readonly string[]
  readonly row: number
  readonly isSeasonal: boolean
  /** Whether its little words tell as well: "look for" is to seek, and "look" is not. */
  readonly isWhole: boolean
}

/** A lexicon made ready for look-ups, together with its language's general rows. */
export type CompiledLexicon = {
  readonly language: Language
  readonly names: ReadonlySet<string>
  /** The names of the season and the general ones, which are never spellings of one another. */
  readonly guarded: ReadonlySet<string>
  /** The guarded names by their number of letters, so that only those of a like length are compared. */
  readonly namesByLength: ReadonlyMap<number, readonly string[]>
  /** Phrases by the stem of their first word. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>
  /** One-word synonyms of a stem, to be matched with their own misspellings. */
  readonly mates: ReadonlyMap<string, readonly Token[]>
  /** The rows of mutually exclusive words that a stem belongs to. */
  readonly contrasts: ReadonlyMap<string, readonly number[]>
}

const emptyLexicon: Lexicon = { names: [], synonyms: [] }

/** Compiles a lexicon once for each object and language; without one, only the language's general rows are known. */
export function compileLexicon(lexicon: Lexicon = emptyLexicon, language: Language = english): CompiledLexicon {
  return compilerOf(language)(lexicon)
}

/** What is the same for every season is read once for each language. */
const compilerOf = oncePer((language: Language) => {
  const general = compileRows(language.synonyms, 0, language)
  const contrasts = compileContrasts(language)
  return oncePer((lexicon: Lexicon): CompiledLexicon => {
    const names = new Set(
      lexicon.names
        .flatMap((name) => name.split(/[\s-]+/))
        .map(foldWord)
        .filter((name) => name.length > 1),
    )
    const guarded = new Set([...names, ...language.generalNames])
    // A season's rows are numbered after the general ones.
    const seasonal = compileRows(lexicon.synonyms, language.synonyms.length, language)
    return {
      language,
      names,
      guarded,
      namesByLength: Map.groupBy(guarded, (name) => name.length),
      phrases: merged(general.phrases, seasonal.phrases),
      mates: merged(general.mates, seasonal.mates),
      contrasts,
    }
  })
})

type Tables = Pick<CompiledLexicon, 'phrases' | 'mates'>

function merged<T>(
  some: ReadonlyMap<string, readonly T[]>,
  others: ReadonlyMap<string, readonly T[]>,
): ReadonlyMap<string, readonly T[]> {
  const all = new Map(some)
  for (const [key, list] of others) all.set(key, [...list, ...(all.get(key) ?? [])])
  return all
}

function compileRows(rows: readonly (readonly string[])[], firstRow: number, language: Language): Tables {
  const { negators, standaloneDenials } = language.words
  const phrases = new Map<string, Phrase[]>()
  const mates = new Map<string, Token[]>()
  for (const [at, row] of rows.entries()) {
    const wordings = row
      .map((wording) => readSynonym(tokenize(wording, language), language))
      .filter(({ tokens }) => tokens.some((token) => !negators.has(token.word) || standaloneDenials.has(token.word)))
    const single = wordings.flatMap(({ tokens }) => (tokens.length === 1 ? tokens : []))
    for (const { tokens, isWhole } of wordings) {
      const stems = tokens.map((token) => conceptStem(token, language))
      push(phrases, stems[0] ?? '', { stems, row: firstRow + at, isSeasonal: firstRow > 0, isWhole })
    }
    for (const token of single) {
      for (const mate of single) if (mate.stem !== token.stem) push(mates, token.stem, mate)
    }
  }
  return { phrases, mates }
}

/**
 * What tells of a synonym: its telling words, and where only one is left of
 * several the little words too ("stand up"). "Might" by itself is strength.
 */
export function readSynonym(
  tokens: readonly Token[],
  language: Language = english,
): { readonly tokens: readonly Token[]; readonly isWhole: boolean } {
  if (tokens.length === 1 && tokens[0]?.word === 'might') return { tokens, isWhole: false }
  const telling = conceptTokens(tokens, language)
  const whole = tokens.filter(({ word }) => !language.words.bare.has(word))
  const isWhole = telling.length < 2 && whole.length > 1
  return { tokens: isWhole ? whole : telling, isWhole }
}

function compileContrasts(language: Language): ReadonlyMap<string, readonly number[]> {
  const contrasts = new Map<string, number[]>()
  for (const [index, row] of language.contrasts.entries()) {
    for (const word of row) for (const token of tokenize(word, language)) push(contrasts, token.stem, index)
  }
  return contrasts
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [value])
  else list.push(value)
}
