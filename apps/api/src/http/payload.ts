import type { FastifyReply, FastifyRequest } from 'fastify'

/** A reply whose JSON was written once, and its ETag. */
export type Payload = { bytes: Buffer; etag: string }

/** Writes a reply's JSON; `version` changes whenever the reply does. */
export function makePayload(value: object, version: string): Payload {
  return { bytes: Buffer.from(JSON.stringify(value)), etag: `"${version}"` }
}

const cacheControl = {
  'until asked': 'public, no-cache',
  'a moment': 'public, max-age=5',
  'for ever': 'public, max-age=31536000, immutable',
}

/**
 * Sends a payload, or 304 where the browser has it; the browser asks each
 * time, since a season may be loaded at any time. What stands under an
 * address of its own content is kept `for ever`, and counts for `a moment`.
 */
export function sendPayload(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: Payload,
  isKept: keyof typeof cacheControl = 'until asked',
): FastifyReply {
  // A late call has been refused already.
  if (reply.sent) return reply
  reply.header('etag', payload.etag).header('cache-control', cacheControl[isKept])
  if (isKnown(request.headers['if-none-match'], payload.etag)) return reply.code(304).send()
  return reply.header('content-type', 'application/json; charset=utf-8').send(payload.bytes)
}

/** `W/` is what a gateway puts before the tag of a reply that it compressed. */
function isKnown(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false
}
