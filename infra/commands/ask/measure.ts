/**
 * Measures what Ask Seraph answers without a model, from a season pack and the edition that ships:
 * node infra/commands/ask/measure.ts FILE.jsonl … [--season FOLDER] [--errors N]
 */
import { answerFromText } from '@seraph/api/routes/coachHelp/answerFromText'
import { helpFromText } from '@seraph/api/routes/coachHelp/helpFromText'
import type { Help } from '@seraph/api/routes/coachHelp/helpFromText'
import { askedText } from '@seraph/api/routes/coachHelp/askedText'
import { makeVerseSearch } from '@seraph/api/routes/coachHelp/verseSearch'
import { verseReader } from '@seraph/content/edition'
import { mergeGlossary } from '@seraph/content/make/mergeGlossary'
import { readPack } from '@seraph/content/pack/readPack'
import { worldEnglishBible } from '@seraph/content/worldEnglishBible'
import { Lexicon } from '@seraph/schema/judging'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'

/** A question and what a good answer has; see docs/OPERATIONS.md. */
const Asked = z.object({
  text: z.string(),
  want: z.object({
    cites: z.array(z.string()).optional(),
    anyOf: z.array(z.string()).optional(),
    term: z.union([z.string(), z.array(z.string())]).nullish(),
    none: z.boolean().optional(),
  }),
})
type Asked = z.infer<typeof Asked>

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    season: { type: 'string', default: join(import.meta.dirname, '../../../packages/content/seasons/2026-isaiah') },
    errors: { type: 'string', default: '40' },
  },
})
if (positionals.length === 0) {
  console.error('usage: npm run ask -- FILE.jsonl … [--season FOLDER] [--errors N]')
  process.exitCode = 2
} else await measure((await Promise.all(positionals.map(readAsked))).flat(), Number(values.errors))

async function readAsked(path: string): Promise<Asked[]> {
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => Asked.parse(JSON.parse(line)))
}

async function measure(asked: readonly Asked[], errors: number): Promise<void> {
  const pack = await readPack(values.season)
  const edition = await worldEnglishBible(pack.season.books.map(({ name }) => name))
  const { terms: glossary } = mergeGlossary(pack, verseReader(edition))
  const { books, chapters, title } = pack.season
  const inSeason = new Set(chapters.map(({ book, chapter }) => `${book} ${chapter}`))
  const search = makeVerseSearch({
    verses: edition.verses.filter(({ book, chapter }) => inSeason.has(`${book} ${chapter}`)),
    lexicon: Lexicon.parse(JSON.parse(await readFile(join(values.season, 'lexicon.json'), 'utf8'))),
    glossary,
    books: books.map(({ name }) => name),
    asked: pack.questions.flatMap(({ question, chapter }) => {
      const place = chapters.find(({ ordinal }) => ordinal === chapter)
      if (place === undefined || !('parts' in question)) return []
      const { verse, verseEnd = verse, parts } = question
      const text = [question.question, ...parts.flatMap((part) => [part.text, ...(part.accept ?? [])])].join(' / ')
      return [{ book: place.book, chapter: place.chapter, from: verse, to: verseEnd, text: askedText(text) }]
    }),
  })
  const judged = asked.map((one) => {
    const help = helpFromText(search, pack.season, one.text)
    return { ...one, help, faults: faultsOf(one.want, help), falsehoods: falsehoodsOf(one.want, help) }
  })
  const right = judged.filter(({ faults }) => faults.length === 0)
  const untrue = judged.filter(({ falsehoods }) => falsehoods.length > 0)
  for (const { text, faults, falsehoods, help } of judged
    .filter((one) => one.faults.length + one.falsehoods.length > 0)
    .slice(0, errors)) {
    const label = falsehoods.length > 0 ? `FALSE (${falsehoods.join('; ')})` : `wrong (${faults.join('; ')})`
    const got = [
      help.basis,
      ...help.words.map(({ term }) => term),
      ...help.verses.map(({ reference }) => reference),
      ...help.outside,
    ]
    console.log(`${label}: ${text}\n    ${got.join(', ')}`)
    if (falsehoods.length > 0) console.log(`    ${answerFromText(title, help).replaceAll('\n', '\n    ')}`)
  }
  console.log(
    `right ${(right.length / judged.length).toFixed(3)} of ${judged.length}, false statements ${untrue.length}`,
  )
}

function placeOf(reference: string): string {
  return reference.slice(reference.lastIndexOf(' ') + 1)
}

/** "6:2" and "Isaiah 6:2" name a verse, of several books only the latter does. */
function hasVerse({ verses }: Help, place: string): boolean {
  return verses.some(({ reference }) => reference === place || placeOf(reference) === place)
}

function faultsOf({ cites = [], anyOf = [], term, none }: Asked['want'], help: Help): string[] {
  const terms = term == null ? [] : [term].flat()
  const told = help.words.map((word) => `${word.term} ${word.meaning}`.toLowerCase())
  const wrong = cites.filter((place) => !hasVerse(help, place)).map((place) => `${place} is missing`)
  if (anyOf.length > 0 && !anyOf.some((place) => hasVerse(help, place))) wrong.push(`none of ${anyOf.join(', ')}`)
  if (terms.length > 0 && !terms.some((one) => told.some((text) => text.includes(one.toLowerCase()))))
    wrong.push(`${terms.join(', ')} isn’t told`)
  if (none === true && help.verses.length + help.words.length > 0) wrong.push('there is nothing to find')
  return wrong
}

/** What is said and isn't so: that there is no such place, that verses were asked for that weren't, or something where nothing is. */
function falsehoodsOf(want: Asked['want'], help: Help): string[] {
  const wanted = [...(want.cites ?? []), ...(want.anyOf ?? [])]
  const untrue: string[] = []
  if (want.none === true && help.verses.length + help.words.length > 0 && help.basis !== 'words')
    untrue.push('names what isn’t there')
  if (want.none !== true && help.outside.length > 0) untrue.push(`calls ${help.outside.join(', ')} outside`)
  if (help.basis === 'named' && wanted.length > 0 && !wanted.some((place) => hasVerse(help, place)))
    untrue.push('says that these verses were asked for')
  return untrue
}
