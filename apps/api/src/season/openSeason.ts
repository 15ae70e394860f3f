import type { Read } from '@seraph/db/open'
import { listRevisionsInForce } from '@seraph/db/queries/appeals/keyRevisions'
import { listCrosswords } from '@seraph/db/queries/seasons/crosswords'
import { listGlossary } from '@seraph/db/queries/seasons/glossary'
import { judgedQuestion, listQuestions } from '@seraph/db/queries/seasons/questions'
import type { QuestionRow } from '@seraph/db/queries/seasons/questions'
import { findSeason } from '@seraph/db/queries/seasons/seasons'
import { listTrivia } from '@seraph/db/queries/seasons/trivia'
import { listShownBooks } from '@seraph/db/queries/seasons/verses'
import { quizLettersOf } from '@seraph/domain/coachHelp/refuseCoachQuestion'
import { citedScripture } from '@seraph/judge/read/citedScripture'
import type { Scripture } from '@seraph/judge/read/scripture'
import { reviseKeys } from '@seraph/judge/revise/revisedKeys'
import type { RevisedKeys } from '@seraph/judge/revise/revisedKeys'
import { SeasonTerm } from '@seraph/schema/glossary'
import { Lexicon } from '@seraph/schema/judging'
import type { JudgedQuestion } from '@seraph/schema/judging'
import { SeasonDrills } from '@seraph/schema/drills'
import { PublicSeason } from '@seraph/schema/season'
import type { Season } from '@seraph/schema/season'

import { makePayload } from '../http/payload.ts'
import type { Payload } from '../http/payload.ts'
import { readDrills } from './drills.ts'
import type { OpenDrills } from './drills.ts'
import { readCrosswords, readTrivia } from './seasonGames.ts'
import type { SeasonCrosswords, SeasonTrivia } from './seasonGames.ts'
import { presentAnsweredQuestion, presentQuestion } from './presentQuestion.ts'
import { presentSeason } from './presentSeason.ts'
import type { SiteSettings } from './presentSeason.ts'
import { verseWords } from './verseWords.ts'

/** A question as it is stored, and as a judge takes it. */
export type KnownQuestion = QuestionRow & { asked: JudgedQuestion }

/** An open season as requests use it, without a database statement. */
export type OpenSeason = {
  id: string
  /** The loaded season's: `season.hash` is that of what is served. */
  hash: string
  /** Counts people's decisions about its keys; `keys` are the questions with them (rule 187). */
  revision: number
  keys: RevisedKeys
  season: Season
  lexicon: Lexicon
  /** The text that a question cites; undefined where no edition shows it. */
  scriptureOf: (question: KnownQuestion) => Scripture | undefined
  /** How many words each verse of its row has (`verseWords`). */
  verseWords: readonly number[]
  glossary: SeasonTerm[]
  payload: Payload
  /** By the chapter's ordinal: each of the season's chapters, with or without questions. */
  questions: ReadonlyMap<number, { plain: Payload; withAnswers: Payload }>
  /** Retired ones too: a browser may still hold them. */
  questionById: ReadonlyMap<string, KnownQuestion>
  /** By `citedQuestion`; of two alike the one that isn't retired. */
  /** What a question to the coach is compared with, so that it isn't one of the quiz. */
  quizLetters: readonly string[]
  questionByText: ReadonlyMap<string, KnownQuestion>
  trivia: SeasonTrivia
  crosswords: SeasonCrosswords
  drills: OpenDrills
}

/** What a question is found by where its id isn't known (rule 17). */
export const citedQuestion = (verse: string, question: string): string => `${verse}\n${question}`

/** Reads a loaded season, whole, as this site serves it; undefined where there is none. All statements must see the same state. */
export async function readOpenSeason(db: Read, id: string, env: SiteSettings): Promise<OpenSeason | undefined> {
  const row = await findSeason(db, id)
  if (row === undefined) return undefined
  const season = presentSeason({ ...PublicSeason.parse(row.public), hash: row.hash }, env)
  const listed = await listQuestions(db, row.id)
  const rows = listed.map((question) => ({ ...question, asked: judgedQuestion(question) }))
  const books = season.books.map(({ name }) => name)
  const verses = await listShownBooks(db, books)
  const active = rows.filter((question) => !question.isRetired)
  const retiredFirst = [...rows.filter((question) => question.isRetired), ...active]
  const byChapter = Map.groupBy(active, (question) => question.chapter)
  const payloads = (chapter: number) => {
    const asked = byChapter.get(chapter) ?? []
    return {
      plain: makePayload({ questions: asked.map(presentQuestion) }, `${row.hash}-${chapter}`),
      withAnswers: makePayload({ questions: asked.map(presentAnsweredQuestion) }, `${row.hash}-${chapter}-answers`),
    }
  }
  const questionById = new Map(rows.map((question) => [question.id, question]))
  return {
    id: row.id,
    hash: row.hash,
    revision: row.revision,
    keys: await readKeys(db, row.id),
    season,
    lexicon: Lexicon.parse(row.lexicon),
    scriptureOf: citedScripture(verses, season.chapters),
    verseWords: verseWords(verses, season.chapters),
    glossary: SeasonTerm.array().parse(await listGlossary(db, row.id)),
    payload: makePayload(season, season.hash),
    questions: new Map(season.chapters.map(({ ordinal }) => [ordinal, payloads(ordinal)])),
    questionById,
    quizLetters: quizLettersOf(rows.map(({ question }) => question)),
    questionByText: new Map(
      retiredFirst.map((question) => [citedQuestion(question.verse, question.question), question]),
    ),
    trivia: readTrivia(await listTrivia(db, row.id), season, row.hash),
    crosswords: readCrosswords(await listCrosswords(db, row.id), row.hash),
    drills: readDrills(SeasonDrills.parse(row.drills), { season, verses, questionById, hash: row.hash }),
  }
}

/** A season's keys with people's decisions in force. */
export async function readKeys(db: Read, id: string): Promise<RevisedKeys> {
  return reviseKeys(await listRevisionsInForce(db, id))
}
