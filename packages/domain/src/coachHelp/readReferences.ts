import type { Season } from '@seraph/schema/season'
import { bcv_parser } from 'bible-passage-reference-parser'
import * as english from 'bible-passage-reference-parser/esm/lang/en.js'

type Places = Pick<Season, 'books' | 'chapters'>

/** A run of verses: `chapter` is the book's own number, `from` ≤ `to`. A whole chapter goes from 1 to its last. */
export type VerseReference = { book: string; chapter: number; from: number; to: number }

/** What a text names: places of the season, in its order, each once; and in words what the season doesn't hold ("Isaiah 40:31"). */
export type References = { inside: VerseReference[]; outside: string[] }

const parser = new bcv_parser(english).set_options({
  consecutive_combination_strategy: 'separate',
  invalid_passage_strategy: 'include',
  sequence_combination_strategy: 'separate',
  passage_existence_strategy: 'b',
})

/** What the library finds, and where in the text; its own types don't resolve here. */
const parse = (text: string) =>
  parser.parse(text).osis_and_indices() as { osis: string; indices: [from: number, to: number] }[]

const numberWords =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
twenty twenty-one twenty-two twenty-three twenty-four twenty-five twenty-six twenty-seven twenty-eight twenty-nine thirty thirty-one thirty-two
thirty-three`.split(/\s+/)
const numberWord = new RegExp(
  String.raw`\b(chapters?|verses?|and|to) (${numberWords.toReversed().join('|').replaceAll('-', '[- ]')})\b`,
  'giu',
)
/** "twenty six" and "six", the longer first. */
const anyNumber = numberWords.slice(1).toReversed().join('|').replaceAll('-', '[- ]')
/** "Is 28,16", as it is written in much of Europe; "6:2,4" and "6, 7" are lists. */
const comma = /(?<=\p{L}\.?\s?)(\d{1,3}),(?=\d{1,3}(?![\d,:]))/gu
/** So many places without a book are completed: nobody asks for more at once. */
const mostBare = 4
/** As much of a text as is looked through for places, in characters: the library takes long over hostile ones. */
const readLimit = 200
const dash = String.raw`(?:\s?(?:-|–|—|to|through|and)\s?(?:verses?\s|vv?\.?\s?)?(\d{1,3}))?`
const chapterName = String.raw`ch(?:apters?|ap\.?|\.)?\s?`
const verseName = String.raw`(?:verses?|vv?\.?|vs\.?)\s?`
/** "chapter 6 verse 2", "ch. 6, v. 2-4" */
const spoken = new RegExp(String.raw`\b${chapterName}(\d{1,3})[,;]?\s?(?:of\s)?${verseName}(\d{1,3})${dash}`, 'giu')
/** "verse 2 of chapter 6" */
const turned = new RegExp(
  String.raw`\b${verseName}(\d{1,3})${dash}\s(?:of|in|from)\s(?:(\p{L}+)\s)?(?:${chapterName})?(\d{1,3})\b`,
  'giu',
)
/** "6:2" and "chapter 6" without a book before. */
const bare =
  /(?<![\p{L}\p{N}:.])(\d{1,3}(?:\s?:\s?|\.)\d{1,3}(?:\s?[-–—]\s?\d{1,3})?)|\bch(?:apters?|ap\.?|\.)?\s?(\d{1,3})(?!\s?[:\d])\b/giu
/** Small words that are also short for a book: they are one only with chapter and verse behind. */
const ambiguous =
  /^(?:is|am|so|ho|he|re|pro|ex|ac|act|acts|job|song|can|ch|de|du|la|na|mi|ru|ha|es|ne|mal|pet|tim|jud|ezra|mark|ruth|judges|numbers|kings|songs)\s\d+$/u

/**
 * The places that a text names, in all common spellings: "Isaiah 6:2", "isa 1
 * 18", "6:2-4", "chapter 6 verse 2", "verse 2 of chapter 6". Without a book's
 * name it is the book named last before, else the first that has the chapter. Reads the first 200 characters.
 */
export function readReferences(text: string, places: Places): References {
  const books = new Map(places.books.map(({ name }) => [osisOf(name), name]))
  const written = withBooks(plainReferences(withDigits(text.slice(0, readLimit), places)), places)
  const inside = new Map<string, VerseReference>()
  const outside = new Set<string>()
  for (const { osis, indices } of parse(written)) {
    const named = written.slice(...indices)
    const isWhole = named.length === written.trim().length
    if (!(isWhole && /\d\s\d/u.test(named)) && /^(?:is|am|so|he)\s\d+(?!\d|\s?[:.]\s?\d|\sv)/iu.test(named)) continue
    if (ambiguous.test(named) && !books.has(osisOf(named.replace(/\s\d+$/, '')))) continue
    for (const piece of osis.split(',')) {
      const references = placesOf(piece, books, places)
      for (const one of references) inside.set(JSON.stringify(one), one)
      if (references.length === 0) outside.add(named.replaceAll(/\s*:\s*/g, ':').trim())
    }
  }
  return { inside: [...inside.values()], outside: [...outside] }
}

/** Digits for numbers in words behind a book's name: "Isaiah twenty-six verse three". */
function withDigits(text: string, { books }: Places): string {
  const names = books.map(({ name }) => name).join('|')
  const behindBook = new RegExp(String.raw`\b(${names}) (${anyNumber})(?:,? (?:verse )?(${anyNumber}))?\b`, 'giu')
  const digits = (word: string): number => numberWords.indexOf(word.toLowerCase().replace(' ', '-'))
  return text
    .replace(
      behindBook,
      (_, book: string, chapter: string, verse: string | undefined) =>
        `${book} ${digits(chapter)}${verse === undefined ? '' : `:${digits(verse)}`}`,
    )
    .replace(comma, '$1:')
}

function plainReferences(text: string): string {
  return text
    .replace(
      numberWord,
      (_, name: string, word: string) => `${name} ${numberWords.indexOf(word.toLowerCase().replace(' ', '-'))}`,
    )
    .replace(
      turned,
      (_, from: string, to: string | undefined, book: string | undefined, chapter: string) =>
        `${book === undefined || /^ch/iu.test(book) ? '' : `${book} `}${chapter}:${from}${to === undefined ? '' : `-${to}`}`,
    )
    .replace(
      spoken,
      (_, chapter: string, from: string, to: string | undefined) =>
        `${chapter}:${from}${to === undefined ? '' : `-${to}`}`,
    )
}

/** Puts a book before each place that names none. */
function withBooks(text: string, { books, chapters }: Places): string {
  let completed = 0
  return text.replace(bare, (found: string, verses: string | undefined, chapter: string | undefined, at: number) => {
    completed += 1
    if (completed > mostBare) return found
    const place = (verses ?? chapter ?? '').replaceAll(/\s/g, '').replace('.', ':')
    const before = text.slice(0, at)
    if (hasBook(before, found)) return chapter === undefined ? found : place
    const last = books
      .map(({ name }) => ({ name, at: before.toLowerCase().lastIndexOf(name.toLowerCase()) }))
      .filter((book) => book.at >= 0)
      .toSorted((a, b) => b.at - a.at)[0]
    const number = Number(place.split(':')[0])
    const book = last?.name ?? chapters.find((one) => one.chapter === number)?.book ?? books[0]?.name
    return `${book} ${place}`
  })
}

/** Whether a book stands right before a place; the verb "is" is none. */
function hasBook(before: string, place: string): boolean {
  // Only a word, or its dot, can be a book.
  if (!/\p{L}\.?\s*$/u.test(before)) return false
  const near = before.slice(-40)
  if (/(?<!\p{L})(?:is|am|so|he)\s*$/iu.test(near)) return false
  return parse(`${near}${place}`).some(({ indices: [from, to] }) => from < near.length && to > near.length)
}

function placesOf(osis: string, books: ReadonlyMap<string, string>, { chapters }: Places): VerseReference[] {
  const [start = '', end = start] = osis.split('-')
  const [bookId = '', first, from] = start.split('.')
  const [, last = first, to] = end.split('.')
  const book = books.get(bookId)
  return chapters.flatMap((place) => {
    if (place.book !== book) return []
    if (first !== undefined && (place.chapter < Number(first) || place.chapter > Number(last))) return []
    const begin = place.chapter === Number(first) ? Number(from ?? 1) : 1
    const finish = place.chapter === Number(last) ? Math.min(Number(to ?? place.verses), place.verses) : place.verses
    return begin < 1 || begin > place.verses
      ? []
      : [{ book: place.book, chapter: place.chapter, from: begin, to: Math.max(begin, finish) }]
  })
}

const osisIds = new Map<string, string>()
/** The name by which the library knows a book. */
function osisOf(name: string): string {
  const known = osisIds.get(name)
  if (known !== undefined) return known
  const id = parser.parse(`${name} 1`).osis().split('.')[0] ?? ''
  if (osisIds.size < 500) osisIds.set(name, id)
  return id
}
