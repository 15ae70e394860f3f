import { z } from 'zod'

import { Chapter } from '../vocabulary.ts'

/** The most that a room takes where its settings say nothing else (ruling 37). */
export const defaultMaxParticipants = 50

/** A room's code: exactly 4 digits (document 3, §5). */
export const RoomCode = z.string().regex(/^\d{4}$/, 'Please enter a valid 4-digit room code')
export type RoomCode = z.infer<typeof RoomCode>

export const RoomStatus = z.enum(['waiting', 'active', 'completed'])
export type RoomStatus = z.infer<typeof RoomStatus>

/** Chapters that are chosen for a room or a participant: the season's ordinals, each once. */
export const RoomChapters = z
  .array(Chapter)
  .max(999)
  .transform((chapters) => [...new Set(chapters)].toSorted((a, b) => a - b))

/** What a host may set; everything has a default (ruling 39). */
export const RoomSettings = z.object({
  maxParticipants: z.number().int().min(2).max(200).default(defaultMaxParticipants),
})
export type RoomSettings = z.infer<typeof RoomSettings>

/** `away`: has a seat and no connection. `left` went away by itself, `removed` by the host; both keep what they have answered. */
export const Presence = z.enum(['here', 'away', 'left', 'removed'])
export type Presence = z.infer<typeof Presence>

/** A member of a room as all its members see it (document 3, §3); the host is one of them and answers nothing. */
export const RoomParticipant = z.object({
  id: z.uuid(),
  /** The same as `id`: made by the server, whatever a client proposes (ruling 14). */
  userId: z.uuid(),
  /** The player's code; of a host the coach's name. */
  nickname: z.string(),
  isHost: z.boolean(),
  assignedChapters: z.array(z.number().int()),
  /** Points earned, of `pointsPossible` in the questions answered. */
  score: z.number().int(),
  pointsPossible: z.number().int(),
  questionsAnswered: z.number().int(),
  /** Whole percent of points, null before the first answer (ruling 22). */
  accuracy: z.number().int().min(0).max(100).nullable(),
  lastActivity: z.iso.datetime(),
  teamName: z.string().nullable(),
  presence: Presence,
})
export type RoomParticipant = z.infer<typeof RoomParticipant>

/** Somebody who has no right to a taken seat asks the host for it (ruling 14). */
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
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  participants: z.array(RoomParticipant),
  seatRequests: z.array(SeatRequest),
  version: z.number().int().min(1),
})
export type Room = z.infer<typeof Room>
