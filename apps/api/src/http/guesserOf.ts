import type { FastifyRequest } from 'fastify'

import type { Deps } from '../deps.ts'

/** Whose guess a request is. What its limit lets it wait is no lateness of the call: the database has no part in it (rule 15). */
export function guesserOf(deps: Deps, request: FastifyRequest) {
  return {
    address: request.ip,
    aside: <T>(wait: Promise<T>): Promise<T> => deps.lateCalls.aside(request, wait),
  }
}
