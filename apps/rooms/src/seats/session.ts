import { agreeOnVersion } from '@seraph/domain/rooms/events/agreeOnVersion'
import type { Spoken } from '@seraph/domain/rooms/events/agreeOnVersion'
import type { ClientMessage } from '@seraph/schema/rooms/client'
import type { ServerMessage } from '@seraph/schema/rooms/server'
import type { ChannelErrorCode } from '@seraph/schema/rooms/server/channelError'
import { heartbeatSeconds, silenceSeconds } from '@seraph/schema/rooms/version'
import type { CloseReason } from '@seraph/schema/rooms/version'

import { complaintOf } from './complaintOf.ts'
import { readFrame } from './readFrame.ts'

/** A socket's side of the channel, without the socket: `greeting` until it is known who it is, `leaving` once it is being closed. */
export type ChannelSide = {
  state: 'greeting' | 'open' | 'leaving'
  /** Of the protocol, as it was agreed on; 0 where nothing was. */
  version: number
  /** Whether it holds a seat, or waits for one. */
  hasJoined: boolean
  openedAt: number
  heardAt: number
  beatAt: number
  credits: number
  creditedAt: number
  badFrames: number
}

/** What happens to a session. `frame` is a text frame, undefined for any other kind; a tick knows the version of the member's room. */
export type Happening =
  | { type: 'identified'; isSignedIn: boolean }
  | { type: 'frame'; frame: string | undefined }
  | { type: 'tick'; version: number | undefined }
  | { type: 'joining' }
  | { type: 'refused' }
  | { type: 'failed' }
  | { type: 'ended'; reason: CloseReason }

/** What is to be done about it, in order; `handle` is a message for the rooms. */
export type Effect = { send: ServerMessage } | { close: CloseReason } | { handle: RoomMessage }

/** What a client says that isn't settled by the session itself. */
export type RoomMessage = Exclude<ClientMessage, { type: 'heartbeat' }>

export type Step = { session: ChannelSide; effects: Effect[] }

/** A socket may send so many messages at once, and so many a second for long; so many bad frames close it. */
const burst = 30
const messagesPerSecond = 10
const badFrameLimit = 5

/** How long a socket may be open without a seat (SPEC 1.8). */
const joinSeconds = 10

/**
 * A session of a socket that named these versions at its upgrade, undefined
 * where it named none; `own`: those of the hub (SPEC 1.2). `atMs` as every
 * time here from the hub's clock.
 */
export function beginSession(asked: Spoken | undefined, own: Spoken, atMs: number): Step {
  const version = asked && agreeOnVersion(asked, own)
  const session: ChannelSide = {
    state: 'greeting',
    version: version ?? 0,
    hasJoined: false,
    openedAt: atMs,
    heardAt: atMs,
    beatAt: atMs,
    credits: burst,
    creditedAt: atMs,
    badFrames: 0,
  }
  return version === undefined ? leave(session, 'version_mismatch') : { session, effects: [] }
}

/** What a happening makes of a session (SPEC 1–4). A session that is leaving stays so, in silence. */
export function stepSession(session: ChannelSide, happening: Happening, atMs: number): Step {
  if (session.state === 'leaving') return { session, effects: [] }
  const { type } = happening
  if (type === 'identified') return greet(session, happening.isSignedIn)
  if (type === 'frame') return hear(session, happening.frame, atMs)
  if (type === 'tick') return beat(session, happening.version, atMs)
  if (type === 'joining') return { session: { ...session, hasJoined: true }, effects: [] }
  if (type === 'refused') return { session: { ...session, hasJoined: false, openedAt: atMs }, effects: [] }
  if (type === 'failed') return leave(session, 'unavailable', 'unavailable')
  return leave(session, happening.reason)
}

function greet(session: ChannelSide, isSignedIn: boolean): Step {
  const { version } = session
  const connected: ServerMessage = { type: 'connected', version, heartbeatSeconds, isSignedIn }
  return { session: { ...session, state: 'open' }, effects: [{ send: connected }] }
}

function hear(before: ChannelSide, frame: string | undefined, atMs: number): Step {
  const earned = ((atMs - before.creditedAt) / 1_000) * messagesPerSecond
  const credits = Math.min(burst, before.credits + Math.max(0, earned)) - 1
  const session = { ...before, heardAt: atMs, creditedAt: atMs, credits }
  if (credits < 0) return leave(session, 'too_many_messages', 'too_many_messages')
  const read = readFrame(frame)
  if ('message' in read) {
    const { message } = read
    return { session, effects: message.type === 'heartbeat' ? [] : [{ handle: message }] }
  }
  const badFrames = session.badFrames + 1
  const isLast = badFrames >= badFrameLimit
  const effects: Effect[] = [{ send: read.complaint }, ...(isLast ? [{ close: 'bad_frame' } as const] : [])]
  return { session: { ...session, badFrames, state: isLast ? 'leaving' : session.state }, effects }
}

function beat(session: ChannelSide, version: number | undefined, atMs: number): Step {
  if (!session.hasJoined && atMs - session.openedAt > joinSeconds * 1_000) return leave(session, 'not_joined')
  if (atMs - session.heardAt > silenceSeconds * 1_000) return leave(session, 'silent')
  if (session.state !== 'open' || atMs - session.beatAt < heartbeatSeconds * 1_000) return { session, effects: [] }
  const heartbeat: ServerMessage = { type: 'heartbeat', ...(version !== undefined && { version }) }
  return { session: { ...session, beatAt: atMs }, effects: [{ send: heartbeat }] }
}

function leave(session: ChannelSide, reason: CloseReason, complaint?: ChannelErrorCode): Step {
  const last = complaint === undefined ? [] : [{ send: complaintOf(complaint) }]
  return { session: { ...session, state: 'leaving' }, effects: [...last, { close: reason }] }
}
