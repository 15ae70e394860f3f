import type { Database, Read } from '@seraph/db/open'
import { listRevisionsInForce } from '@seraph/db/queries/appeals/keyRevisions'
import { judgedQuestion, listQuestions } from '@seraph/db/queries/seasons/questions'
import type { QuestionRow } from '@seraph/db/queries/seasons/questions'
import { listSeasonStates } from '@seraph/db/queries/seasons/openSeasons'
import { findSeason } from '@seraph/db/queries/seasons/seasons'
import { listShownBooks } from '@seraph/db/queries/seasons/verses'
import { citedScripture } from '@seraph/judge/read/citedScripture'
import type { Scripture } from '@seraph/judge/read/scripture'
import { reviseKeys } from '@seraph/judge/revise/revisedKeys'
import type { RevisedKeys } from '@seraph/judge/revise/revisedKeys'
import type { JudgedQuestion } from '@seraph/schema/judging'
import { Lexicon } from '@seraph/schema/judging'
import type { SubmitAnswer } from '@seraph/schema/rooms/client/submitAnswer'
import { PublicSeason } from '@seraph/schema/season'
import type { Log } from '@seraph/service/log/log'
import { openPolled } from '@seraph/service/polled'

/** How long a loaded season may take to be known on every hub. */
const pollMs = 5_000

export type RoomQuestion = QuestionRow & { asked: JudgedQuestion }

/** As much of a season as its rooms need. Retired questions are among them: a browser may still hold them. */
export type RoomSeason = {
  id: string
  hash: string
  /** Counts people's decisions about its keys; `keys` are the questions with them (rule 187). */
  revision: number
  keys: RevisedKeys
  chapterCount: number
  books: string[]
  lexicon: Lexicon
  /** The text that a question cites; undefined where no edition shows it. */
  scriptureOf: (question: RoomQuestion) => Scripture | undefined
  questionById: ReadonlyMap<string, RoomQuestion>
  questionByText: ReadonlyMap<string, RoomQuestion>
}

/** The seasons of the rooms on this hub. */
export type RoomSeasons = {
  /** A room's season, from memory once it was read; undefined where it was never loaded. Throws where it can't be read the first time. */
  find: (id: string) => Promise<RoomSeason | undefined>
  /** Reads now; what was read last stays when that fails. */
  refresh: () => Promise<void>
  close: () => void
}

/**
 * Keeps the open seasons in memory, and a closed one from its first use
 * on: a room that began in it goes on (rule 48). Where they can't be read,
 * what was read last stays.
 */
export function openRoomSeasons(options: { db: Database; log: Log }): RoomSeasons {
  const { db, log } = options
  const wanted = new Set<string>()
  const polled = openPolled<ReadonlyMap<string, RoomSeason>>({
    everyMs: pollMs,
    onError: (error) => log.warn({ err: error }, 'the seasons could not be read'),
    read: async (last) => {
      const states = new Map((await listSeasonStates(db, [...wanted])).map((state) => [state.id, state]))
      for (const id of states.keys()) wanted.add(id)
      if (
        last !== undefined &&
        states.size === last.size &&
        [...last.values()].every(({ id, hash, revision }) => {
          const state = states.get(id)
          return state?.hash === hash && state.revision === revision
        })
      )
        return last
      return db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (tx) => {
          const read = new Map<string, RoomSeason>()
          for (const { id, hash, revision } of states.values()) {
            const known = last?.get(id)
            const isKnown = known?.hash === hash
            const season = isKnown ? await withKeys(tx, known, revision) : await readSeason(tx, id)
            if (season !== undefined) read.set(id, season)
          }
          return read
        })
    },
  })
  return {
    async find(id) {
      const known = (await polled.get())?.get(id)
      if (known !== undefined || wanted.has(id)) return known
      wanted.add(id)
      await polled.refresh()
      // A reading that had begun before didn't look for it.
      if ((await polled.get())?.has(id) !== true) await polled.refresh()
      return (await polled.get())?.get(id)
    },
    refresh: polled.refresh,
    close: polled.close,
  }
}

/** The question that a message means: by `id`, else by `verse` and exact words (rule 17). */
export function findQuestion(season: RoomSeason, asked: SubmitAnswer['question']): RoomQuestion | undefined {
  if (asked.id !== undefined) return season.questionById.get(asked.id)
  return season.questionByText.get(textKey(asked.verse ?? '', asked.question ?? ''))
}

const textKey = (verse: string, question: string): string => `${verse}\n${question}`

async function withKeys(db: Read, known: RoomSeason, revision: number): Promise<RoomSeason> {
  return known.revision === revision ? known : { ...known, revision, keys: await readKeys(db, known.id) }
}

async function readKeys(db: Read, id: string): Promise<RevisedKeys> {
  return reviseKeys(await listRevisionsInForce(db, id))
}

async function readSeason(db: Read, id: string): Promise<RoomSeason | undefined> {
  const row = await findSeason(db, id)
  if (row === undefined) return undefined
  const { books, chapters } = PublicSeason.parse(row.public)
  const listed = await listQuestions(db, row.id)
  const questions = listed
    .map((question) => ({ ...question, asked: judgedQuestion(question) }))
    .toSorted((a, b) => Number(b.isRetired) - Number(a.isRetired))
  const verses = await listShownBooks(
    db,
    books.map(({ name }) => name),
  )
  return {
    id: row.id,
    hash: row.hash,
    revision: row.revision,
    keys: await readKeys(db, row.id),
    chapterCount: chapters.length,
    books: books.map(({ name }) => name),
    scriptureOf: citedScripture(verses, chapters),
    lexicon: Lexicon.parse(row.lexicon),
    questionById: new Map(questions.map((question) => [question.id, question])),
    questionByText: new Map(questions.map((question) => [textKey(question.verse, question.question), question])),
  }
}
