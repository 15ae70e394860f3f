import { z } from 'zod'

import { RoomStatus } from '../rooms/room.ts'
import type { Endpoint } from './endpoint.ts'

const points = { score: z.number().int(), pointsPossible: z.number().int(), accuracy: z.number().int().nullable() }

/** One answer as the host reads it; `answer` is null once its text has been deleted (ruling 18). */
const AnswerResult = z.object({
  questionId: z.string(),
  question: z.string(),
  verse: z.string(),
  chapter: z.number().int(),
  answer: z.string().nullable(),
  score: z.number().int(),
  maxScore: z.number().int(),
  feedback: z.string(),
  judgedBy: z.enum(['built-in', 'model']),
  isFinal: z.boolean(),
  answeredAt: z.iso.datetime(),
})

const ByRoom = z.object({ roomId: z.uuid() })

/** What became of a room, for its host at any time: who answered what, with marks, by participant and by chapter. */
export const getRoomResults = {
  method: 'GET',
  path: '/api/study-rooms/:roomId/results',
  summary: "A room's results, for its host",
  params: ByRoom,
  reply: z.object({
    id: z.uuid(),
    code: z.string(),
    name: z.string(),
    status: RoomStatus,
    coachName: z.string(),
    teamName: z.string().nullable(),
    createdAt: z.iso.datetime(),
    startedAt: z.iso.datetime().nullable(),
    endedAt: z.iso.datetime().nullable(),
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

export const getRoomResultsCsv = {
  method: 'GET',
  path: '/api/study-rooms/:roomId/results.csv',
  summary: "A room's answers as CSV, for its host; no cell can be taken for a formula",
  params: ByRoom,
  reply: z.string(),
} as const satisfies Endpoint
