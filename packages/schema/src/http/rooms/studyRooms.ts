import { z } from 'zod'

import { Room, RoomChapters, RoomParticipant, RoomSettings, RoomStatus, SeatRequest } from '../../rooms/room.ts'
import { CoachCode } from '../../vocabulary.ts'
import { PlaceRuns } from '../placeRuns.ts'
import type { Endpoint } from '../endpoint.ts'
import { OptionalName } from '../typedName.ts'

/** A code as it is typed: digits, 4 in a room that exists (rule 134: 4 to 10 characters). */
const ByCode = z.object({ code: z.string().min(4).max(10) })
const ByRoom = z.object({ roomId: z.uuid() })
const Target = z.object({ participantUserId: z.uuid() })

/** At least one chapter: the documents' own words refuse none. */
const SomeChapters = RoomChapters.refine((chapters) => chapters.length > 0, 'At least one chapter must be selected')

/** A player code as a child writes it (rule 4); the api refuses what no code can be. */
const Nickname = z.string().trim().min(4, 'Player code should be 4-10 characters').max(40)

/** The reply of a call by which somebody enters a room: the token is told this once, and by it the member is known from then on. */
const Entered = { room: Room, participant: RoomParticipant, token: z.string() }

export const createStudyRoom = {
  method: 'POST',
  path: '/api/study-rooms',
  isOfSeason: true,
  summary: "Open a room; of the coach's session, or a coach code in body or header that equals it",
  isIdempotent: true,
  body: z.object({
    /** Shown to whoever knows the code. */
    title: OptionalName,
    chapters: SomeChapters.default([1]),
    /**
     * Runs of places in the season's row of verses, from 0 (`12-17,40`): the room asks
     * what cites one of them, and its chapters are those of these questions (rule 244).
     */
    places: PlaceRuns.optional(),
    /** Accepted, never believed: the server makes the host's id (rule 14). */
    hostUserId: z.string().max(64).optional(),
    coachCode: CoachCode.optional(),
    settings: RoomSettings.prefault({}),
  }),
  reply: Room.extend({ participant: RoomParticipant, hostToken: z.string() }),
} as const satisfies Endpoint

export const listStudyRooms = {
  method: 'GET',
  path: '/api/study-rooms',
  summary: "The signed-in coach's rooms of all seasons, the newest first",
  reply: z.object({
    rooms: z.array(
      z.object({
        id: z.uuid(),
        seasonId: z.string(),
        code: z.string(),
        name: z.string(),
        status: RoomStatus,
        participants: z.number().int(),
        createdAt: z.iso.datetime(),
        endedAt: z.iso.datetime().nullable(),
      }),
    ),
  }),
} as const satisfies Endpoint

export const getStudyRoom = {
  method: 'GET',
  path: '/api/study-rooms/:code',
  summary:
    'A room with its participants for its members (header room-token), status and name for anybody else (rule 14)',
  params: ByCode,
  reply: z.object({ code: z.string(), name: z.string(), status: RoomStatus, room: Room.optional() }),
} as const satisfies Endpoint

export const showStudyRoom = {
  method: 'POST',
  path: '/api/study-rooms/:code/screen',
  summary: 'The host shows the room to a hall: a token that looks on and does nothing else; none once the room is over',
  params: ByCode,
  reply: z.object({ room: Room, token: z.string().nullable() }),
} as const satisfies Endpoint

export const joinStudyRoom = {
  method: 'POST',
  path: '/api/study-rooms/:code/join',
  summary:
    "Take a seat with a player code; a taken one with its own token, that player's session or the host's consent",
  isIdempotent: true,
  params: ByCode,
  body: z.object({
    nickname: Nickname.optional(),
    /** Accepted, never believed: the server makes the participant's id. */
    userId: z.string().max(64).optional(),
    /** The coach whose session opened the room takes the host's seat again; needs no nickname. */
    isHost: z.boolean().default(false),
    /** The consent that was asked for. */
    seatRequest: z.object({ id: z.uuid(), secret: z.string().max(100) }).optional(),
  }),
  /** `isCounting`: this browser holds that player's session, so answers become progress (rule 14). */
  reply: z.object({ ...Entered, isCounting: z.boolean() }),
} as const satisfies Endpoint

export const requestSeat = {
  method: 'POST',
  path: '/api/study-rooms/:code/seat-requests',
  summary: 'Ask the host for a seat that is taken; then join with the request until it is decided',
  isIdempotent: true,
  params: ByCode,
  body: z.object({ nickname: Nickname }),
  reply: SeatRequest.extend({ secret: z.string() }),
} as const satisfies Endpoint

export const decideSeatRequest = {
  method: 'POST',
  path: '/api/study-rooms/:roomId/seat-requests/:requestId',
  summary: 'The host allows or refuses somebody a seat that is taken',
  params: ByRoom.extend({ requestId: z.uuid() }),
  body: z.object({ isAllowed: z.boolean() }),
  reply: Room,
} as const satisfies Endpoint

export const updateRoomChapters = {
  method: 'PATCH',
  path: '/api/study-rooms/:roomId/chapters',
  summary: "The host sets the room's chapters while it waits",
  params: ByRoom,
  body: z.object({ chapters: SomeChapters }),
  reply: Room,
} as const satisfies Endpoint

export const startStudyRoom = {
  method: 'POST',
  path: '/api/study-rooms/:roomId/start',
  summary: 'The host starts the quiz: with two participants or more, each with chapters (rule 38)',
  params: ByRoom,
  reply: Room,
} as const satisfies Endpoint

export const resumeParticipant = {
  method: 'POST',
  path: '/api/study-rooms/:roomId/resume-participant',
  summary: 'The host sends a participant back to its first unanswered question (rule 38)',
  params: ByRoom,
  body: Target,
  reply: Room,
} as const satisfies Endpoint

export const removeParticipant = {
  method: 'POST',
  path: '/api/study-rooms/:roomId/remove-participant',
  summary: "The host removes a participant; it comes back with the host's consent alone",
  params: ByRoom,
  body: Target,
  reply: Room,
} as const satisfies Endpoint

export const lockStudyRoom = {
  method: 'POST',
  path: '/api/study-rooms/:roomId/lock',
  summary: 'The host closes the room to newcomers, or opens it again',
  params: ByRoom,
  body: z.object({ isLocked: z.boolean() }),
  reply: Room,
} as const satisfies Endpoint

export const leaveStudyRoom = {
  method: 'POST',
  path: '/api/study-rooms/:roomId/leave',
  summary: 'A participant leaves; what it has answered stays',
  params: ByRoom,
  reply: z.object({ hasLeft: z.literal(true) }),
} as const satisfies Endpoint
