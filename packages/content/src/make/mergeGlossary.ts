import { tellUsually } from './tellUsually.ts'
import type { VerseText } from '../edition.ts'
import type { Fault } from '../check/fault.ts'
import type { GlossaryKind, PackGlossaryTerm } from '../pack/packGlossary.ts'
import { plainText } from '../plainText.ts'
import type { Pack } from '../pack/readPack.ts'
import { wordsStandIn } from '../check/wordsStandIn.ts'

/** A term of the whole season; `verses` by the season's chapter, in order, each once. */
export type GlossaryTerm = Omit<PackGlossaryTerm, 'verses'> & {
  id: string
  /** The term in the event's usual wording, where most of its verses have that (rule 172). */
  usual?: string
  verses: { chapter: number; verse: number }[]
}

/** Kinds that one name may have at once: a land and its people, and a plain word for a thing or for people. */
const compatible: ReadonlySet<string> = new Set(['people place', 'thing word', 'people word'])

/**
 * Merges the chapters' glossaries into one: a term that occurs in several is one entry with all their verses and what was said first of
 * it. Faults: a verse that isn't of the season, a term that doesn't stand in its verse, and terms that are of contrary kinds.
 */
export function mergeGlossary(pack: Pack, verseText: VerseText): { terms: GlossaryTerm[]; faults: Fault[] } {
  const terms = new Map<string, GlossaryTerm>()
  const faults: Fault[] = []
  for (const { chapter, file, row } of pack.glossary) {
    const tell = (what: string) => faults.push({ where: `${file} ${row.term}`, what })
    const book = pack.season.chapters.find(({ ordinal }) => ordinal === chapter)?.book
    const id = plainText(row.term).replaceAll(' ', '-')
    const known = terms.get(id) ?? { ...row, id, verses: [] }
    if (areContrary(known.kind, row.kind)) tell(`is a ${known.kind} in another chapter and a ${row.kind} here`)
    for (const citation of row.verses) {
      const [number, verse = 0] = citation.split(':').map(Number)
      const place = pack.season.chapters.find((one) => one.book === book && one.chapter === number)
      const text = place === undefined ? undefined : verseText(place.book, place.chapter, verse)
      if (place === undefined || text === undefined) tell(`${citation} is no verse of the season`)
      else if (wordsStandIn(row.term, text)) known.verses.push({ chapter: place.ordinal, verse })
      else tell(`doesn't stand in ${citation}`)
    }
    terms.set(id, known)
  }
  const usually = usualTerms(pack)
  const told = Array.from(terms.values(), (term) => {
    const verses = inOrder(term.verses)
    const usual = usually(term.term, verses)
    return { ...term, verses, ...(usual !== undefined && { usual }) }
  })
  return { terms: told, faults }
}

/** What a term is in the usual wording of more than half of its verses; undefined where that is itself. */
function usualTerms({ season, wordings }: Pack): (term: string, verses: GlossaryTerm['verses']) => string | undefined {
  const byVerse = Map.groupBy(wordings, ({ chapter, verse }) => `${chapter}:${verse}`)
  const labels = new Map(season.chapters.map(({ ordinal, label }) => [ordinal, label]))
  return (term, verses) => {
    const told = verses.flatMap(({ chapter, verse }) => {
      const usual = tellUsually(term, byVerse.get(`${labels.get(chapter)}:${verse}`) ?? [])
      return usual === undefined ? [] : [usual]
    })
    const counts = [...Map.groupBy(told, (usual) => usual)].map(([usual, { length }]) => ({ usual, length }))
    return counts.find(({ length }) => 2 * length > verses.length)?.usual
  }
}

function areContrary(one: GlossaryKind, other: GlossaryKind): boolean {
  return one !== other && !compatible.has([one, other].sort().join(' '))
}

function inOrder(verses: GlossaryTerm['verses']): GlossaryTerm['verses'] {
  const unique = new Map(verses.map((verse) => [verse.chapter * 1_000 + verse.verse, verse]))
  return [...unique].sort(([a], [b]) => a - b).map(([, verse]) => verse)
}
