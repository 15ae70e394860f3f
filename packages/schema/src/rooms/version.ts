/**
 * The live channel's protocol version, and the oldest that hub and web app still speak: a client names both at the upgrade
 * (`/ws?version=5&floor=4`). An addition raises the version, what a client of a former version can't live with the floor too (rule 219).
 */
export const roomsVersion = 5
export const roomsFloor = 4

/** How often a hub sends a heartbeat, and how long it waits for a sign of life. */
export const heartbeatSeconds = 15
export const silenceSeconds = 40

/** The largest frame that a hub takes, in bytes. */
export const frameLimitBytes = 16 * 1024

/** Why a hub closed a socket. */
export const closeCodes = {
  draining: 4000,
  version_mismatch: 4001,
  silent: 4002,
  session_ended: 4003,
  bad_frame: 4004,
  unavailable: 4005,
  too_many_messages: 4006,
  taken_over: 4007,
  removed: 4008,
  not_joined: 4009,
  room_ended: 4010,
  too_many_sockets: 4011,
  slow: 4012,
} as const
export type CloseReason = keyof typeof closeCodes
