import type { Lexicon } from '@seraph/schema/judging'

import { conceptStem, conceptTokens } from './conceptTokens.ts'
import { contrastRows } from './words/contrasts.ts'
import { englishSynonyms } from './words/englishSynonyms.ts'
import { foldWord } from '../clean/foldWord.ts'
import { generalNames } from './words/generalNames.ts'
import { negators } from './words/stopWords.ts'
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

/** A lexicon made ready for look-ups, together with the general English rows. */
export type CompiledLexicon = {
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

/** Denying words that are a wording by themselves; another says nothing without the word that it denies. */
const standalone = new Set('nobody nothing nowhere none never'.split(' '))
const emptyLexicon: Lexicon = { names: [], synonyms: [] }
const compiled = new WeakMap<Lexicon, CompiledLexicon>()

/** Compiles a lexicon once for each object; without one, only the general English rows are known. */
export function compileLexicon(lexicon: Lexicon = emptyLexicon): CompiledLexicon {
  const known = compiled.get(lexicon)
  if (known !== undefined) return known
  const names = new Set(
    lexicon.names
      .flatMap((name) => name.split(/[\s-]+/))
      .map(foldWord)
      .filter((name) => name.length > 1),
  )
  const guarded = new Set([...names, ...generalNames])
  const made = {
    names,
    guarded,
    namesByLength: Map.groupBy(guarded, (name) => name.length),
    ...withSeason(lexicon.synonyms),
    contrasts,
  }
  compiled.set(lexicon, made)
  return made
}

type Tables = Pick<CompiledLexicon, 'phrases' | 'mates'>

/** The general tables together with a season's rows, which are numbered after the general ones. */
function withSeason(rows: readonly (readonly string[])[]): Tables {
  const seasonal = compileRows(rows, englishSynonyms.length)
  return { phrases: merged(general.phrases, seasonal.phrases), mates: merged(general.mates, seasonal.mates) }
}

function merged<T>(
  some: ReadonlyMap<string, readonly T[]>,
  others: ReadonlyMap<string, readonly T[]>,
): ReadonlyMap<string, readonly T[]> {
  const all = new Map(some)
  for (const [key, list] of others) all.set(key, [...list, ...(all.get(key) ?? [])])
  return all
}

function compileRows(rows: readonly (readonly string[])[], firstRow: number): Tables {
  const phrases = new Map<string, Phrase[]>()
  const mates = new Map<string, Token[]>()
  for (const [at, row] of rows.entries()) {
    const wordings = row
      .map((wording) => readSynonym(tokenize(wording)))
      .filter(({ tokens }) => tokens.some((token) => !negators.has(token.word) || standalone.has(token.word)))
    const single = wordings.flatMap(({ tokens }) => (tokens.length === 1 ? tokens : []))
    for (const { tokens, isWhole } of wordings) {
      const stems = tokens.map(conceptStem)
      push(phrases, stems[0] ?? '', { stems, row: firstRow + at, isSeasonal: firstRow > 0, isWhole })
    }
    for (const token of single) {
      for (const mate of single) if (mate.stem !== token.stem) push(mates, token.stem, mate)
    }
  }
  return { phrases, mates }
}

/** Little words that add nothing to the one telling word of a synonym ("be glad", "the garden"). */
const bareWords = new Set('a an the be being is are was were been have get'.split(' '))

/**
 * What tells of a synonym: its telling words, and where only one is left of
 * several the little words too ("stand up"). "Might" by itself is strength.
 */
export function readSynonym(tokens: readonly Token[]): {
  readonly tokens: readonly Token[]
  readonly isWhole: boolean
} {
  if (tokens.length === 1 && tokens[0]?.word === 'might') return { tokens, isWhole: false }
  const telling = conceptTokens(tokens)
  const whole = tokens.filter(({ word }) => !bareWords.has(word))
  const isWhole = telling.length < 2 && whole.length > 1
  return { tokens: isWhole ? whole : telling, isWhole }
}

function compileContrasts(): ReadonlyMap<string, readonly number[]> {
  const contrasts = new Map<string, number[]>()
  for (const [index, row] of contrastRows.entries()) {
    for (const word of row) for (const token of tokenize(word)) push(contrasts, token.stem, index)
  }
  return contrasts
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [value])
  else list.push(value)
}

/** What is the same for every season, made ready when the judge is loaded, so that no answer waits for it. */
const general = compileRows(englishSynonyms, 0)
const contrasts = compileContrasts()
