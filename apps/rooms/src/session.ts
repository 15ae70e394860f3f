import { ClientMessage } from '@seraph/schema/rooms/client'
import { channelSentences } from '@seraph/schema/rooms/sentences'
import type { ServerMessage } from '@seraph/schema/rooms/server'
import type { ChannelErrorCode } from '@seraph/schema/rooms/server/channelError'
import { heartbeatSeconds, roomsVersion, silenceSeconds } from '@seraph/schema/rooms/version'
import type { CloseReason } from '@seraph/schema/rooms/version'

/** A socket's side of the channel, without the socket: `greeting` until it is known who it is, `leaving` once it is being closed. */
export type Session = {
  state: 'greeting' | 'open' | 'leaving'
  heardAt: number
  beatAt: number
  credits: number
  creditedAt: number
  badFrames: number
}

/** What happens to a session. `frame` is a text frame, undefined for any other kind. */
export type Happening =
  | { type: 'identified'; isSignedIn: boolean }
  | { type: 'frame'; frame: string | undefined }
  | { type: 'tick' }
  | { type: 'failed' }
  | { type: 'ended'; reason: CloseReason }

/** What is to be done about it, in order. */
export type Effect = { send: ServerMessage } | { close: CloseReason }

export type Step = { session: Session; effects: Effect[] }

/** A socket may send so many messages at once, and so many a second for long; so many bad frames close it. */
const burst = 30
const messagesPerSecond = 10
const badFrameLimit = 5

/** A session of a socket that named `version` at its upgrade; `atMs` as every time here from the hub's clock (SPEC 1.2). */
export function beginSession(version: string | undefined, atMs: number): Step {
  const session: Session = {
    state: 'greeting',
    heardAt: atMs,
    beatAt: atMs,
    credits: burst,
    creditedAt: atMs,
    badFrames: 0,
  }
  return version === String(roomsVersion) ? { session, effects: [] } : leave(session, 'version_mismatch')
}

/** What a happening makes of a session (SPEC 1–4). A session that is leaving stays so, in silence. */
export function stepSession(session: Session, happening: Happening, atMs: number): Step {
  if (session.state === 'leaving') return { session, effects: [] }
  const { type } = happening
  if (type === 'identified') return greet(session, happening.isSignedIn)
  if (type === 'frame') return hear(session, happening.frame, atMs)
  if (type === 'tick') return beat(session, atMs)
  if (type === 'failed') return leave(session, 'unavailable', 'unavailable')
  return leave(session, happening.reason)
}

function greet(session: Session, isSignedIn: boolean): Step {
  const connected: ServerMessage = { type: 'connected', version: roomsVersion, heartbeatSeconds, isSignedIn }
  return { session: { ...session, state: 'open' }, effects: [{ send: connected }] }
}

function hear(before: Session, frame: string | undefined, atMs: number): Step {
  const earned = ((atMs - before.creditedAt) / 1_000) * messagesPerSecond
  const credits = Math.min(burst, before.credits + Math.max(0, earned)) - 1
  const session = { ...before, heardAt: atMs, creditedAt: atMs, credits }
  if (credits < 0) return leave(session, 'too_many_messages', 'too_many_messages')
  if (parse(frame) !== undefined) return { session, effects: [] }
  const badFrames = session.badFrames + 1
  if (badFrames >= badFrameLimit) return leave(session, 'bad_frame', 'bad_frame')
  return { session: { ...session, badFrames }, effects: [say('bad_frame')] }
}

function beat(session: Session, atMs: number): Step {
  if (atMs - session.heardAt > silenceSeconds * 1_000) return leave(session, 'silent')
  if (session.state !== 'open' || atMs - session.beatAt < heartbeatSeconds * 1_000) return { session, effects: [] }
  return { session: { ...session, beatAt: atMs }, effects: [{ send: { type: 'heartbeat' } }] }
}

function leave(session: Session, reason: CloseReason, complaint?: ChannelErrorCode): Step {
  const last = complaint === undefined ? [] : [say(complaint)]
  return { session: { ...session, state: 'leaving' }, effects: [...last, { close: reason }] }
}

function say(code: ChannelErrorCode): Effect {
  return { send: { type: 'error', code, message: channelSentences[code] } }
}

function parse(frame: string | undefined): ClientMessage | undefined {
  if (frame === undefined) return undefined
  try {
    return ClientMessage.safeParse(JSON.parse(frame)).data
  } catch {
    return undefined
  }
}
