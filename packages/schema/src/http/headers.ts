import { z } from 'zod'

/** Makes a repeated call answer as the first did (rule 20): a UUID made by the client. */
export const idempotencyKeyHeader = 'idempotency-key'
export const IdempotencyKey = /* @__PURE__ */ z.uuid()

/** The browser's IANA time zone, for a player's local day (rule 23). */
export const timeZoneHeader = 'time-zone'

/** Travels from the browser's request through api, queue and worker into every log line. */
export const requestIdHeader = 'x-request-id'

/** The token of a room's create or join call: what a member of a room is known by (rule 14). */
export const roomTokenHeader = 'room-token'
