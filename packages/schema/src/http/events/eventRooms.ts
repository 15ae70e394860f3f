import { z } from 'zod'

import { EventPhase } from '../../rooms/eventPhase.ts'
import type { Endpoint } from '../endpoint.ts'
import { answerLimit } from '../evaluate.ts'
import { EventAppeal, EventCode, EventCorrection, EventPlace, EventRoom, EventTeamResult, Share } from './eventRoom.ts'
import { PlayerId } from '../progress.ts'
import { EventTeamNames, mostTeams } from './eventTeamNames.ts'
import { OptionalName } from '../typedName.ts'

const ByRoom = z.object({ roomId: z.uuid() })
const ByCode = z.object({ code: EventCode })
const Question = z.number().int().min(0).max(89)
const Part = z.number().int().min(0).max(99)

export const createEventRoom = {
  method: 'POST',
  path: '/api/event-rooms',
  summary: 'Open a rehearsal of teams over a set, of the coach’s session; the token is the host’s',
  isIdempotent: true,
  body: z.object({
    setId: z.uuid(),
    name: OptionalName,
    /** Members may write notes to their own team. */
    hasNotes: z.boolean().default(false),
    teams: EventTeamNames,
  }),
  reply: z.object({ id: z.uuid(), code: EventCode, token: z.string() }),
} as const satisfies Endpoint

export const listEventRooms = {
  method: 'GET',
  path: '/api/event-rooms',
  summary: 'The signed-in coach’s rehearsals of teams, the newest first',
  reply: z.object({
    rooms: z.array(
      z.object({
        id: z.uuid(),
        code: EventCode,
        name: z.string(),
        phase: EventPhase,
        teams: z.number().int(),
        isPublished: z.boolean(),
        /** The coach visits it with teams of their own; another hosts it. */
        isVisited: z.boolean(),
        /** Of a set that is sealed still. */
        beginsAt: z.iso.datetime().nullable(),
        createdAt: z.iso.datetime(),
      }),
    ),
  }),
} as const satisfies Endpoint

export const findEventRoom = {
  method: 'GET',
  path: '/api/event-rooms/by-code/:code',
  summary: 'What whoever has an event’s code must know to choose a team',
  params: ByCode,
  reply: z.object({
    id: z.uuid(),
    name: z.string(),
    teams: z.array(z.object({ id: z.uuid(), name: z.string(), size: z.number().int() })),
  }),
} as const satisfies Endpoint

export const joinEventRoom = {
  method: 'POST',
  path: '/api/event-rooms/by-code/:code/seats',
  summary:
    'Take a seat in a team by a player code; a seat that is taken is taken over with its own token or that player’s session',
  params: ByCode,
  isIdempotent: true,
  body: z.object({
    nickname: z.string().trim().min(4, 'Player code should be 4-10 characters').max(40),
    teamId: z.uuid(),
  }),
  reply: z.object({ id: z.uuid(), token: z.string() }),
} as const satisfies Endpoint

export const getEventRoom = {
  method: 'GET',
  path: '/api/event-rooms/:roomId',
  summary: 'The room as the caller may see it: by a token (header room-token), or the coach’s session',
  params: ByRoom,
  reply: EventRoom,
} as const satisfies Endpoint

export const stepEventRoom = {
  method: 'POST',
  path: '/api/event-rooms/:roomId/step',
  summary: 'The host moves the event; a press that comes twice moves nothing',
  params: ByRoom,
  body: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('advance'), from: EventPhase, question: Question }),
    z.object({ kind: z.literal('repeat_reading') }),
    z.object({
      kind: z.literal('add_time'),
      question: Question,
      /** What had been added before: a press that comes twice adds once. */
      fromMs: z.number().int().min(0).max(300_000),
      ms: z.number().int().min(1_000).max(300_000),
    }),
    z.object({ kind: z.literal('skip'), question: Question }),
    z.object({ kind: z.literal('void'), question: Question, isVoid: z.boolean() }),
    /** From now on the server's clock moves it, or the host alone does. */
    z.object({ kind: z.literal('run'), runs: z.boolean() }),
    z.object({ kind: z.literal('end') }),
  ]),
  reply: EventRoom,
} as const satisfies Endpoint

export const endEventPhase = {
  method: 'POST',
  path: '/api/event-rooms/:roomId/time-up',
  summary: 'What the clock has to do is done, whoever of the room says so first; before its time it changes nothing',
  params: ByRoom,
  body: z.object({ question: Question, phase: EventPhase.default('answer') }),
  /** Whether the room is beyond this phase of this question now. */
  reply: z.object({ isClosed: z.boolean() }),
} as const satisfies Endpoint

export const keepEventDraft = {
  method: 'POST',
  path: '/api/event-rooms/:roomId/draft',
  summary: 'The scribe’s sheet as far as it is written; the last one before the lock counts',
  params: ByRoom,
  body: z.object({
    question: Question,
    answer: z.string().max(answerLimit),
    /** Higher with each draft: an older one that comes later replaces nothing. */
    draftNumber: z.number().int().min(1).max(1_000_000),
  }),
  /**
   * `counts`: where it isn't kept, what the team's sheet says (rule 231). `care`:
   * fixed, kind words where the sheet speaks of distress (rule 50).
   */
  reply: z.object({ isKept: z.boolean(), counts: z.string().optional(), care: z.string().optional() }),
} as const satisfies Endpoint

/** Marks from paper: of each team and question, from 0, in points; null where there is none. */
const PaperMark = z.object({ teamId: z.uuid(), question: Question, score: z.number().int().min(0).max(8).nullable() })
const PaperSheet = z.object({
  /** What each question of the set is worth. */
  points: z.array(z.number().int()),
  marks: z.array(PaperMark),
})

export const getPaperMarks = {
  method: 'GET',
  path: '/api/event-rooms/:roomId/paper-marks',
  summary: 'The marks from paper that the host has typed in',
  params: ByRoom,
  reply: PaperSheet,
} as const satisfies Endpoint

export const typePaperMarks = {
  method: 'POST',
  path: '/api/event-rooms/:roomId/paper-marks',
  summary: 'The host types in marks from paper; what was typed before for the same sheets is replaced',
  params: ByRoom,
  body: z.object({ marks: z.array(PaperMark).min(1).max(90) }),
  reply: PaperSheet,
} as const satisfies Endpoint

export const changeEventSeat = {
  method: 'POST',
  path: '/api/event-rooms/:roomId/seats/:seatId',
  summary: 'The host says who leads, writes, waits or leaves',
  params: ByRoom.extend({ seatId: z.uuid() }),
  body: z.object({ change: z.enum(['captain', 'scribe', 'alternate', 'member', 'remove']) }),
  reply: EventRoom,
} as const satisfies Endpoint

export const changeEventRoom = {
  method: 'PATCH',
  path: '/api/event-rooms/:roomId',
  summary:
    'The host says whether the hall sees points, in the lobby whether teams write notes, and which teams are left out of the highest score',
  params: ByRoom,
  body: z.object({
    showsPoints: z.boolean().optional(),
    hasNotes: z.boolean().optional(),
    outside: z.array(z.uuid()).max(mostTeams).optional(),
  }),
  reply: EventRoom,
} as const satisfies Endpoint

export const makeEventLink = {
  method: 'POST',
  path: '/api/event-rooms/:roomId/links',
  summary: 'A coach gets a token for the screen or another browser of their own, the host for one of three graders too',
  params: ByRoom,
  body: z.object({ kind: z.enum(['screen', 'grader', 'host', 'visitor']) }),
  reply: z.object({ token: z.string() }),
} as const satisfies Endpoint

export const correctEventSheet = {
  method: 'POST',
  path: '/api/event-rooms/:roomId/corrections',
  summary: 'The host or a grader gives or takes a part; who, when, before and after are kept',
  params: ByRoom,
  body: z.object({ teamId: z.uuid(), question: Question, part: Part, isGiven: z.boolean() }),
  reply: EventRoom,
} as const satisfies Endpoint

export const appealEventMark = {
  method: 'POST',
  path: '/api/event-rooms/:roomId/appeals',
  summary: 'A captain asks the panel to look at a part of the revealed sheet again',
  params: ByRoom,
  body: z.object({ question: Question, part: Part }),
  reply: EventRoom,
} as const satisfies Endpoint

export const decideEventAppeal = {
  method: 'POST',
  path: '/api/event-rooms/:roomId/appeals/:appealId',
  summary: 'The host affirms a mark, or overturns it: then the part is given',
  params: ByRoom.extend({ appealId: z.uuid() }),
  body: z.object({ isOverturned: z.boolean() }),
  reply: EventRoom,
} as const satisfies Endpoint

export const getEventResult = {
  method: 'GET',
  path: '/api/event-rooms/:roomId/result',
  summary: 'The result: all of it for the host, once published its placements for everybody in the room',
  params: ByRoom,
  reply: z.object({
    name: z.string(),
    seasonId: z.string(),
    asked: z.number().int(),
    possible: z.number().int(),
    publishedAt: z.iso.datetime().nullable(),
    teams: z.array(EventTeamResult),
    corrections: z.array(EventCorrection),
    appeals: z.array(EventAppeal),
  }),
} as const satisfies Endpoint

export const getEventResultCsv = {
  method: 'GET',
  path: '/api/event-rooms/:roomId/result.csv',
  summary: 'A line for each sheet of each team, for the host',
  params: ByRoom,
  reply: z.string(),
} as const satisfies Endpoint

export const publishEventResult = {
  method: 'POST',
  path: '/api/event-rooms/:roomId/publish',
  summary: 'The host tells the result, which then stays as it is, or opens it again',
  params: ByRoom,
  body: z.object({ isPublished: z.boolean() }),
  reply: EventRoom,
} as const satisfies Endpoint

export const countEventStudy = {
  method: 'POST',
  path: '/api/event-rooms/:roomId/own-study',
  summary: 'The rehearsal, once it is over, is a study day of the players whose own sessions hold its seats, once',
  params: ByRoom,
  reply: z.object({ isCounted: z.boolean() }),
} as const satisfies Endpoint

export const listPlayerEvents = {
  method: 'GET',
  path: '/api/player-progress/:playerId/events',
  isOfSeason: true,
  summary: 'The rehearsals of teams in which a player sat, the latest first, for the readers of the report',
  params: PlayerId,
  reply: z.object({
    events: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        team: z.string(),
        endedAt: z.iso.datetime(),
        /** How many of the team's sheets were marked. */
        sheets: z.number().int(),
        /** The team's own result once it was told, else null. */
        told: z.object({ ...Share, place: EventPlace.nullable() }).nullable(),
      }),
    ),
  }),
} as const satisfies Endpoint
