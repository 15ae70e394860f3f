import { z } from 'zod'

import { PartVerdict, RulesProfile } from '../../judging.ts'
import { Chapter, QuestionType } from '../../vocabulary.ts'
import type { Endpoint } from '../endpoint.ts'
import { answerLimit } from '../evaluate.ts'

/** How many questions a set has: the whole event, its half, or less. */
export const setSizes = [10, 20, 45, 90] as const
const SetSize = z.union(setSizes.map((size) => z.literal(size)))
/** What a set is drawn by: how many questions, of which chapters. */
export const SetWish = z.object({ size: SetSize, chapters: z.array(Chapter).min(1).max(200) })
const OfQuestion = z.object({ question: z.number().int().min(0).max(89) })

/**
 * A question of a set as it is read aloud. `answerMs`: how long its sheet is
 * open; `key`: its parts with other wordings, where the key was asked for.
 */
export const EventQuestion = z.object({
  id: z.string(),
  chapter: Chapter,
  verse: z.string(),
  type: QuestionType,
  points: z.number().int(),
  question: z.string(),
  answerMs: z.number().int(),
  key: z.array(z.object({ text: z.string(), accept: z.array(z.string()) })).optional(),
})
export type EventQuestion = z.infer<typeof EventQuestion>

/**
 * What an event asks, drawn once (rule 216). The same `seed`, chapters and size, asked for, draw the same set while the season's pack
 * is the same. `size`: how many questions it has; while it is sealed (rule 238) neither they nor the seed are told.
 */
export const EventSet = z.object({
  id: z.uuid(),
  season: z.string(),
  profile: RulesProfile.exclude(['study']),
  seed: z.number().int().nullable(),
  chapters: z.array(Chapter),
  size: z.number().int(),
  sealedUntil: z.iso.datetime().nullable(),
  questions: z.array(EventQuestion),
})
export type EventSet = z.infer<typeof EventSet>

/**
 * A sheet that was handed in; `mark` once it may be told. `isLate`: it came after the time, and the last draft counts. `appeal`: whether
 * somebody asked about the mark (rule 186).
 */
export const RehearsedSheet = z.object({
  answer: z.string(),
  isLate: z.boolean(),
  mark: z.object({ score: z.number().int(), maxScore: z.number().int(), parts: z.array(PartVerdict) }).nullable(),
  appeal: z.enum(['waiting', 'decided']).nullable(),
})
export type RehearsedSheet = z.infer<typeof RehearsedSheet>

/**
 * One person's rehearsal (rule 217). The question that comes, or is open,
 * is number `sheets.length`, from 0; `leftMs` and `draft` where it is open.
 * `told`: how many sheets have their marks told; `standing`: once it is over, the place that a team with this score would have
 * taken among so many `others` who finished the same set, without any against the full score; no `place` where nobody has a point.
 */
export const Rehearsal = z.object({
  id: z.uuid(),
  set: EventSet,
  showsMarks: z.enum(['at_once', 'after_block']),
  leftMs: z.number().nullable(),
  draft: z.string(),
  sheets: z.array(RehearsedSheet),
  told: z.number().int(),
  isEnded: z.boolean(),
  standing: z
    .object({ place: z.union([z.literal(1), z.literal(2), z.literal(3)]).nullable(), others: z.number().int() })
    .nullable(),
})
export type Rehearsal = z.infer<typeof Rehearsal>

const RehearsalId = z.object({ rehearsalId: z.uuid() })
const answer = z.string().max(answerLimit)

export const drawEventSet = {
  method: 'POST',
  path: '/api/event-sets',
  isOfSeason: true,
  summary: 'Draw a set of questions as an event has them, and freeze it',
  isIdempotent: true,
  body: SetWish.extend({
    seed: z.number().int().min(0).max(2_147_483_647).optional(),
    /** Questions that players of the caller's club met in the last 14 days are left out. */
    leavesOutMet: z.boolean().default(false),
    /** Nobody reads it before. */
    sealedUntil: z.iso.datetime().optional(),
  }).refine(({ seed, sealedUntil }) => seed === undefined || sealedUntil === undefined, {
    error: 'A sealed set has a seed that nobody knows',
  }),
  reply: EventSet,
} as const satisfies Endpoint

export const swapEventQuestion = {
  method: 'POST',
  path: '/api/event-sets/:setId/swaps',
  summary: 'The same set with another question in the place of one, as a set of its own, for a coach',
  isIdempotent: true,
  params: z.object({ setId: z.uuid() }),
  body: OfQuestion,
  reply: EventSet,
} as const satisfies Endpoint

export const getEventSet = {
  method: 'GET',
  path: '/api/event-sets/:setId',
  summary: 'A set; with its key for whoever prints it',
  params: z.object({ setId: z.uuid() }),
  query: z.object({ key: z.enum(['true', 'false']).default('false') }),
  reply: EventSet,
} as const satisfies Endpoint

export const startRehearsal = {
  method: 'POST',
  path: '/api/rehearsals',
  summary: 'Begin to play a set alone at the pace of the event',
  isIdempotent: true,
  body: z.object({ setId: z.uuid(), showsMarks: z.enum(['at_once', 'after_block']) }),
  reply: Rehearsal,
} as const satisfies Endpoint

export const getRehearsal = {
  method: 'GET',
  path: '/api/rehearsals/:rehearsalId',
  summary: 'Where a rehearsal stands',
  params: RehearsalId,
  reply: Rehearsal,
} as const satisfies Endpoint

export const listRehearsals = {
  method: 'GET',
  path: '/api/rehearsals',
  isOfSeason: true,
  summary: "One's own rehearsals of the season, the latest first",
  reply: z.object({
    rehearsals: z.array(
      z.object({
        id: z.uuid(),
        startedAt: z.iso.datetime(),
        questions: z.number().int(),
        handedIn: z.number().int(),
        /** Of the sheets whose marks are told. */
        score: z.number().int(),
        maxScore: z.number().int(),
        isEnded: z.boolean(),
      }),
    ),
  }),
} as const satisfies Endpoint

export const openRehearsalSheet = {
  method: 'POST',
  path: '/api/rehearsals/:rehearsalId/open',
  summary: 'The second reading is over: the time of this question begins',
  params: RehearsalId,
  body: OfQuestion,
  reply: Rehearsal,
} as const satisfies Endpoint

export const keepRehearsalDraft = {
  method: 'POST',
  path: '/api/rehearsals/:rehearsalId/draft',
  summary: 'Keep what is written so far; it counts if nothing else comes in time',
  params: RehearsalId,
  body: OfQuestion.extend({ answer }),
  reply: z.object({ isKept: z.boolean() }),
} as const satisfies Endpoint

export const handInRehearsalSheet = {
  method: 'POST',
  path: '/api/rehearsals/:rehearsalId/hand-in',
  summary: 'Hand in the sheet of the open question; after its time the last draft counts',
  params: RehearsalId,
  body: OfQuestion.extend({ answer }),
  /** `care`: fixed, kind words where the answer speaks of distress (rule 50). */
  reply: Rehearsal.extend({ care: z.string().optional() }),
} as const satisfies Endpoint
