import type { Read } from '@seraph/db/open'
import { listCrosswords } from '@seraph/db/queries/crosswords'
import { listGlossary } from '@seraph/db/queries/glossary'
import { judgedQuestion, listQuestions } from '@seraph/db/queries/questions'
import type { QuestionRow } from '@seraph/db/queries/questions'
import { findCurrentSeason } from '@seraph/db/queries/seasons'
import { listTrivia } from '@seraph/db/queries/trivia'
import { GlossaryEntry } from '@seraph/schema/glossary'
import type { Question } from '@seraph/schema/http/questions'
import { Lexicon } from '@seraph/schema/judging'
import type { JudgedQuestion } from '@seraph/schema/judging'
import { PublicSeason } from '@seraph/schema/season'
import type { Season } from '@seraph/schema/season'
import { QuestionType } from '@seraph/schema/vocabulary'

import { makePayload } from './payload.ts'
import type { Payload } from './payload.ts'
import { readCrosswords, readTrivia } from './seasonGames.ts'
import type { SeasonCrosswords, SeasonTrivia } from './seasonGames.ts'
import { presentSeason } from './presentSeason.ts'
import type { SiteSettings } from './presentSeason.ts'

/** A question as it is stored, and as a judge takes it. */
export type KnownQuestion = QuestionRow & { asked: JudgedQuestion }

/** The season in play as requests use it, without a database statement. */
export type CurrentSeason = {
  id: string
  /** The loaded season's: `season.hash` is that of what is served. */
  hash: string
  season: Season
  lexicon: Lexicon
  glossary: GlossaryEntry[]
  payload: Payload
  /** By the chapter's ordinal: each of the season's chapters, with or without questions. */
  questions: ReadonlyMap<number, { plain: Payload; withAnswers: Payload }>
  /** Retired ones too: a browser may still hold them. */
  questionById: ReadonlyMap<string, KnownQuestion>
  /** By `citedQuestion`; of two alike the one that isn't retired. */
  questionByText: ReadonlyMap<string, KnownQuestion>
  trivia: SeasonTrivia
  crosswords: SeasonCrosswords
}

/** What a question is found by where its id isn't known (ruling 17). */
export const citedQuestion = (verse: string, question: string): string => `${verse}\n${question}`

/** Reads the season in play, whole, as this site serves it; undefined before the first load. All statements must see the same state. */
export async function readCurrentSeason(db: Read, env: SiteSettings): Promise<CurrentSeason | undefined> {
  const row = await findCurrentSeason(db)
  if (row === undefined) return undefined
  const season = presentSeason({ ...PublicSeason.parse(row.public), hash: row.hash }, env)
  const listed = await listQuestions(db, row.id)
  const rows = listed.map((question) => ({ ...question, asked: judgedQuestion(question) }))
  const active = rows.filter((question) => !question.isRetired)
  const retiredFirst = [...rows.filter((question) => question.isRetired), ...active]
  const byChapter = Map.groupBy(active, (question) => question.chapter)
  const payloads = (chapter: number) => {
    const questions = (byChapter.get(chapter) ?? []).map(presentQuestion)
    const plain = questions.map(({ answer: _answer, ...question }) => question)
    return {
      plain: makePayload({ questions: plain }, `${row.hash}-${chapter}`),
      withAnswers: makePayload({ questions }, `${row.hash}-${chapter}-answers`),
    }
  }
  return {
    id: row.id,
    hash: row.hash,
    season,
    lexicon: Lexicon.parse(row.lexicon),
    glossary: GlossaryEntry.array().parse(await listGlossary(db, row.id)),
    payload: makePayload(season, season.hash),
    questions: new Map(season.chapters.map(({ ordinal }) => [ordinal, payloads(ordinal)])),
    questionById: new Map(rows.map((question) => [question.id, question])),
    questionByText: new Map(
      retiredFirst.map((question) => [citedQuestion(question.verse, question.question), question]),
    ),
    trivia: readTrivia(await listTrivia(db, row.id), season, row.hash),
    crosswords: readCrosswords(await listCrosswords(db, row.id), row.hash),
  }
}

function presentQuestion(row: QuestionRow): Question {
  return {
    id: row.id,
    chapter: row.chapter,
    verse: row.verse,
    type: QuestionType.parse(row.type),
    points: row.points,
    question: row.question,
    hint: row.hint,
    answer: row.parts.map((part) => part.text),
  }
}
