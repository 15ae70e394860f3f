import { z } from 'zod'

import { JudgementFlag, PartVerdict } from '../../judging.ts'
import { RoomStatus } from '../../rooms/room.ts'
import type { Endpoint } from '../endpoint.ts'

const points = { score: z.number().int(), pointsPossible: z.number().int(), accuracy: z.number().int().nullable() }

/**
 * One answer with its mark as its host, coach or child reads it; `answer`
 * is null and `feedback` empty once its text has been deleted (rule 18).
 */
export const AnswerResult = z.object({
  evaluationId: z.uuid(),
  /** What became of asking a person about it (rule 186), null where nobody has. */
  appeal: z.enum(['waiting', 'decided']).nullable(),
  questionId: z.string(),
  question: z.string(),
  verse: z.string(),
  chapter: z.number().int(),
  answer: z.string().nullable(),
  score: z.number().int(),
  maxScore: z.number().int(),
  feedback: z.string(),
  parts: z.array(PartVerdict),
  surplus: z.array(z.string()),
  flags: z.array(JudgementFlag),
  judgedBy: z.enum(['built-in', 'model']),
  isFinal: z.boolean(),
  answeredAt: z.iso.datetime(),
})
export type AnswerResult = z.infer<typeof AnswerResult>

const ByRoom = z.object({ roomId: z.uuid() })

/** How many of a room's marks people's decisions have changed that its results don't hold, and by how many points in all. */
const ResultChange = z.object({ answers: z.number().int(), points: z.number().int() })

/** What became of a room, for its host at any time: who answered what, with marks, by participant and by chapter. */
export const getRoomResults = {
  method: 'GET',
  path: '/api/study-rooms/:roomId/results',
  summary: "A room's results, for its host",
  params: ByRoom,
  reply: z.object({
    id: z.uuid(),
    seasonId: z.string(),
    code: z.string(),
    name: z.string(),
    status: RoomStatus,
    coachName: z.string(),
    teamName: z.string().nullable(),
    createdAt: z.iso.datetime(),
    startedAt: z.iso.datetime().nullable(),
    endedAt: z.iso.datetime().nullable(),
    /** When the host last took people's decisions into these results (rule 201). */
    reopenedAt: z.iso.datetime().nullable(),
    changedSince: ResultChange,
    participants: z.array(
      z.object({
        id: z.uuid(),
        nickname: z.string(),
        teamName: z.string().nullable(),
        assignedChapters: z.array(z.number().int()),
        questionsAnswered: z.number().int(),
        ...points,
        /** Whole seconds from the first join to the last answer. */
        participationTime: z.number().int(),
        chapters: z.array(z.object({ chapter: z.number().int(), questionsAnswered: z.number().int(), ...points })),
        answers: z.array(AnswerResult),
      }),
    ),
    chapters: z.array(z.object({ chapter: z.number().int(), questionsAnswered: z.number().int(), ...points })),
  }),
} as const satisfies Endpoint

/** The host takes what people decided since into the results that were told (rule 201); `room_not_completed` while it runs. */
export const reopenRoomResults = {
  method: 'POST',
  path: '/api/study-rooms/:roomId/reopen-results',
  summary: "The host takes people's decisions since into a finished room's results",
  params: ByRoom,
  reply: ResultChange,
} as const satisfies Endpoint

/** What a participant keeps of a room: its own answers, and of the others what all made together (rule 181). */
export const getOwnRoomResult = {
  method: 'GET',
  path: '/api/study-rooms/:roomId/own-result',
  summary: "What a participant keeps of a room, by its seat's token (header room-token) or its player's session",
  params: ByRoom,
  reply: z.object({
    id: z.uuid(),
    seasonId: z.string(),
    name: z.string(),
    status: RoomStatus,
    coachName: z.string(),
    startedAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
    nickname: z.string(),
    questionsAnswered: z.number().int(),
    ...points,
    chapters: z.array(z.object({ chapter: z.number().int(), questionsAnswered: z.number().int(), ...points })),
    answers: z.array(AnswerResult),
    /** All participants together, this one among them. */
    team: z.object({ participants: z.number().int(), questionsAnswered: z.number().int(), ...points }),
  }),
} as const satisfies Endpoint

/** The rooms that a player took part in, of all seasons. */
export const listPlayedRooms = {
  method: 'GET',
  path: '/api/study-rooms/played',
  summary: 'The finished rooms in which the signed-in player answered something, of all seasons, the newest first',
  reply: z.object({
    rooms: z.array(
      z.object({
        id: z.uuid(),
        seasonId: z.string(),
        name: z.string(),
        coachName: z.string(),
        createdAt: z.iso.datetime(),
        questionsAnswered: z.number().int(),
        ...points,
      }),
    ),
  }),
} as const satisfies Endpoint

export const getRoomResultsCsv = {
  method: 'GET',
  path: '/api/study-rooms/:roomId/results.csv',
  summary: "A room's answers as CSV, for its host; no cell can be taken for a formula",
  params: ByRoom,
  reply: z.string(),
} as const satisfies Endpoint
