import type { SeasonTerm } from '@seraph/schema/glossary'
import type { Lexicon } from '@seraph/schema/judging'
import MiniSearch from 'minisearch'

import { contentTokens, tokenize } from '@seraph/judge/read/tokenize'
import { askingWords } from './askingWords.ts'
import { childWords } from './childWords.ts'

export type SearchedVerse = {
  readonly book: string
  readonly chapter: number
  readonly verse: number
  readonly text: string
}

/** What a season's text is searched with. */
export type VerseSearch = {
  readonly verses: readonly SearchedVerse[]
  /** The verses that answer a text best, the best first, at most `limit`; none where nothing is good enough. */
  find: (text: string, limit: number) => SearchedVerse[]
  /** How many telling wordings a text has. */
  countTelling: (text: string) => number
  /** The glossary's terms that a text asks for: in any form, under other names, and as other editions call them. */
  findTerms: (text: string, limit: number) => SeasonTerm[]
}

/** A wording and, as stems, what else it may be called. */
type Row = { readonly stems: string; readonly others: readonly string[] }

/** What a good verse must have of the question's weight: rare words weigh more. */
const leastCoverage = 0.55
/** A verse that is far behind the best is no answer. */
const leastShare = 0.55
const phraseBonus = 2.5
/** From so many words on, small ones too, what stands in a verse as it was asked is that verse: "woe to those who call evil good". */
const fewestQuoted = 4
/** What a word counts that a verse is asked about with and that doesn't stand in it. */
const askedShare = 0.6

/** What a question of the season says and accepts, and the verses of one chapter that it cites. */
export type AskedWords = {
  readonly book: string
  readonly chapter: number
  readonly from: number
  readonly to: number
  readonly text: string
}

/** Makes the search of a season's verses with its lexicon and glossary; `chapterOf` is the ordinal of a verse's chapter. */
export function makeVerseSearch(season: {
  verses: readonly SearchedVerse[]
  lexicon: Lexicon
  glossary: readonly SeasonTerm[]
  books: readonly string[]
  asked: readonly AskedWords[]
}): VerseSearch {
  const { verses, lexicon, glossary, books } = season
  const around = wordsAround(season)
  const stemmed = verses.map(({ text }) => ` ${stemsOf(text).join(' ')} `)
  const spoken = verses.map(({ text }) => ` ${allStems(text).join(' ')} `)
  const findQuoted = (text: string): SearchedVerse[] => {
    const said = allStems(text)
    if (said.length < fewestQuoted || stemsOf(text).length === 0) return []
    return verses.filter((_, at) => spoken[at]?.includes(` ${said.join(' ')} `))
  }
  const inAll = ` ${stemmed.join(' ')} `
  const search = new MiniSearch<{ id: number; stems: string; asked: string }>({
    fields: ['stems', 'asked'],
    tokenize: (text) => text.trim().split(' '),
    processTerm: (term) => term || null,
    searchOptions: { boost: { stems: 1, asked: askedShare } },
  })
  search.addAll(stemmed.map((stems, id) => ({ id, stems, asked: around[id] ?? '' })))
  const placesOf = (stem: string): number => search.search(stem, { fields: ['stems'] }).length
  const weights = new Map<string, number>()
  const weightOf = (stem: string): number => {
    const known = weights.get(stem)
    if (known !== undefined) return known
    const weight = Math.log(1 + verses.length / (0.5 + placesOf(stem)))
    if (weights.size < 20_000) weights.set(stem, weight)
    return weight
  }
  const isCommon = (stem: string): boolean => placesOf(stem) > verses.length / 15
  const rowsOf = (wordings: readonly string[]): Row[] => {
    const all = wordings.map((wording) => allStems(wording).join(' '))
    return all.map((stems) => ({ stems, others: all.filter((one) => one !== stems) }))
  }
  const rows = [...lexicon.synonyms, ...childWords].flatMap(rowsOf)
  // Where a wording stands everywhere ("God"), it asks for no term.
  const namingRows = lexicon.synonyms
    .flatMap(rowsOf)
    .filter((row) => ![row.stems, ...row.others].some((one) => !one.includes(' ') && isCommon(one)))
  const bookStems = new Set(books.flatMap((name) => stemsOf(name)))
  const readGroups = (text: string): string[][] => groupsOf(text, rows, bookStems, inAll)
  return {
    verses,
    countTelling: (text) => readGroups(text).length,
    find(text, limit) {
      const groups = readGroups(text)
      if (groups.every(([first = '']) => first.startsWith('#'))) return []
      const weighed = groups.map((wordings) => ({
        wordings,
        weight: Math.max(...(wordings[0] ?? '').split(' ').map(weightOf)),
      }))
      const whole = weighed.reduce((sum, { weight }) => sum + weight, 0)
      const terms = [...new Set(groups.flat().flatMap((wording) => wording.split(' ')))].join(' ')
      const runs = runsOf(groups.map(([first = '']) => first))
      const scored = search.search(terms, { combineWith: 'OR' }).flatMap(({ id, score }) => {
        const stems = stemmed[id as number] ?? ''
        const beside = around[id as number] ?? ''
        const coverage =
          weighed.reduce((sum, { wordings, weight }) => sum + weight * shareOf(wordings, stems, beside), 0) / whole
        const phrases = runs.filter((run) => stems.includes(` ${run} `)).length
        return coverage < leastCoverage
          ? []
          : [{ id: id as number, score: (score + phrases * phraseBonus) * coverage * coverage }]
      })
      const best = Math.max(...scored.map(({ score }) => score))
      const found = scored
        .filter(({ score }) => score >= best * leastShare)
        .toSorted((a, b) => b.score - a.score || a.id - b.id)
        .flatMap(({ id }) => verses[id] ?? [])
      return [...new Set([...findQuoted(text), ...found])].slice(0, limit)
    },
    findTerms: (text, limit) => findTerms(text, { glossary, rows: namingRows, inAll }).slice(0, limit),
  }
}

/** How far a verse has a wording: in its own words, in words that questions ask about it, or not. */
function shareOf(wordings: readonly string[], stems: string, beside: string): number {
  if (wordings.some((one) => stems.includes(` ${one} `))) return 1
  return wordings.some((one) => beside.includes(` ${one} `)) ? askedShare : 0
}

/** For each verse the stems of what the season's questions ask about it and take for an answer: other editions' words are among them. */
function wordsAround({ verses, asked }: { verses: readonly SearchedVerse[]; asked: readonly AskedWords[] }): string[] {
  const placeOf = new Map(verses.map(({ book, chapter, verse }, at) => [`${book} ${chapter}:${verse}`, at]))
  const words = verses.map(() => new Set<string>())
  for (const { book, chapter, from, to, text } of asked) {
    const stems = stemsOf(text).filter((stem) => !stem.startsWith('#'))
    for (let verse = from; verse <= to; verse += 1) {
      const at = placeOf.get(`${book} ${chapter}:${verse}`)
      for (const stem of stems) if (at !== undefined) words[at]?.add(stem)
    }
  }
  return words.map((one) => ` ${[...one].join(' ')} `)
}

/** The question's telling wordings as stems, each with what else it may be called, its own first. */
function groupsOf(text: string, rows: readonly Row[], bookStems: ReadonlySet<string>, inAll: string): string[][] {
  const tokens = contentTokens(tokenize(text)).filter(({ word }) => !askingWords.has(word))
  const telling = tokens.filter(({ stem }) => !bookStems.has(stem))
  const stems = (telling.length > 0 ? telling : tokens).map(({ stem }) => stem)
  const said = ` ${allStems(text).join(' ')} `
  const groups: string[][] = []
  const taken = new Set<string>()
  for (const { stems: wording, others } of rows.toSorted((a, b) => b.stems.length - a.stems.length)) {
    const words = wording.split(' ')
    const own = words.filter((word) => stems.includes(word))
    if (own.length === 0 || !said.includes(` ${wording} `) || own.some((word) => taken.has(word))) continue
    const content = [wording, ...others].map(contentOf).filter((one) => inAll.includes(` ${one} `))
    if (content.length === 0) continue
    for (const word of own) taken.add(word)
    groups.push(content)
  }
  return [...groups, ...[...new Set(stems)].filter((stem) => !taken.has(stem)).map((stem) => [stem])]
}

/** Two and three words that stand together in the question. */
function runsOf(wordings: readonly string[]): string[] {
  return wordings.flatMap((one, at) => {
    const next = wordings[at + 1]
    return next === undefined ? [] : [`${one} ${next}`]
  })
}

function findTerms(
  text: string,
  { glossary, rows, inAll }: { glossary: readonly SeasonTerm[]; rows: readonly Row[]; inAll: string },
): SeasonTerm[] {
  const tokens = tokenize(text)
  const said = ` ${tokens.map(({ stem }) => stem).join(' ')} `
  // "Harry Potter" is no potter.
  const isStrange = (at: number): boolean =>
    tokens[at]?.isCapital === true && at > 0 && !inAll.includes(` ${tokens[at].stem} `) && !tokens[at].isStop
  const telling = new Set(
    tokens
      .filter(({ isStop, word, index }) => !isStop && !askingWords.has(word) && !isStrange(index - 1))
      .map(({ stem }) => stem),
  )
  const found = glossary.flatMap((term) => {
    const stems = allStems(term.term).join(' ')
    for (const wording of [term.term, ...(term.usual == null ? [] : [term.usual])]) {
      const own = allStems(wording)
      const isTelling = own.some((stem) => telling.has(stem))
      if (isTelling && said.includes(` ${own.join(' ')} `)) return [{ term, length: own.join(' ').length + 100 }]
    }
    const other = rows.find(
      (row) =>
        row.others.includes(stems) &&
        said.includes(` ${row.stems} `) &&
        row.stems.split(' ').some((stem) => telling.has(stem)),
    )
    return other === undefined ? [] : [{ term, length: other.stems.length }]
  })
  const longest = found.toSorted((a, b) => b.length - a.length)
  const kept: SeasonTerm[] = []
  for (const { term } of longest) {
    const stems = ` ${allStems(term.term).join(' ')} `
    if (!kept.some((one) => ` ${allStems(one.term).join(' ')} `.includes(stems))) kept.push(term)
  }
  return kept
}

const allStems = (text: string): string[] => tokenize(text).map(({ stem }) => stem)
const stemsOf = (text: string): string[] => contentTokens(tokenize(text)).map(({ stem }) => stem)
const contentOf = (stems: string): string => stemsOf(stems).join(' ') || stems
