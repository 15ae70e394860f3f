import { listRoomAnswers } from '@seraph/db/queries/rooms/roomAnswers'
import type { HubRoom } from '@seraph/db/queries/rooms/listHubRooms'
import type { Database } from '@seraph/db/open'
import { knowsMessage } from '@seraph/domain/rooms/events/messageFor'
import type { RoomHappened } from '@seraph/schema/rooms/bus'
import type { Protocol } from '@seraph/schema/rooms/protocol'
import type { Room, RoomParticipant } from '@seraph/schema/rooms/room'
import type { RoomAnswer } from '@seraph/schema/rooms/roomAnswer'
import type { Log } from '@seraph/service/log/log'

import { memberPart, presentAnswer } from '../seats/memberPart.ts'
import { encode, join, toBytes } from './encode.ts'
import type { Encoded } from './encode.ts'
import type { RoomSeason } from './roomSeason.ts'
import { beginState, marksSince, receiveEvent, replaceRoom, sentSince } from './roomState.ts'
import type { RoomState, Sending, Sent } from './roomState.ts'
import type { Member } from './connection.ts'

export type LiveRoom = {
  readonly id: string
  readonly members: ReadonlyMap<string, Member>
  room: () => Room
  receive: (happened: RoomHappened) => void
  /** Tells the host, where it is here, that a participant is writing. */
  tellTyping: (userId: string) => void
  /** Seats a member and says `room_joined`; `answers` are its own, complete up to `seenVersion`; `since` is what the client has applied. */
  seat: (
    member: Member,
    told: { participant: RoomParticipant; answers: RoomAnswer[]; seenVersion: number; since: number },
  ) => Promise<void>
  unseat: (member: Member) => void
  /** Says what a member has missed since a version. */
  resync: (member: Member, since: number) => Promise<void>
  /** Reads the room anew and tells everybody where it was behind. */
  refresh: () => Promise<void>
  /** The database is at this version: where its event doesn't come, the room is read. */
  expect: (version: number) => void
  close: () => void
}

type Options = {
  db: Database
  /** Reads a room, from after it is asked for. */
  read: (roomId: string) => Promise<HubRoom | undefined>
  log: Log
  season: (id: string) => Promise<RoomSeason | undefined>
  protocol: Protocol
  earlyMs: number
  /** A member's seat is held by nobody though its socket lives. */
  onLost: (member: Member) => void
  onEmpty: () => void
}

/** Reads a room for the members that this hub is about to seat; undefined where there is none. */
export async function openLiveRoom(roomId: string, options: Options): Promise<LiveRoom | undefined> {
  const first = await options.read(roomId)
  return first && liveRoom(first, options)
}

function liveRoom(first: HubRoom, options: Options): LiveRoom {
  const { db, log, season, protocol, earlyMs, onLost, onEmpty } = options
  const { id } = first.room
  const members = new Map<string, Member>()
  let state: RoomState = beginState(first)
  let timer: NodeJS.Timeout | undefined
  let expected = 0
  /** A seat here is held by another hub, which may have died before it could say so. */
  let isUnsettled = false
  let reading: Promise<void> | undefined
  let snapshot: { room: Room; part: Encoded<{ room: Room }> } | undefined

  const snapshotPart = (): Encoded<{ room: Room }> => {
    if (snapshot?.room === state.room) return snapshot.part
    // Many may be told it in this turn; kept for longer it would keep Node's block of 64 kB for small buffers with it.
    if (snapshot === undefined) setImmediate(() => (snapshot = undefined))
    snapshot = { room: state.room, part: encode({ room: state.room }) }
    return snapshot.part
  }
  const unseat = (member: Member): void => {
    if (members.get(member.participantId) !== member) return
    members.delete(member.participantId)
    if (members.size === 0) onEmpty()
  }
  const expel = (member: Member, reason: 'taken_over' | 'removed' | 'room_ended'): void => {
    member.connection.close(reason)
    unseat(member)
  }
  const send = ({ frame, mark, happened: { event, connectionId }, version }: Sending): void => {
    if (mark !== undefined) {
      // On most hubs that have members of the room there is nobody whom it concerns.
      let told: Encoded<{ type: 'answer_submitted'; roomId: string } & RoomAnswer> | undefined
      for (const member of members.values()) {
        if (!member.isHost && member.participantId !== mark.userId) continue
        told ??= join(encode({ type: 'answer_submitted', roomId: id }), toBytes(mark.text))
        member.connection.send(told)
      }
    }
    const since = protocol.serverSince[event.type] ?? 0
    for (const member of members.values()) {
      if (member.connection.version >= since) member.connection.send(frame)
      else saySnapshot(member, [])
    }
    if (event.type === 'participant_rejoined') {
      const member = members.get(event.participant.id)
      if (member !== undefined && version > member.version && connectionId !== member.connection.id)
        expel(member, 'taken_over')
    }
    if (event.type === 'participant_left') {
      const member = members.get(event.userId)
      if (member !== undefined && version > member.version) expel(member, 'removed')
    }
    if (event.type === 'participants_away') {
      for (const userId of event.userIds) {
        const member = members.get(userId)
        if (member !== undefined && version > member.version) onLost(member)
      }
    }
    if (event.type === 'room_ended') for (const member of members.values()) expel(member, 'room_ended')
  }
  const isBehind = (): boolean => state.early.length > 0 || state.room.version < expected
  const waitForMissing = (): void => {
    if (!isBehind()) {
      clearTimeout(timer)
      timer = undefined
    } else
      timer ??= setTimeout(() => {
        timer = undefined
        if (isBehind()) void refresh()
      }, earlyMs)
  }
  const take = (happened: RoomHappened): void => {
    const received = receiveEvent(state, happened)
    state = received.state
    for (const one of received.sent) send(one)
  }
  const settleSeats = ({ room, connections }: HubRoom): void => {
    isUnsettled = false
    for (const member of members.values()) {
      const holder = connections[member.participantId]
      const presence = room.participants.find((one) => one.id === member.participantId)?.presence
      if (room.status === 'completed') expel(member, 'room_ended')
      else if (member.screenOf !== undefined) continue
      else if (member.version >= room.version || holder?.id === member.connection.id) continue
      else if (presence === 'left' || presence === 'removed') expel(member, 'removed')
      else if (holder?.id === null) onLost(member)
      else if (holder?.isSure === false) isUnsettled = true
      else expel(member, 'taken_over')
    }
  }
  const readAnew = async (): Promise<void> => {
    const since = state.room.version
    const read = await options.read(id)
    if (read === undefined) return
    if (read.room.version <= since) {
      if (isUnsettled && read.room.version === since) settleSeats(read)
      return
    }
    const missed = read.markedAt > since ? (await readMarks(undefined, since)).marks : []
    const replaced = replaceRoom(state, read)
    state = replaced.state
    if (replaced.isNewer) {
      for (const member of members.values()) saySnapshot(member, missed)
      settleSeats(read)
    }
    const { early } = state
    state = { ...state, early: [] }
    for (const happened of early) take(happened)
  }
  const refresh = (): Promise<void> => {
    reading ??= readAnew()
      .catch((error: unknown) => log.warn({ err: error, roomId: id }, 'a room could not be read'))
      .finally(() => {
        reading = undefined
        waitForMissing()
      })
    return reading
  }
  const readMarks = async (
    member: Member | undefined,
    since: number,
  ): Promise<{ marks: RoomAnswer[]; version: number }> => {
    const known = await season(state.room.seasonId)
    const whose = member === undefined || member.isHost ? null : member.participantId
    const { answers, version } = await listRoomAnswers(db, { roomId: id, member: whose, since })
    return { marks: answers.map((answer) => presentAnswer(answer, known)), version }
  }
  const saySnapshot = (member: Member, answers: RoomAnswer[]): void => {
    const { version } = state.room
    const told = encode({ type: 'room_snapshot', roomId: id, version, ...memberPart(answers, member) })
    member.connection.send(join(told, snapshotPart()))
  }
  /** What a member has missed one by one: undefined where the ring doesn't reach back so far, or it doesn't know one of the messages. */
  const missedBy = ({ connection }: Member, since: number): readonly Sent[] | undefined => {
    const missed = sentSince(state, since)
    return missed?.every(({ type }) => knowsMessage(connection.version, type, protocol)) === true ? missed : undefined
  }

  return {
    id,
    members,
    room: () => state.room,
    receive(happened) {
      take(happened)
      waitForMissing()
    },
    tellTyping(userId) {
      for (const member of members.values())
        if (member.isHost) member.connection.say({ type: 'participant_typing', roomId: id, userId })
    },
    async seat(member, { participant, answers, seenVersion, since }) {
      let [own, upTo] = [answers, seenVersion]
      let more = marksSince(state, upTo, member)
      while (more === undefined) {
        ;({ marks: own, version: upTo } = await readMarks(member, since))
        more = marksSince(state, upTo, member)
      }
      own = [...own, ...more]
      if (member.connection.isGone) return
      const former = members.get(member.participantId)
      members.set(member.participantId, member)
      if (former !== undefined && former.connection !== member.connection) former.connection.close('taken_over')
      const missed = since > 0 ? missedBy(member, since) : undefined
      const { version } = state.room
      const joined = encode({ type: 'room_joined', roomId: id, version, participant, ...memberPart(own, member) })
      member.connection.send(missed === undefined ? join(joined, snapshotPart()) : joined)
      for (const { text } of missed ?? []) member.connection.send(toBytes(text))
    },
    unseat,
    async resync(member, since) {
      const { marks } = await readMarks(member, since)
      const missed = missedBy(member, since)
      if (missed === undefined) {
        saySnapshot(member, marks)
        return
      }
      for (const answer of marks) member.connection.say({ type: 'answer_submitted', roomId: id, ...answer })
      for (const { text } of missed) member.connection.send(toBytes(text))
    },
    refresh,
    expect(version) {
      expected = Math.max(expected, version)
      waitForMissing()
      if (isUnsettled) void refresh()
    },
    close: () => clearTimeout(timer),
  }
}
