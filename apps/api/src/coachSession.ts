import { findCoachSession, insertCoachSession } from '@seraph/db/queries/coaches/coachSessions'
import type { CoachProfile, CoachSessionRow } from '@seraph/db/queries/coaches/coachSessions'
import type { Tx } from '@seraph/db/open'
import { AppError } from '@seraph/service/appError'
import { claimsOtherCoach } from '@seraph/service/coachClaim'
import { browserCookie, coachCookie, hashToken, makeToken, sessionSeconds } from '@seraph/service/session'
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Deps } from './deps.ts'
import { browserMarkSeconds, browserOf, cookieOptions, publishSessionEnded } from './session.ts'
import type { StartedSession } from './session.ts'

/** The request's coach session, undefined for everybody else. One statement, which also slides the session's end (rule 11). */
export async function findCoach(deps: Deps, request: FastifyRequest): Promise<CoachSessionRow | undefined> {
  const token = request.cookies[coachCookie]
  return token === undefined ? undefined : findCoachSession(deps.db, hashToken(token))
}

/**
 * The same, where everybody else is refused: throws `coach_not_signed_in`, or `forbidden` where the request names another coach's code
 * (rule 13).
 */
export async function getCoachSession(deps: Deps, request: FastifyRequest): Promise<CoachSessionRow> {
  const session = await findCoach(deps, request)
  if (session === undefined) throw new AppError('coach_not_signed_in')
  if (claimsOtherCoach(session.code, request)) throw new AppError('forbidden')
  return session
}

/** A session whose profile is set up. `coach` is whose teams it stands for, `actorId` who acts: a helper under their own id (rule 225). */
export type LinkedCoach = CoachSessionRow & { coach: CoachProfile; actorId: string }

/** The same for a coach whose profile is set up: throws `coach_profile_missing` as well. */
export async function getLinkedCoach(deps: Deps, request: FastifyRequest): Promise<LinkedCoach> {
  const { coach, ...session } = await getCoachSession(deps, request)
  if (coach === undefined) throw new AppError('coach_profile_missing')
  return { ...session, coach, actorId: session.helper?.id ?? coach.id }
}

/** The same for what a helper may not do: throws `helper_may_not` as well (rule 225). */
export async function getHeadCoach(deps: Deps, request: FastifyRequest): Promise<LinkedCoach> {
  const linked = await getLinkedCoach(deps, request)
  if (linked.helper !== undefined) throw new AppError('helper_may_not')
  return linked
}

/**
 * Starts a session of a code under a new token and ends the coach session that this browser had (rule 11). Throws
 * `coach_code_not_found` where the code was revoked meanwhile.
 */
export async function startCoachSession(tx: Tx, request: FastifyRequest, code: string): Promise<StartedSession> {
  const token = makeToken()
  const browser = browserOf(request) ?? makeToken()
  const former = request.cookies[coachCookie]
  const started = await insertCoachSession(tx, {
    code,
    tokenHash: hashToken(token),
    browserHash: hashToken(browser),
    endedTokenHash: former === undefined ? undefined : hashToken(former),
  })
  if (started === undefined) throw new AppError('coach_code_not_found')
  return { token, browser, endedSessionId: started.endedSessionId }
}

/** Hands a started coach session to the browser, and tells the hubs about the one that it ended. */
export function handOverCoachSession(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  started: StartedSession,
): void {
  const shared = cookieOptions(request)
  reply.setCookie(coachCookie, started.token, { ...shared, maxAge: sessionSeconds })
  reply.setCookie(browserCookie, started.browser, { ...shared, maxAge: browserMarkSeconds })
  if (started.endedSessionId !== undefined) publishSessionEnded(deps, request, started.endedSessionId)
}
