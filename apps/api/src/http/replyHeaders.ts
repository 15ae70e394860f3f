import type { FastifyRequest } from 'fastify'

const always = {
  // What everybody may keep says so itself; nothing else stays in a shared computer's cache.
  'cache-control': 'no-store',
  // A reply that somebody opens as a page runs nothing, loads nothing and stands in no frame.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/**
 * The policy of the two pages that the api has of its own, which say where
 * they are by a base of theirs: nothing inline runs, no other site is asked.
 */
export const pageContentSecurity =
  "default-src 'self'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'; img-src 'self' data:; object-src 'none'; " +
  "script-src 'self'; style-src 'self' 'unsafe-inline'"

/** What each reply of the api carries, also where no gateway of ours stands before it; behind TLS browsers are told to stay there. */
export function replyHeaders(request: FastifyRequest): Record<string, string> {
  return request.protocol === 'https' ? { ...always, 'strict-transport-security': 'max-age=31536000' } : always
}
