import {
  acceptEventInvitation,
  declineEventInvitation,
  getEventInvitation,
  inviteClub,
  listEventInvitations,
  withdrawEventInvitation,
} from '@seraph/schema/http/events/eventInvitations'
import { writeEventNote } from '@seraph/schema/http/events/eventNotes'
import {
  appealEventMark,
  changeEventRoom,
  changeEventSeat,
  correctEventSheet,
  countEventStudy,
  createEventRoom,
  decideEventAppeal,
  endEventPhase,
  findEventRoom,
  getEventResult,
  getEventRoom,
  getPaperMarks,
  joinEventRoom,
  keepEventDraft,
  listEventRooms,
  makeEventLink,
  publishEventResult,
  stepEventRoom,
  typePaperMarks,
} from '@seraph/schema/http/events/eventRooms'
import type { BodyOf, ReplyOf } from '@seraph/schema/http/endpoint'
import type { EventRoom } from '@seraph/schema/http/events/eventRoom'
import { roomTokenHeader } from '@seraph/schema/http/headers'

import { callEndpoint } from '../../../api/callEndpoint.ts'
import { newId } from '../../../api/newId.ts'
import { readLeftSeat, type TeamSeat } from './teamSeat.ts'

const by = ({ token }: TeamSeat) => ({ headers: { [roomTokenHeader]: token } })
const of = ({ roomId }: TeamSeat) => ({ params: { roomId } })

export type EventStep = BodyOf<typeof stepEventRoom>
export type DutyChange = BodyOf<typeof changeEventSeat>['change']
export type EventResult = ReplyOf<typeof getEventResult>

export async function openTeamEvent(body: {
  setId: string
  name: string
  hasNotes: boolean
  teams: string[]
}): Promise<TeamSeat> {
  const { id, token } = await callEndpoint(createEventRoom, { body }, { idempotencyKey: newId() })
  return { roomId: id, token }
}
export const listTeamEvents = () => callEndpoint(listEventRooms, {}, { isFresh: true })

/** Lets the signed-in coach lead a room of theirs from this browser, or follow one that they visit. */
export async function leadTeamEvent({ id: roomId, isVisited }: { id: string; isVisited: boolean }): Promise<TeamSeat> {
  const kind = isVisited ? 'visitor' : 'host'
  const { token } = await callEndpoint(makeEventLink, { params: { roomId }, body: { kind } })
  return { roomId, token }
}

/** Invites another club; the key in an address is the invitation's secret. */
export const invite = (body: BodyOf<typeof inviteClub>) =>
  callEndpoint(inviteClub, { body }, { idempotencyKey: newId() })
export type InvitationKey = { id: string; token: string }
export type Invitation = ReplyOf<typeof getEventInvitation>
export const loadInvitation = ({ id, token }: InvitationKey): Promise<Invitation> =>
  callEndpoint(getEventInvitation, { params: { invitationId: id } }, { ...by({ roomId: id, token }), isFresh: true })
export const declineInvitation = ({ id, token }: InvitationKey) =>
  callEndpoint(declineEventInvitation, { params: { invitationId: id } }, by({ roomId: id, token }))
export const withdrawInvitation = (id: string) =>
  callEndpoint(withdrawEventInvitation, { params: { invitationId: id } })
export const listInvitations = () => callEndpoint(listEventInvitations, {}, { isFresh: true })
export type OwnInvitation = ReplyOf<typeof listEventInvitations>['invitations'][number]
export async function acceptInvitation({ id, token }: InvitationKey, teams: string[]): Promise<TeamSeat> {
  const given = { params: { invitationId: id }, body: { teams } }
  const { roomId } = await callEndpoint(acceptEventInvitation, given, by({ roomId: id, token }))
  return leadTeamEvent({ id: roomId, isVisited: true })
}
export const lookUpEvent = (code: string) => callEndpoint(findEventRoom, { params: { code } }, { isFresh: true })
export async function joinTeam(code: string, nickname: string, teamId: string): Promise<TeamSeat> {
  const given = { params: { code }, body: { nickname, teamId } }
  const left = readLeftSeat()
  const { id, token } = await callEndpoint(joinEventRoom, given, {
    idempotencyKey: newId(),
    ...(left !== undefined && by(left)),
  })
  return { roomId: id, token }
}
export const loadEvent = (seat: TeamSeat): Promise<EventRoom> =>
  callEndpoint(getEventRoom, of(seat), { ...by(seat), isFresh: true, patienceMs: 8_000 })
export const stepEvent = (seat: TeamSeat, body: EventStep): Promise<EventRoom> =>
  callEndpoint(stepEventRoom, { ...of(seat), body }, by(seat))
export const endPhase = (seat: TeamSeat, body: { question: number; phase: EventRoom['phase'] }) =>
  callEndpoint(endEventPhase, { ...of(seat), body }, by(seat))

/** `patienceMs`: a draft that isn't kept within it is followed by a newer one. */
export const keepDraft = (seat: TeamSeat, body: BodyOf<typeof keepEventDraft>) =>
  callEndpoint(keepEventDraft, { ...of(seat), body }, { ...by(seat), patienceMs: 5_000 })
export const changeSeat = (seat: TeamSeat, seatId: string, change: DutyChange): Promise<EventRoom> =>
  callEndpoint(changeEventSeat, { params: { roomId: seat.roomId, seatId }, body: { change } }, by(seat))
export const changeSettings = (seat: TeamSeat, body: BodyOf<typeof changeEventRoom>): Promise<EventRoom> =>
  callEndpoint(changeEventRoom, { ...of(seat), body }, by(seat))
export async function makeLink(seat: TeamSeat, kind: 'screen' | 'grader'): Promise<TeamSeat> {
  const { token } = await callEndpoint(makeEventLink, { ...of(seat), body: { kind } }, by(seat))
  return { roomId: seat.roomId, token }
}
export const writeNote = (seat: TeamSeat, { text, key }: { text: string; key: string }) =>
  callEndpoint(writeEventNote, { ...of(seat), body: { text } }, { ...by(seat), idempotencyKey: key })
export const correct = (seat: TeamSeat, body: BodyOf<typeof correctEventSheet>): Promise<EventRoom> =>
  callEndpoint(correctEventSheet, { ...of(seat), body }, by(seat))
export const appeal = (seat: TeamSeat, body: BodyOf<typeof appealEventMark>): Promise<EventRoom> =>
  callEndpoint(appealEventMark, { ...of(seat), body }, by(seat))
export const decide = (seat: TeamSeat, appealId: string, isOverturned: boolean): Promise<EventRoom> =>
  callEndpoint(decideEventAppeal, { params: { roomId: seat.roomId, appealId }, body: { isOverturned } }, by(seat))
export const loadResult = (seat: TeamSeat): Promise<EventResult> =>
  callEndpoint(getEventResult, of(seat), { ...by(seat), isFresh: true })
export const publish = (seat: TeamSeat, isPublished: boolean): Promise<EventRoom> =>
  callEndpoint(publishEventResult, { ...of(seat), body: { isPublished } }, by(seat))
export const countStudy = (seat: TeamSeat) => callEndpoint(countEventStudy, of(seat), by(seat))

export type PaperSheet = ReplyOf<typeof getPaperMarks>
export const loadPaper = (seat: TeamSeat): Promise<PaperSheet> =>
  callEndpoint(getPaperMarks, of(seat), { ...by(seat), isFresh: true })
export const typePaper = (seat: TeamSeat, body: BodyOf<typeof typePaperMarks>): Promise<PaperSheet> =>
  callEndpoint(typePaperMarks, { ...of(seat), body }, by(seat))

/** The result as CSV; the browser saves it. */
export async function loadCsv(seat: TeamSeat): Promise<Blob> {
  const reply = await fetch(`/api/event-rooms/${seat.roomId}/result.csv`, by(seat))
  if (!reply.ok) throw new Error(`${reply.status}`)
  return reply.blob()
}
