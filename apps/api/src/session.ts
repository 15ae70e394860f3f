import { findSession, insertSession } from '@seraph/db/queries/sessions'
import type { SessionRow } from '@seraph/db/queries/sessions'
import type { Tx } from '@seraph/db/open'
import { sessionsEndedChannel } from '@seraph/schema/rooms/bus'
import type { SessionsEnded } from '@seraph/schema/rooms/bus'
import { AppError } from '@seraph/service/appError'
import { browserCookie, hashToken, makeToken, playerCookie, sessionSeconds } from '@seraph/service/session'
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Deps } from './deps.ts'

/** A player's session; `isAdmin` while the second step holds, with the secret that is set now (ruling 12). */
export type PlayerSession = SessionRow & { isAdmin: boolean }

/** The request's player session, undefined for a guest. One statement, which also slides the session's end (ruling 11). */
export async function findPlayerSession(deps: Deps, request: FastifyRequest): Promise<PlayerSession | undefined> {
  const token = request.cookies[playerCookie]
  const session = token === undefined ? undefined : await findSession(deps.db, hashToken(token))
  return (
    session && {
      ...session,
      isAdmin: deps.adminMark !== undefined && session.adminMark?.equals(deps.adminMark) === true,
    }
  )
}

/** The same, where a guest is refused: throws `not_signed_in`. */
export async function getPlayerSession(deps: Deps, request: FastifyRequest): Promise<PlayerSession> {
  const session = await findPlayerSession(deps, request)
  if (session === undefined) throw new AppError('not_signed_in')
  return session
}

/** The admin's session after the second step (ruling 12): throws `forbidden` for everybody else. */
export async function getAdminSession(deps: Deps, request: FastifyRequest): Promise<PlayerSession> {
  const session = await findPlayerSession(deps, request)
  if (session === undefined || !session.isAdmin) throw new AppError('forbidden')
  return session
}

/** A session that was written and is handed to the browser once its transaction has been committed. */
export type StartedSession = { token: string; browser: string; endedSessionId: string | undefined }

/** Starts a session of a player under a new token and ends the one that this browser had (ruling 11). */
export async function startSession(tx: Tx, request: FastifyRequest, playerId: string): Promise<StartedSession> {
  const token = makeToken()
  const browser = browserOf(request) ?? makeToken()
  const former = request.cookies[playerCookie]
  const { endedSessionId } = await insertSession(tx, {
    playerId,
    tokenHash: hashToken(token),
    browserHash: hashToken(browser),
    endedTokenHash: former === undefined ? undefined : hashToken(former),
  })
  return { token, browser, endedSessionId }
}

/** The mark of a browser that has held a session before (ruling 15), undefined for any other. */
export function browserOf(request: FastifyRequest): string | undefined {
  const mark = request.cookies[browserCookie]
  return mark !== undefined && /^[\w-]{43}$/.test(mark) ? mark : undefined
}

/** How our cookies are set: out of reach of scripts and of other sites' requests (ruling 11). */
export function cookieOptions(request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' } as const
}

/** How long a browser keeps the mark that it has held a session. */
export const browserMarkSeconds = 400 * 24 * 3600

/** Hands a started session to the browser, and tells the hubs about the one that it ended. */
export function handOverSession(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  started: StartedSession,
): void {
  const shared = cookieOptions(request)
  reply.setCookie(playerCookie, started.token, { ...shared, maxAge: sessionSeconds })
  reply.setCookie(browserCookie, started.browser, { ...shared, maxAge: browserMarkSeconds })
  if (started.endedSessionId !== undefined) publishSessionEnded(deps, request, started.endedSessionId)
}

/** Tells the hubs to close a session's sockets; they find out by themselves within seconds where this is lost (ruling 16). */
export function publishSessionEnded(deps: Deps, request: FastifyRequest, sessionId: string): void {
  const message: SessionsEnded = { sessionIds: [sessionId] }
  deps.redis
    .publish(sessionsEndedChannel(deps.env.REDIS_PREFIX), JSON.stringify(message))
    .catch((error: unknown) => request.log.debug({ err: error }, 'the hubs were not told of an ended session'))
}
