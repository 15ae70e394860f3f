import { z } from 'zod'

import { DailyGoal, MemoryState } from '../review.ts'
import { Chapter, GemLetter, QuestionType } from '../vocabulary.ts'
import type { Endpoint } from './endpoint.ts'
import { PlaceRuns } from './placeRuns.ts'
import { Question } from './questions.ts'

const count = z.number().int().min(0)

/** How many parts are in each of the four states. */
export const PartCounts = z.object({ unseen: count, seen: count, recalled: count, kept: count })
export type PartCounts = z.infer<typeof PartCounts>

/** A player's day (rule 196): what is best now, and how things stand. `asOf`: when it was reckoned. */
export const Today = z.object({
  asOf: z.iso.datetime(),
  goal: DailyGoal,
  /** What the day's round would ask: none where nothing is due and nothing new is left. `chapter`: where half of it or more comes from. */
  round: z.object({
    questions: count,
    minutes: count,
    due: count,
    new: count,
    chapter: Chapter.nullable(),
  }),
  /** Questions answered today, and whether the day's goal is reached. */
  answered: count,
  isDone: z.boolean(),
  streak: z.object({
    days: count,
    /** The last seven days, today the last; `rest`: the missed day that a streak bridges (rule 53). */
    week: z.array(z.object({ date: z.iso.date(), was: z.enum(['studied', 'rest', 'missed', 'open']) })).length(7),
  }),
  /** The day that is prepared for, with the whole days until then. */
  event: z.object({ name: z.string(), date: z.iso.date(), daysLeft: count, isOwn: z.boolean() }).nullable(),
  parts: PartCounts,
  /**
   * The player's own verses (rule 198): where they begin and end, how many of their parts there are and how many are kept. Null where
   * nothing is divided.
   */
  assignment: z
    .object({
      from: z.object({ chapter: Chapter, verse: z.number().int() }),
      to: z.object({ chapter: Chapter, verse: z.number().int() }),
      parts: count,
      kept: count,
      /**
       * What is due by the next club day (rule 204): its verses, how many questions
       * ask them and how many of those are recalled; `behind`: of former weeks, not
       * recalled yet. Null where no event's day is known, and after the last club day.
       */
      step: z
        .object({
          by: z.iso.date(),
          from: z.object({ chapter: Chapter, verse: z.number().int() }),
          to: z.object({ chapter: Chapter, verse: z.number().int() }),
          questions: count,
          recalled: count,
          behind: count,
        })
        .nullable(),
    })
    .nullable(),
  /** By the season's ordinal, from chapter 1. */
  chapters: z.array(MemoryState),
  /** Questions that were missed and not recalled since, and those never asked. */
  missed: count,
  unmet: count,
  /**
   * New questions that won't be reached by the event at this pace, and how many a day would do: of the player's own verses where there
   * are such. Null where all will be reached.
   */
  shortfall: z.object({ unreached: count, neededADay: count }).nullable(),
  /** Rooms of the player's coach that can be joined now; `gems`: of the players who are there. */
  rooms: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      status: z.enum(['waiting', 'active']),
      gems: z.array(GemLetter),
      members: count,
    }),
  ),
})
export type Today = z.infer<typeof Today>

export const getToday = {
  method: 'GET',
  path: '/api/today',
  isOfSeason: true,
  summary: "The signed-in player's day: what is best now, the streak, what is kept, rooms to join",
  reply: Today,
} as const satisfies Endpoint

/** What a round is made of; `today`: the day's own. */
export const RoundOf = z.enum(['today', 'missed', 'new', 'mixed'])
export type RoundOf = z.infer<typeof RoundOf>

/** The sizes of a round. */
export const RoundSize = z.enum(['5', '10', '20', 'all'])
export type RoundSize = z.infer<typeof RoundSize>

/** Several values in an address, with commas between them. */
const list = (one: RegExp) => z.string().regex(new RegExp(`^${one.source}(,${one.source}){0,199}$`))

export const getRound = {
  method: 'GET',
  path: '/api/round',
  isOfSeason: true,
  summary: 'The questions of a round, by what the player remembers, or a coach’s team; a guest gets short ones',
  query: z.object({
    of: RoundOf.default('today'),
    /** A size of its own where it isn't said: the day's goal, five for a guest. */
    size: RoundSize.optional(),
    /** The season's ordinals; verses as they are cited, of which a question must cite one; kinds and points. All where it isn't said. */
    chapters: list(/\d{1,3}/).optional(),
    verses: z.string().max(2000).optional(),
    /** Runs of places in the season's row of verses, from 0 (`12-17,40`), of which a question must cite one. */
    places: PlaceRuns.optional(),
    kinds: list(/[a-z_]{1,30}/).optional(),
    points: list(/[1-8]/).optional(),
    /** For the signed-in coach of this team: what the team together knows least, the weakest first. */
    team: z.uuid().optional(),
  }),
  reply: z.object({ questions: z.array(Question) }),
} as const satisfies Endpoint

/** How a part stands: since when, and when it will be asked again. */
export const PartStanding = z.object({
  part: z.string(),
  state: MemoryState,
  since: z.iso.datetime().nullable(),
  dueAt: z.iso.datetime().nullable(),
})
export type PartStanding = z.infer<typeof PartStanding>

export const getStandings = {
  method: 'GET',
  path: '/api/round/standings',
  isOfSeason: true,
  summary: 'How the parts of questions stand after a round, and when they come back',
  query: z.object({ questions: list(/[\w-]{1,40}/) }),
  reply: z.object({
    questions: z.array(z.object({ id: z.string(), chapter: Chapter, parts: z.array(PartStanding) })),
    /** Of each chapter that these questions are of: its parts that are kept, and all. */
    chapters: z.array(z.object({ chapter: Chapter, kept: count, parts: count })),
  }),
} as const satisfies Endpoint

/** A state with its day: since when it is so; for `seen` when it was met last; null for `unseen`. */
export const Standing = PartStanding.pick({ state: true, since: true })
export type Standing = z.infer<typeof Standing>

/** How somebody stands in a chapter and in each of its verses, from the first on; null for one that no question asks. */
export const ChapterStanding = Standing.extend({ verses: z.array(Standing.nullable()) })
export type ChapterStanding = z.infer<typeof ChapterStanding>

export const getChapterStanding = {
  method: 'GET',
  path: '/api/round/standings/:chapter',
  isOfSeason: true,
  summary: 'How the signed-in player stands in a chapter and in each of its verses',
  params: z.object({ chapter: Chapter }),
  reply: ChapterStanding,
} as const satisfies Endpoint

export const setDailyGoal = {
  method: 'PATCH',
  path: '/api/today/goal',
  summary: 'Choose how much of a day: 5, 10 or 20 questions',
  body: z.object({ goal: DailyGoal }),
  reply: z.object({ goal: DailyGoal }),
} as const satisfies Endpoint

/** The kinds that a list names; undefined where one of them is none. */
export function readKinds(text: string): QuestionType[] | undefined {
  const kinds = QuestionType.array().safeParse(text.split(','))
  return kinds.data
}
