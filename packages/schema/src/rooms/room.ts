import { z } from 'zod'

import { Chapter, GemLetter } from '../vocabulary.ts'
import { Turn } from './turn.ts'

/** The most that a room takes where its settings say nothing else (rule 37). */
export const defaultMaxParticipants = 50

/** The most that a host may choose: a hall full. */
export const largestRoom = 300

/** The most questions that a room may be narrowed to. */
export const mostAsked = 200

/** A room's code: exactly 4 digits (rule 134). */
export const RoomCode = z.string().regex(/^\d{4}$/, 'Please enter a valid 4-digit room code')
export type RoomCode = z.infer<typeof RoomCode>

export const RoomStatus = z.enum(['waiting', 'active', 'completed'])
export type RoomStatus = z.infer<typeof RoomStatus>

/** Chapters that are chosen for a room or a participant: the season's ordinals, each once. */
export const RoomChapters = z
  .array(Chapter)
  .max(999)
  .transform((chapters) => [...new Set(chapters)].toSorted((a, b) => a - b))

/**
 * `own`: each child goes on by itself. `together`: everybody has the
 * same question, until the host or the clock moves all on (rule 206).
 */
export const RoomPace = z.enum(['own', 'together'])
export type RoomPace = z.infer<typeof RoomPace>

/** What a host may set; everything has a default (rule 39). */
export const RoomSettings = z
  .object({
    maxParticipants: z.number().int().min(2).max(largestRoom).default(defaultMaxParticipants),
    /** How many questions a participant is asked of what is given at once; null asks all. */
    questionsEach: z.number().int().min(1).max(200).nullable().default(null),
    /** How many minutes after the start the last question is put; null sets no limit. */
    minutes: z.number().int().min(1).max(240).nullable().default(null),
    pace: RoomPace.default('own'),
    /** After how many seconds the clock moves everybody on; null leaves it to the host alone. */
    secondsEach: z.number().int().min(10).max(600).nullable().default(null),
    /**
     * Of the chapters that these questions are of they alone are asked; null
     * asks all. The server's choice, whatever a client proposes (rule 244).
     */
    asked: z.array(z.string().min(1).max(40)).max(mostAsked).nullable().default(null),
    /** `assignment`: whoever takes a seat and has verses of their own gets the chapters of these, everybody else the room's (rule 245). */
    chaptersOf: z.enum(['room', 'assignment']).default('room'),
  })
  .refine(({ pace, minutes }) => pace === 'own' || minutes === null, {
    path: ['minutes'],
    error: 'A room that goes together has seconds for each question',
  })
  .refine(({ pace, secondsEach }) => pace === 'together' || secondsEach === null, {
    path: ['secondsEach'],
    error: 'Seconds for each question need a room that goes together',
  })
  .refine(({ pace, chaptersOf }) => pace === 'own' || chaptersOf === 'room', {
    path: ['chaptersOf'],
    error: 'A room that goes together has the same chapters for everybody',
  })
export type RoomSettings = z.infer<typeof RoomSettings>

/** `away`: has a seat and no connection. `left` went away by itself, `removed` by the host; both keep what they have answered. */
export const Presence = z.enum(['here', 'away', 'left', 'removed'])
export type Presence = z.infer<typeof Presence>

/** A member of a room as all its members see it (rule 132); the host is one of them and answers nothing. */
export const RoomParticipant = z.object({
  id: z.uuid(),
  /** The same as `id`: made by the server, whatever a client proposes (rule 14). */
  userId: z.uuid(),
  /** The player's code; of a host the coach's name. */
  nickname: z.string(),
  /** The player's gem; null for the host, and where the player was deleted. */
  gem: GemLetter.nullable(),
  isHost: z.boolean(),
  assignedChapters: z.array(z.number().int()),
  /**
   * Every chapter that was given here, oldest first, together what was given at once; some may have been taken back since (rule 161). A hub
   * from before tells none.
   */
  givenChapters: z.array(z.array(z.number().int())).default([]),
  /** Points earned, of `pointsPossible` in the questions answered. */
  score: z.number().int(),
  pointsPossible: z.number().int(),
  questionsAnswered: z.number().int(),
  /** Whole percent of points, null before the first answer (rule 22). */
  accuracy: z.number().int().min(0).max(100).nullable(),
  lastActivity: z.iso.datetime(),
  teamName: z.string().nullable(),
  presence: Presence,
  /** Took the seat by the player code alone: what is answered doesn't become that player's progress (rule 14). */
  isGuest: z.boolean(),
})
export type RoomParticipant = z.infer<typeof RoomParticipant>

/** Somebody who has no right to a taken seat asks the host for it (rule 14). */
export const SeatRequest = z.object({
  id: z.uuid(),
  participantId: z.uuid(),
  nickname: z.string(),
  askedAt: z.iso.datetime(),
})
export type SeatRequest = z.infer<typeof SeatRequest>

/** All of a room that every member sees: a snapshot of `version`. */
export const Room = z.object({
  id: z.uuid(),
  code: RoomCode,
  name: z.string(),
  seasonId: z.string(),
  chapters: z.array(z.number().int()),
  status: RoomStatus,
  /** How far the room is: the most questions that one participant has answered. */
  currentQuestion: z.number().int(),
  maxParticipants: z.number().int(),
  hostId: z.uuid(),
  teamName: z.string().nullable(),
  coachName: z.string(),
  sessionType: z.literal('study'),
  settings: RoomSettings,
  isLocked: z.boolean(),
  /** Where a room stands that goes together and has started; null in any other. */
  turn: Turn.nullable(),
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  participants: z.array(RoomParticipant),
  seatRequests: z.array(SeatRequest),
  version: z.number().int().min(1),
})
export type Room = z.infer<typeof Room>
