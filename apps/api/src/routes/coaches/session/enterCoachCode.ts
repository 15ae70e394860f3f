import { findCoachByCode, hasHeldCoachSession } from '@seraph/db/queries/coaches/coachSessions'
import type { CoachIdentity } from '@seraph/db/queries/coaches/coachSessions'
import { sameNameKey } from '@seraph/schema/names/sameNameKey'
import { AppError } from '@seraph/service/appError'
import { hashToken } from '@seraph/service/session'
import type { FastifyRequest } from 'fastify'

import type { Deps } from '../../../deps.ts'
import { browserOf } from '../../../session.ts'
import { guesserOf } from '../../../http/guesserOf.ts'

/**
 * Who a code that was typed belongs to. A browser that hasn't held this code's session must name its club too, and is told so whatever
 * the digits are (rule 9). Throws `club_name_needed`; `coach_code_not_found` for a wrong or revoked code and for another club's name
 * alike; `too_many_attempts`, but for a browser that has held the session (rule 15).
 */
export async function enterCoachCode(
  deps: Deps,
  request: FastifyRequest,
  { code, clubName }: { code: string; clubName?: string | undefined },
): Promise<CoachIdentity> {
  const browser = browserOf(request)
  const isOwner =
    browser !== undefined && (await hasHeldCoachSession(deps.db, { browserHash: hashToken(browser), code }))
  const asksClub = deps.env.COACH_LOGIN_ASKS_CLUB && !isOwner
  if (asksClub && clubName === undefined) throw new AppError('club_name_needed')
  const look = () => findCoachByCode(deps.db, { code, clubKey: asksClub ? sameNameKey(clubName ?? '') : undefined })
  const known = await deps.guessLimit.attempt({
    kind: 'coach_code',
    ...guesserOf(deps, request),
    look,
    ...(isOwner && { lookIfRefused: look }),
  })
  if (known === undefined) throw new AppError('coach_code_not_found')
  return known
}
