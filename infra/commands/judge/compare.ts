/**
 * Compares the judge with what it was when judgements.json was written, over the season's questions:
 * node infra/commands/judge/compare.ts [--write]
 * Names the kinds of responses that are judged differently and exits 1 where there are some; --write keeps what is now. A changed question
 * changes the judgements too.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual, parseArgs } from 'node:util'

import { verseReader } from '@seraph/content/edition'
import { makeLoadable } from '@seraph/content/make/makeLoadable'
import { asJudged } from '@seraph/content/check/probes/probeJudge'
import { readPack, seasonsFolder } from '@seraph/content/pack/readPack'
import { worldEnglishBible } from '@seraph/content/worldEnglishBible'
import { judge } from '@seraph/judge/judge'
import { citedScripture } from '@seraph/judge/read/citedScripture'
import type { Scripture } from '@seraph/judge/read/scripture'
import type { JudgedQuestion } from '@seraph/schema/judging'

import { hashJudgements } from './hashJudgements.ts'
import type { JudgementHashes } from './hashJudgements.ts'
import type { ResponseMatter } from './makeResponses.ts'

const keptFile = new URL('judgements.json', import.meta.url)
/** How far off in the season the other question is whose answer is tried: in another chapter. */
const strangeOffset = 137

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
const pack = await readPack(join(seasonsFolder, '2026-isaiah'))
const scriptures = new Map<JudgedQuestion, Scripture | undefined>()
const now = hashJudgements(await readMatters(), (question, response) =>
  judge(question, response, pack.lexicon, scriptures.get(question)),
)
if (values.write) await writeFile(keptFile, `${JSON.stringify(now, undefined, 2)}\n`)
const kept = JSON.parse(await readFile(keptFile, 'utf8')) as JudgementHashes
const changed = Object.keys({ ...now.kinds, ...kept.kinds }).filter((kind) => now.kinds[kind] !== kept.kinds[kind])
for (const kind of changed) console.error(`judged differently: ${kind}`)
const isSame = isDeepStrictEqual(now, kept)
console.log(
  `${now.judgements} judgements, ${now.all.slice(0, 16)}: ${isSame ? 'the same as those kept' : 'not those kept'}`,
)
if (!isSame) process.exitCode = 1

/** Every question of the season with the verses that it cites and the answer to another. */
async function readMatters(): Promise<ResponseMatter[]> {
  const edition = await worldEnglishBible(pack.season.books.map(({ name }) => name))
  const verseText = verseReader(edition)
  const questions = makeLoadable(pack, edition).questions.map((question) => ({
    id: question.id,
    chapter: question.chapter,
    verse: question.verse,
    ...asJudged(question),
  }))
  const verses = new Map(
    pack.questions.map(({ question: { id, verse, verseEnd = verse }, chapter }) => {
      const place = pack.season.chapters.find(({ ordinal }) => ordinal === chapter)
      const cited = Array.from({ length: verseEnd - verse + 1 }, (_, at) => verse + at)
      return [id, cited.map((one) => place && verseText(place.book, place.chapter, one)).join(' ')]
    }),
  )
  const scriptureOf = citedScripture(edition.verses, pack.season.chapters)
  return questions.map(({ id, chapter, verse, ...question }, at) => {
    scriptures.set(question, scriptureOf({ chapter, verse }))
    const other = questions[(at + strangeOffset) % questions.length]
    const strange = other?.parts.map(({ text }) => text).join(', ') ?? ''
    return { question, verses: verses.get(id) ?? '', strange }
  })
}
