import { roomTokenHeader } from '@seraph/schema/http/headers'
import {
  getOwnRoomResult,
  getRoomResults,
  listPlayedRooms,
  reopenRoomResults,
} from '@seraph/schema/http/rooms/roomResults'
import {
  createStudyRoom,
  decideSeatRequest,
  joinStudyRoom,
  leaveStudyRoom,
  listStudyRooms,
  lockStudyRoom,
  removeParticipant,
  requestSeat,
  resumeParticipant,
  showStudyRoom,
  startStudyRoom,
  updateRoomChapters,
} from '@seraph/schema/http/rooms/studyRooms'
import type { RoomSettings } from '@seraph/schema/rooms/room'
import type { ReplyOf } from '@seraph/schema/http/endpoint'

import { callEndpoint } from '../api/callEndpoint.ts'
import { readEndedSeat } from './line/endedSeat.ts'
import type { RoomSession } from './line/roomSession.ts'
import { tokenHeaders } from './tokenHeaders.ts'

type Seat = Pick<RoomSession, 'roomId' | 'token'>

const by = ({ token }: { token: string }) => ({ headers: { [roomTokenHeader]: token } })
const of = ({ roomId }: Seat) => ({ roomId })

/** Opens a room for the signed-in coach; `key` makes a repeat the same room (rule 20). */
export async function createRoom(
  given: { title: string; chapters: number[]; coachCode: string; settings: RoomSettings; places?: string },
  key: string,
): Promise<RoomSession> {
  const room = await callEndpoint(createStudyRoom, { body: given }, { idempotencyKey: key })
  return sessionOf(room, room.participant, room.hostToken)
}

type Entry = { code: string; nickname?: string; isHost?: boolean; seatRequest?: { id: string; secret: string } }

/** Takes a seat: by a player code, by the host's consent, or as the coach whose session made the room. */
export async function joinRoom({ code, ...body }: Entry, key: string): Promise<RoomSession> {
  const reply = await callEndpoint(joinStudyRoom, { params: { code }, body }, { idempotencyKey: key })
  return sessionOf(reply.room, reply.participant, reply.token)
}

function sessionOf(
  room: { id: string; code: string },
  { id, nickname, isHost }: { id: string; nickname: string; isHost: boolean },
  token: string,
): RoomSession {
  return { userId: id, nickname, isHost, roomCode: room.code, roomId: room.id, token }
}

/** Opens a room's screen for a hall: by the host's token, else by the coach's session (rule 224). */
export function showRoom(code: string, hostToken: string | undefined) {
  return callEndpoint(showStudyRoom, { params: { code } }, hostToken === undefined ? {} : by({ token: hostToken }))
}

/** Asks the host for a seat that is taken (rule 14). */
export function askForSeat({ code, nickname }: { code: string; nickname: string }, key: string) {
  return callEndpoint(requestSeat, { params: { code }, body: { nickname } }, { idempotencyKey: key })
}

export function decideSeat(seat: Seat, requestId: string, isAllowed: boolean) {
  return callEndpoint(decideSeatRequest, { params: { ...of(seat), requestId }, body: { isAllowed } }, by(seat))
}

export function changeChapters(seat: Seat, chapters: number[]) {
  return callEndpoint(updateRoomChapters, { params: of(seat), body: { chapters } }, by(seat))
}

export function startRoom(seat: Seat) {
  return callEndpoint(startStudyRoom, { params: of(seat) }, by(seat))
}

export function resumeOne(seat: Seat, participantUserId: string) {
  return callEndpoint(resumeParticipant, { params: of(seat), body: { participantUserId } }, by(seat))
}

export function removeOne(seat: Seat, participantUserId: string) {
  return callEndpoint(removeParticipant, { params: of(seat), body: { participantUserId } }, by(seat))
}

export function lockRoom(seat: Seat, isLocked: boolean) {
  return callEndpoint(lockStudyRoom, { params: of(seat), body: { isLocked } }, by(seat))
}

export function leaveRoom(seat: Seat) {
  return callEndpoint(leaveStudyRoom, { params: of(seat) }, by(seat))
}

export function listOwnRooms() {
  return callEndpoint(listStudyRooms, {})
}
export type OwnRoom = ReplyOf<typeof listStudyRooms>['rooms'][number]

/** A room's results for its host: by the coach's session, or by the seat's token of this tab. */
export function loadResults(roomId: string) {
  return callEndpoint(getRoomResults, { params: { roomId } }, { headers: tokenHeaders(roomId) })
}
export type RoomResults = ReplyOf<typeof getRoomResults>

/** Takes people's decisions since into a finished room's results (rule 201). */
export function reopenResults(roomId: string) {
  return callEndpoint(reopenRoomResults, { params: { roomId } }, { headers: tokenHeaders(roomId) })
}

/** What this browser's participant keeps of a room; without the seat's token the player's session opens it. */
export function loadOwnResult(roomId: string) {
  const token = readEndedSeat(roomId)
  return callEndpoint(getOwnRoomResult, { params: { roomId } }, token === undefined ? {} : by({ token }))
}
export type OwnResult = ReplyOf<typeof getOwnRoomResult>

export function loadPlayedRooms() {
  return callEndpoint(listPlayedRooms, {})
}
