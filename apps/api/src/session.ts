import { findSession, insertSession } from '@seraph/db/queries/sessions/sessions'
import type { SessionRow } from '@seraph/db/queries/sessions/sessions'
import type { Tx } from '@seraph/db/open'
import type { Proof } from '@seraph/db/tables/playerNumbers'
import { sessionsEndedChannel } from '@seraph/schema/rooms/bus'
import type { SessionsEnded } from '@seraph/schema/rooms/bus'
import { AppError } from '@seraph/service/appError'
import { browserCookie, hashToken, makeToken, playerCookie, sessionSeconds } from '@seraph/service/session'
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Deps } from './deps.ts'

/** A player's session; `isAdmin` while the second step holds, with the secret that is set now (rule 12). */
export type PlayerSession = SessionRow & { isAdmin: boolean }

/** The request's player session, undefined for a guest. One statement, which also slides the session's end (rule 11). */
export async function findPlayerSession(
  deps: Pick<Deps, 'db' | 'adminMark'>,
  request: FastifyRequest,
): Promise<PlayerSession | undefined> {
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

/** The same in a browser that is proved for the player, the only ones to change a record (rule 42): throws `proof_needed` as well. */
export async function getProvedSession(deps: Deps, request: FastifyRequest): Promise<PlayerSession> {
  const session = await getPlayerSession(deps, request)
  if (!session.isProved) throw new AppError('proof_needed')
  return session
}

/** Whoever claimed a record without its number only studies in it for 14 days (rule 42): throws `proof_needed`. */
export function refuseStudyOnly({ studiesUntil }: PlayerSession): void {
  if (studiesUntil !== null) throw new AppError('proof_needed')
}

/** The admin's session after the second step (rule 12): throws `forbidden` for everybody else. */
export async function getAdminSession(deps: Deps, request: FastifyRequest): Promise<PlayerSession> {
  const session = await findPlayerSession(deps, request)
  if (session === undefined || !session.isAdmin) throw new AppError('forbidden')
  return session
}

/** A session that was written and is handed to the browser once its transaction has been committed. */
export type StartedSession = { token: string; browser: string; endedSessionId: string | undefined }

/**
 * Starts a session of a player under a new token and ends the one that this browser had (rule 11); `proof`: whether it proves the browser
 * (rule 42).
 */
export async function startSession(
  tx: Tx,
  request: FastifyRequest,
  playerId: string,
  proof: Proof,
): Promise<StartedSession> {
  const token = makeToken()
  const browser = browserOf(request) ?? makeToken()
  const former = request.cookies[playerCookie]
  const { endedSessionId } = await insertSession(tx, {
    playerId,
    tokenHash: hashToken(token),
    browserHash: hashToken(browser),
    proof,
    endedTokenHash: former === undefined ? undefined : hashToken(former),
  })
  return { token, browser, endedSessionId }
}

/** The mark of a browser that has held a session before (rule 15), undefined for any other. */
export function browserOf(request: FastifyRequest): string | undefined {
  const mark = request.cookies[browserCookie]
  return mark !== undefined && /^[\w-]{43}$/.test(mark) ? mark : undefined
}

/** How our cookies are set: out of reach of scripts and of other sites' requests (rule 11). */
export function cookieOptions(request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' } as const
}

/** How long a browser keeps the mark that it has held a session. */
export const browserMarkSeconds = 400 * 24 * 3600

/** Keeps the mark of a browser for another 400 days from its last visit, so that its proof outlives the session that long (rule 42). */
export function renewBrowserMark(request: FastifyRequest, reply: FastifyReply): void {
  const browser = browserOf(request)
  if (browser === undefined) return
  reply.setCookie(browserCookie, browser, { ...cookieOptions(request), maxAge: browserMarkSeconds })
}

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

/** Tells the hubs to close a session's sockets; they find out by themselves within seconds where this is lost (rule 16). */
export function publishSessionEnded(deps: Deps, request: FastifyRequest, sessionId: string): void {
  const message: SessionsEnded = { sessionIds: [sessionId] }
  deps.redis
    .publish(sessionsEndedChannel(deps.env.REDIS_PREFIX), JSON.stringify(message))
    .catch((error: unknown) => request.log.debug({ err: error }, 'the hubs were not told of an ended session'))
}
