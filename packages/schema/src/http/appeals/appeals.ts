import { z } from 'zod'

import type { Endpoint } from '../endpoint.ts'
import { optionalTypedText, typedText } from '../typedText.ts'

/** The longest sentence with an appeal, and the longest reason of a refusal, in characters. */
export const longestNote = 200
export const longestReason = 200

/** A part as verdicts name it: `p1`, and `p1.2` where the judge splits it. */
const PartId = z.string().regex(/^p[1-9]\d*(\.[1-9]\d*)?$/)
const QuestionId = z.string().min(1).max(40)
const Wording = z.string().min(1).max(200)
const Doubt = z.object({ partId: PartId, note: optionalTypedText(longestNote) })

export const appealMark = {
  method: 'POST',
  path: '/api/appeals',
  isOfSeason: true,
  summary:
    'Say that an answer gives a part after all: one’s own mark, a coach that of an own player, a host one of the room (rule 186)',
  isIdempotent: true,
  /** The mark of an answer, or of a sheet of one’s own rehearsal, by the number of its question from 0. */
  body: z.union([
    Doubt.extend({ evaluationId: z.uuid() }),
    Doubt.extend({ rehearsalId: z.uuid(), question: z.number().int().min(0).max(89) }),
  ]),
  /**
   * `waiting`: a person will decide; `counted`: of a guest, who can't be
   * told. `care`: kind words where the sentence speaks of distress (rule 50).
   */
  reply: z.object({ status: z.enum(['waiting', 'counted']), care: z.string().optional() }),
} as const satisfies Endpoint

/** Appeals about one wording of a part, with what is needed to decide: the verse, the key and what the judge saw. */
export const AppealGroup = z.object({
  questionId: QuestionId,
  partId: PartId,
  wording: Wording,
  appeals: z.number().int(),
  /** How many answers that a total counts say the same words, and of how many players, those who didn't appeal too. */
  answers: z.number().int(),
  players: z.number().int(),
  /** Appeals about sheets of rehearsals, which no total counts. */
  sheets: z.number().int(),
  /** Appeals of guests about this part, whatever their wording. */
  guests: z.number().int(),
  notes: z.array(z.string()),
  question: z.string(),
  reference: z.string(),
  /** The cited verse in the edition in use, empty where none may be shown. */
  verse: z.string(),
  part: z.string(),
  accepted: z.array(z.string()),
  /** One of the answers as it was written, and what the judge noticed about it. */
  answer: z.string(),
  flags: z.array(z.string()),
})
export type AppealGroup = z.infer<typeof AppealGroup>

/** A wording that clubs have accepted, for the admin to accept everywhere. */
export const WordingProposal = z.object({
  questionId: QuestionId,
  partId: PartId,
  wording: Wording,
  clubs: z.number().int(),
  question: z.string(),
  reference: z.string(),
  part: z.string(),
})
export type WordingProposal = z.infer<typeof WordingProposal>

/** A decision about a wording that is in force. */
export const RevisionShown = z.object({
  id: z.uuid(),
  kind: z.enum(['accept', 'reject']),
  questionId: QuestionId,
  wording: Wording,
  part: z.string(),
  reference: z.string(),
  scope: z.enum(['answer', 'club', 'everywhere']),
  clubName: z.string().nullable(),
  decidedAt: z.iso.datetime(),
  marks: z.number().int(),
  points: z.number().int(),
})
export type RevisionShown = z.infer<typeof RevisionShown>

/** A wording that the panel of an event gave after all, so often, to be accepted for what is studied too. */
export const EventWording = WordingProposal.omit({ clubs: true }).extend({ times: z.number().int() })
export type EventWording = z.infer<typeof EventWording>

export const mostGroups = 50

export const listAppeals = {
  method: 'GET',
  path: '/api/appeals',
  isOfSeason: true,
  summary: 'What waits for a decision, the most asked first: of a coach’s own players and rooms; for the admin all',
  reply: z.object({
    isAdmin: z.boolean(),
    clubs: z.array(z.object({ id: z.uuid(), name: z.string() })),
    /** How many wordings wait, those that aren't among `groups` too. */
    waiting: z.number().int(),
    groups: z.array(AppealGroup),
    proposals: z.array(WordingProposal),
    eventWordings: z.array(EventWording),
    decided: z.array(RevisionShown),
  }),
} as const satisfies Endpoint

/** Why a wording can't be accepted, or rejected. */
export const WordingRefusal = z.enum([
  'is_accepted',
  'is_key',
  'is_decided_otherwise',
  'is_other_part',
  'is_rejected',
  'is_guarded_name',
  'is_question',
  'is_not_read',
  'answers_other_question',
])
export type WordingRefusal = z.infer<typeof WordingRefusal>

const Group = z.object({ questionId: QuestionId, partId: PartId, wording: Wording })
/** Whose answers a decided wording is for; `clubId` where the coach has teams in several. */
const Scope = { scope: z.enum(['club', 'everywhere']), clubId: z.uuid().optional() }

export const previewWording = {
  method: 'POST',
  path: '/api/appeals/preview',
  isOfSeason: true,
  summary:
    'What accepting a wording would change, or why it can’t be accepted; the same of rejecting it, which lowers no mark',
  body: Group.extend({ kind: z.enum(['accept', 'reject']).optional(), ...Scope }),
  reply: z.object({
    marks: z.number().int(),
    players: z.number().int(),
    points: z.number().int(),
    /** Appealed answers of other clubs’ players in the coach’s rooms: they are accepted one by one. */
    others: z.number().int(),
    refusal: WordingRefusal.nullable(),
  }),
} as const satisfies Endpoint

export const decideAppeals = {
  method: 'POST',
  path: '/api/appeals/decide',
  isOfSeason: true,
  summary:
    'Accept a wording, accept the answers alone, refuse or reject the wording with a reason, or say that the question is wrong',
  body: z.discriminatedUnion('decision', [
    Group.extend({ decision: z.literal('accept'), ...Scope }),
    Group.extend({ decision: z.literal('answer') }),
    Group.extend({ decision: z.literal('refuse'), reason: typedText(longestReason, 'Please say why') }),
    Group.extend({ decision: z.literal('reject'), reason: typedText(longestReason, 'Please say why'), ...Scope }),
    Group.extend({ decision: z.literal('question_wrong') }),
  ]),
  /** `refusal`: why the wording wasn't accepted or rejected, and nothing was decided. */
  reply: z.object({ decided: z.number().int(), refusal: WordingRefusal.nullable() }),
} as const satisfies Endpoint

export const undoRevision = {
  method: 'POST',
  path: '/api/key-revisions/:id/undo',
  summary: 'Take back a decision, and the points that it gave: the admin, or the coach who decided',
  params: z.object({ id: z.uuid() }),
  reply: z.object({ id: z.uuid() }),
} as const satisfies Endpoint

/** What people decided about a child's answers, to be told once (rule 191). `points`: below 0 where a decision was taken back. */
export const ToldDecision = z.object({
  id: z.string(),
  kind: z.enum(['accepted', 'taken_back', 'refused', 'question_wrong']),
  points: z.number().int(),
  wording: z.string(),
  part: z.string(),
  reference: z.string(),
  reason: z.string().nullable(),
})
export type ToldDecision = z.infer<typeof ToldDecision>

export const mostTold = 50

export const listDecisions = {
  method: 'GET',
  path: '/api/players/decisions',
  isOfSeason: true,
  summary: 'What people decided about one’s own answers and hasn’t been told yet',
  reply: z.array(ToldDecision),
} as const satisfies Endpoint

export const hearDecisions = {
  method: 'POST',
  path: '/api/players/decisions/heard',
  summary: 'Say that these decisions have been seen',
  body: z.object({ ids: z.array(z.string().max(90)).max(mostTold) }),
  reply: z.object({ heard: z.number().int() }),
} as const satisfies Endpoint
