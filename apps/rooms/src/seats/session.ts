import { ClientMessage } from '@seraph/schema/rooms/client'
import { channelSentences } from '@seraph/schema/rooms/sentences'
import type { ServerMessage } from '@seraph/schema/rooms/server'
import type { ChannelErrorCode } from '@seraph/schema/rooms/server/channelError'
import { heartbeatSeconds, roomsVersion, silenceSeconds } from '@seraph/schema/rooms/version'
import type { CloseReason } from '@seraph/schema/rooms/version'

/** A socket's side of the channel, without the socket: `greeting` until it is known who it is, `leaving` once it is being closed. */
export type ChannelSide = {
  state: 'greeting' | 'open' | 'leaving'
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

/** A session of a socket that named `version` at its upgrade; `atMs` as every time here from the hub's clock (SPEC 1.2). */
export function beginSession(version: string | undefined, atMs: number): Step {
  const session: ChannelSide = {
    state: 'greeting',
    hasJoined: false,
    openedAt: atMs,
    heardAt: atMs,
    beatAt: atMs,
    credits: burst,
    creditedAt: atMs,
    badFrames: 0,
  }
  return version === String(roomsVersion) ? { session, effects: [] } : leave(session, 'version_mismatch')
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
  const connected: ServerMessage = { type: 'connected', version: roomsVersion, heartbeatSeconds, isSignedIn }
  return { session: { ...session, state: 'open' }, effects: [{ send: connected }] }
}

function hear(before: ChannelSide, frame: string | undefined, atMs: number): Step {
  const earned = ((atMs - before.creditedAt) / 1_000) * messagesPerSecond
  const credits = Math.min(burst, before.credits + Math.max(0, earned)) - 1
  const session = { ...before, heardAt: atMs, creditedAt: atMs, credits }
  if (credits < 0) return leave(session, 'too_many_messages', 'too_many_messages')
  const message = parse(frame)
  if (message !== undefined) return { session, effects: message.type === 'heartbeat' ? [] : [{ handle: message }] }
  const badFrames = session.badFrames + 1
  if (badFrames >= badFrameLimit) return leave(session, 'bad_frame', 'bad_frame')
  return { session: { ...session, badFrames }, effects: [{ send: complaintOf('bad_frame') }] }
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

/** The `error` message of a code; `submissionId` of the answer that it is about. */
export function complaintOf(code: ChannelErrorCode, submissionId?: string): ServerMessage {
  const about = submissionId === undefined ? {} : { submissionId }
  return { type: 'error', code, message: channelSentences[code], ...about }
}

function parse(frame: string | undefined): ClientMessage | undefined {
  if (frame === undefined) return undefined
  try {
    return ClientMessage.safeParse(JSON.parse(frame)).data
  } catch {
    return undefined
  }
}
