import type { GlossaryEntry } from '@seraph/schema/glossary'
import type { CitedVerse } from '@seraph/schema/http/coachHelp'
import type { Season } from '@seraph/schema/season'

import { readReferences } from '@seraph/domain/coachHelp/readReferences'
import type { SearchedVerse, VerseSearch } from './verseSearch.ts'

/**
 * What an answer may rest on.
 * - `basis`: whether the question named these verses, they tell of its terms, they share its words, or there are none.
 * - `outside`: what the question named and the season doesn't hold; `hidden`: what it named and may not be shown.
 */
export type Help = {
  basis: 'named' | 'term' | 'words' | 'none'
  verses: CitedVerse[]
  words: GlossaryEntry[]
  outside: string[]
  hidden: string[]
}

/** How many verses and words are shown: enough to understand, few enough to read. */
const citedLimit = 8
const foundLimit = 4
const wordLimit = 3

/**
 * Finds what a question may be answered from: the verses that it names, else those of the glossary's terms in it, else those that share its
 * words, phrases first. `question` has at most 500 characters.
 */
export function helpFromText(search: VerseSearch, season: Pick<Season, 'books' | 'chapters'>, question: string): Help {
  const { inside, outside } = readReferences(question, season)
  const labels = inside.map(({ book, chapter, from, to }) => `${book} ${chapter}:${from}${to > from ? `–${to}` : ''}`)
  const named = inside.flatMap((place) => search.verses.filter((verse) => isIn(verse, place)))
  const terms = search.findTerms(question, wordLimit)
  const words = terms.map(({ verses: _verses, ...word }) => word)
  const hidden = labels.filter((_, at) => {
    const place = inside[at]
    return place !== undefined && !named.some((verse) => isIn(verse, place))
  })
  const rest = { words, outside, hidden }
  if (named.length > 0) return { basis: 'named', verses: named.slice(0, citedLimit).map(cited), ...rest }
  if (outside.length + hidden.length > 0) return { basis: 'none', verses: [], ...rest, words: [] }
  const found = search.find(question, foundLimit)
  const ofTerms = terms.flatMap(({ verses }) =>
    verses.flatMap(({ chapter, verse }) => {
      const place = season.chapters.find(({ ordinal }) => ordinal === chapter)
      return search.verses.filter(
        (one) => one.book === place?.book && one.chapter === place.chapter && one.verse === verse,
      )
    }),
  )
  const both = found.filter((verse) => ofTerms.includes(verse))
  const isMoreAsked = search.countTelling(question) > terms.length
  // A saying that only holds a term's word isn't in the season: "he was wounded for our transgressions".
  if (isMoreAsked && found.length === 0 && !asksForMeaning.test(question))
    return { basis: 'none', verses: [], ...rest, words: [] }
  if (ofTerms.length > 0) {
    const verses = [...new Set([...both, ...(isMoreAsked ? found : []), ...ofTerms.slice(0, foundLimit), ...found])]
    return { basis: 'term', verses: verses.slice(0, foundLimit + 1).map(cited), ...rest }
  }
  return { basis: found.length > 0 || words.length > 0 ? 'words' : 'none', verses: found.map(cited), ...rest }
}

const asksForMeaning = /\b(?:what|whats|wat|who|whos|where|mean\w*|defin\w+|explain|tell|why)\b/i

const isIn = (verse: SearchedVerse, place: { book: string; chapter: number; from: number; to: number }): boolean =>
  verse.book === place.book && verse.chapter === place.chapter && verse.verse >= place.from && verse.verse <= place.to

const cited = ({ book, chapter, verse, text }: SearchedVerse): CitedVerse => ({
  reference: `${book} ${chapter}:${verse}`,
  text,
})
