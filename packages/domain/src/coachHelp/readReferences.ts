import type { Season } from '@seraph/schema/season'

type Places = Pick<Season, 'books' | 'chapters'>

/** A run of verses: `chapter` is the book's own number, `from` ≤ `to`. A whole chapter goes from 1 to its last. */
export type VerseReference = { book: string; chapter: number; from: number; to: number }

const dash = String.raw`(?:\s?(?:-|–|—|to|through|and)\s?(?:verses?\s|vv?\.?\s?)?(\d{1,3}))?`
const forms = [
  // "6:2", "6:2-4"
  new RegExp(String.raw`(\d{1,3})\s?:\s?(\d{1,3})${dash}`, 'giu'),
  // "chapter 6 verse 2", "ch. 6, v. 2-4"
  new RegExp(
    String.raw`\bch(?:apters?|ap\.?|\.)?\s?(\d{1,3})[,;]?\s?(?:verses?|vv?\.?|vs\.?)\s?(\d{1,3})${dash}`,
    'giu',
  ),
] as const
/** "verse 2 of chapter 6" */
const turned = new RegExp(
  String.raw`\b(?:verses?|vv?\.?|vs\.?)\s?(\d{1,3})${dash} (?:of|in|from) (?:ch(?:apter|ap\.?|\.)? ?)?(\d{1,3})\b`,
  'giu',
)
const wholeChapter = /\bch(?:apter|ap\.?|\.)?\s?(\d{1,3})\b/giu

/**
 * The season's places that a text names, in its order, each once: "Isaiah 6:2", "6:2-4", "chapter 6 verse 2", "verse 2 of chapter 6",
 * "Isaiah 6", "chapter 6". What the season doesn't hold is left out. Without a book's name it is the book that was named last before,
 * else the first that has the chapter.
 */
export function readReferences(text: string, places: Places): VerseReference[] {
  const found: (VerseReference & { at: number })[] = []
  let rest = text
  const take = (pattern: RegExp, read: (match: string[]) => [chapter: number, from?: number, to?: number]): void => {
    rest = rest.replace(pattern, (...args: unknown[]) => {
      const groups = args.slice(0, -2) as string[]
      const at = args.at(-2) as number
      const [chapter, from, to] = read(groups)
      const reference = placeOf(places, { text, at, chapter, from, to })
      if (reference !== undefined) found.push({ ...reference, at })
      return ' '.repeat(groups[0]?.length ?? 0)
    })
  }
  for (const form of forms) take(form, ([, chapter, from, to]) => [Number(chapter), Number(from), Number(to ?? from)])
  take(turned, ([, from, to, chapter]) => [Number(chapter), Number(from), Number(to ?? from)])
  for (const { name, abbreviation } of places.books)
    take(
      new RegExp(String.raw`\b(?:${escape(name)}|${escape(abbreviation)}\.?)\s(\d{1,3})\b`, 'giu'),
      ([, chapter]) => [Number(chapter)],
    )
  take(wholeChapter, ([, chapter]) => [Number(chapter)])
  const seen = new Set<string>()
  return found
    .toSorted((a, b) => a.at - b.at)
    .map(({ at: _at, ...reference }) => reference)
    .filter((reference) => {
      const key = JSON.stringify(reference)
      return seen.has(key) ? false : seen.add(key)
    })
}

type Named = { text: string; at: number; chapter: number; from: number | undefined; to: number | undefined }

function placeOf({ books, chapters }: Places, { text, at, chapter, from, to }: Named): VerseReference | undefined {
  const before = text.slice(0, at + 40).toLowerCase()
  const named = books
    .map(({ name, abbreviation }) => ({
      name,
      where: Math.max(lastWord(before, name.toLowerCase(), at), lastWord(before, abbreviation.toLowerCase(), at)),
    }))
    .filter(({ where }) => where >= 0)
    .toSorted((a, b) => b.where - a.where)[0]
  const place = chapters.find((one) => one.chapter === chapter && (named === undefined || one.book === named.name))
  if (place === undefined) return undefined
  const first = from ?? 1
  const last = Math.min(Math.max(to ?? place.verses, first), place.verses)
  return first < 1 || first > place.verses ? undefined : { book: place.book, chapter, from: first, to: last }
}

/** Where a word last begins at or before a place; -1 where it doesn't. */
function lastWord(text: string, word: string, at: number): number {
  const where = text.lastIndexOf(word, at)
  return where < 0 || /[\p{L}]/u.test(`${text[where - 1] ?? ''}${text[where + word.length] ?? ''}`) ? -1 : where
}

const escape = (text: string): string => text.replaceAll(/[^\p{L}\p{N}\s]/gu, String.raw`\$&`)
