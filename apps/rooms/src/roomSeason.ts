import type { Database, Read } from '@seraph/db/open'
import { judgedQuestion, listQuestions } from '@seraph/db/queries/questions'
import type { QuestionRow } from '@seraph/db/queries/questions'
import { findCurrentSeason, findCurrentSeasonHash } from '@seraph/db/queries/seasons'
import type { JudgedQuestion } from '@seraph/schema/judging'
import { Lexicon } from '@seraph/schema/judging'
import type { SubmitAnswer } from '@seraph/schema/rooms/client/submitAnswer'
import { PublicSeason } from '@seraph/schema/season'
import type { Log } from '@seraph/service/log'
import { openPolled } from '@seraph/service/polled'
import type { Polled } from '@seraph/service/polled'

/** How long a loaded season may take to be known on every hub. */
const pollMs = 5_000

export type RoomQuestion = QuestionRow & { asked: JudgedQuestion }

/** As much of the season in play as rooms need. Retired questions are among them: a browser may still hold them. */
export type RoomSeason = {
  id: string
  hash: string
  chapterCount: number
  lexicon: Lexicon
  questionById: ReadonlyMap<string, RoomQuestion>
  questionByText: ReadonlyMap<string, RoomQuestion>
}

/** Keeps the season in play in memory; where it can't be read, the one that was read last stays. */
export function openRoomSeason(options: { db: Database; log: Log }): Polled<RoomSeason> {
  const { db, log } = options
  return openPolled<RoomSeason>({
    everyMs: pollMs,
    onError: (error) => log.warn({ err: error }, 'the season could not be read'),
    read: async (last) => {
      const state = await findCurrentSeasonHash(db)
      if (state === undefined || (state.id === last?.id && state.hash === last.hash)) return last
      return db.transaction().setIsolationLevel('repeatable read').execute(readSeason)
    },
  })
}

/** The question that a message means: by `id`, else by `verse` and exact words (ruling 17). */
export function findQuestion(season: RoomSeason, asked: SubmitAnswer['question']): RoomQuestion | undefined {
  if (asked.id !== undefined) return season.questionById.get(asked.id)
  return season.questionByText.get(textKey(asked.verse ?? '', asked.question ?? ''))
}

const textKey = (verse: string, question: string): string => `${verse}\n${question}`

async function readSeason(db: Read): Promise<RoomSeason | undefined> {
  const row = await findCurrentSeason(db)
  if (row === undefined) return undefined
  const listed = await listQuestions(db, row.id)
  const questions = listed
    .map((question) => ({ ...question, asked: judgedQuestion(question) }))
    .toSorted((a, b) => Number(b.isRetired) - Number(a.isRetired))
  return {
    id: row.id,
    hash: row.hash,
    chapterCount: PublicSeason.parse(row.public).chapters.length,
    lexicon: Lexicon.parse(row.lexicon),
    questionById: new Map(questions.map((question) => [question.id, question])),
    questionByText: new Map(questions.map((question) => [textKey(question.verse, question.question), question])),
  }
}
