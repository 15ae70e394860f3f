import { z } from 'zod'

import { CountedNow } from '../progress/countedNow.ts'
import { questionFigures, questionKinds, sumFigures } from '../progress/progressKinds.ts'
import type { QuestionAccuracy, QuestionCount, SumFigure } from '../progress/progressKinds.ts'
import { Chapter, Seconds } from '../vocabulary.ts'
import type { Endpoint } from './endpoint.ts'
import { SeasonId } from './seasonNamed.ts'

const percent = z.number().int().min(0).max(100)
const count = z.number().int().min(0)
const localDate = z.iso.date()
const accuracy = percent.nullable()

/** The same field under each of the names. */
function named<Name extends string, Field>(names: readonly Name[], field: Field): Record<Name, Field> {
  return Object.fromEntries(names.map((name) => [name, field])) as Record<Name, Field>
}

/** A player's totals in the season in play; accuracies in whole percent, null where nothing was answered (rule 22). */
export const PlayerProgress = z.object({
  totalStudyTime: Seconds,
  totalQuestionsAnswered: count,
  ...named<QuestionCount, typeof count>(
    questionKinds.map((kind) => questionFigures[kind].count),
    count,
  ),
  ...named<QuestionAccuracy, typeof accuracy>(
    questionKinds.map((kind) => questionFigures[kind].accuracy),
    accuracy,
  ),
  objectiveAccuracy: accuracy,
  averageAccuracy: accuracy,
  ...named<SumFigure, typeof count>(Object.values(sumFigures), count),
  studyStreak: count,
  totalSessions: count,
  chaptersExplored: z.array(z.number().int()),
  /** What of it counts for ranks and boards; the rest is practice (rule 44). `chapters`: those with work enough. */
  counted: z.object({
    studyTime: Seconds,
    questions: count,
    selfGradedQuestions: count,
    memoryPoints: count,
    triviaPoints: count,
    chapters: z.array(z.number().int()),
  }),
  achievements: z.array(z.object({ id: z.string(), title: z.string(), earnedOn: localDate })),
  rank: z.object({ tier: z.string(), points: count }),
  lastStudyAt: z.iso.datetime().nullable(),
})
export type PlayerProgress = z.infer<typeof PlayerProgress>

/** A player's totals with what the pictures of the report are drawn from: nothing in it is ever shown publicly. */
export const PlayerReport = PlayerProgress.extend({
  /** The player's local day now. */
  today: localDate,
  longestStreak: count,
  /** The seasons in which the player has done something, closed ones too, the newest first. */
  seasons: z.array(z.object({ id: SeasonId, title: z.string(), year: z.number().int() })).default([]),
  /** The days with any study, ascending; study time in seconds, together `totalStudyTime`. */
  days: z.array(z.object({ date: localDate, studyTime: Seconds, questionsAnswered: count })),
  /** The chapters explored, ascending: on how many days, and points of AI-evaluated and trivia questions about that chapter alone. */
  byChapter: z.array(
    z.object({
      chapter: z.number().int(),
      days: count,
      lastStudiedOn: localDate,
      earned: count,
      possible: count,
    }),
  ),
})
export type PlayerReport = z.infer<typeof PlayerReport>

export const PlayerId = z.object({ playerId: z.uuid() })

/** What every progress update may carry: minutes may be fractional; `occurredAt` is believed within limits (rule 19). */
export const progressUpdate = {
  questionsAnswered: z.number().min(0).max(10_000).optional(),
  chaptersStudied: z.array(Chapter).max(999).default([]),
  studyTime: z
    .number()
    .min(0)
    .max(24 * 60)
    .default(0),
  occurredAt: z.iso.datetime().optional(),
}

export const Recorded = z.object({ eventId: z.uuid(), counted: CountedNow, progress: PlayerProgress })

export const getPlayerProgress = {
  method: 'GET',
  path: '/api/player-progress/:playerId',
  isOfSeason: true,
  summary: "A player's totals, days and chapters, with what was acknowledged a moment ago",
  params: PlayerId,
  /** Documented: whatever makes the address a new one, so that no cache answers. */
  query: z.object({ t: z.string().max(40).optional() }),
  reply: PlayerReport,
} as const satisfies Endpoint

export const updateProgress = {
  method: 'POST',
  path: '/api/player-progress/:playerId/update',
  isOfSeason: true,
  summary: 'Record study time, chapters and at most one finished crossword',
  isIdempotent: true,
  params: PlayerId,
  body: z.object({ ...progressUpdate, crosswordsCompleted: z.number().min(0).optional() }),
  reply: Recorded,
} as const satisfies Endpoint

export const updateAiQuiz = {
  method: 'POST',
  path: '/api/player-progress/:playerId/update-ai-quiz',
  isOfSeason: true,
  summary: "Count the server's own evaluations, each once (rule 21)",
  isIdempotent: true,
  params: PlayerId,
  body: z.object({
    ...progressUpdate,
    accuracy: z.number().optional(),
    evaluationIds: z.array(z.uuid()).max(200).default([]),
  }),
  reply: Recorded,
} as const satisfies Endpoint

export const updateSelfGraded = {
  method: 'POST',
  path: '/api/player-progress/:playerId/update-self-graded',
  isOfSeason: true,
  summary: "Count a self-graded quiz on the player's honour, each score clamped to its question's points (rule 21)",
  isIdempotent: true,
  params: PlayerId,
  body: z.object({
    ...progressUpdate,
    accuracy: z.number().optional(),
    scores: z
      .array(z.object({ questionId: z.string().max(40), score: z.number() }))
      .max(2000)
      .default([]),
  }),
  reply: Recorded,
} as const satisfies Endpoint

export const updateTrivia = {
  method: 'POST',
  path: '/api/player-progress/:playerId/update-trivia',
  isOfSeason: true,
  summary: 'Count a trivia round: the server marks the answers and gives 100 points for each right one (rule 21)',
  isIdempotent: true,
  params: PlayerId,
  body: z.object({
    ...progressUpdate,
    accuracy: z.number().optional(),
    triviaPoints: z.number().optional(),
    chapter: Chapter.optional(),
    answers: z
      .array(z.object({ questionId: z.string().max(40), choice: z.string().max(500) }))
      .max(2000)
      .default([]),
  }),
  reply: Recorded,
} as const satisfies Endpoint
