import { findSession } from '@seraph/db/queries/sessions'
import type { SessionRow } from '@seraph/db/queries/sessions'
import { AppError } from '@seraph/service/appError'
import { browserCookie, hashToken, playerCookie, sessionSeconds } from '@seraph/service/session'
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Deps } from './deps.ts'

/** The request's player session, undefined for a guest. One statement, which also slides the session's end (ruling 11). */
export async function findPlayerSession(deps: Deps, request: FastifyRequest): Promise<SessionRow | undefined> {
  const token = request.cookies[playerCookie]
  return token === undefined ? undefined : findSession(deps.db, hashToken(token))
}

/** The same, where a guest is refused: throws `not_signed_in`. */
export async function getPlayerSession(deps: Deps, request: FastifyRequest): Promise<SessionRow> {
  const session = await findPlayerSession(deps, request)
  if (session === undefined) throw new AppError('not_signed_in')
  return session
}

/** Hands the session's token to the browser, and marks the browser as one that has held a session. */
export function setSessionCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  tokens: { session: string; browser: string },
): void {
  const shared = { path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' } as const
  reply.setCookie(playerCookie, tokens.session, { ...shared, maxAge: sessionSeconds })
  reply.setCookie(browserCookie, tokens.browser, { ...shared, maxAge: 400 * 24 * 3600 })
}
