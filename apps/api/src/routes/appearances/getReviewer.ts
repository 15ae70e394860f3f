import { AppError } from '@seraph/service/appError'
import type { FastifyRequest } from 'fastify'

import { findCoach } from '../../coachSession.ts'
import type { Deps } from '../../deps.ts'
import { findPlayerSession } from '../../session.ts'

/**
 * Who reviews: the admin everything, a coach their own players (rule 148),
 * a helper those of the coach, `ofCoachId`, under their own `coachId` (rule
 * 225).
 */
export type Reviewer = { actor: 'admin' } | { actor: 'coach'; coachId: string; ofCoachId: string }

/** Who asks; throws `forbidden` for whoever reviews nothing. */

export async function getReviewer(deps: Deps, request: FastifyRequest): Promise<Reviewer> {
  if ((await findPlayerSession(deps, request))?.isAdmin === true) return { actor: 'admin' }
  const session = await findCoach(deps, request)
  if (session?.coach === undefined) throw new AppError('forbidden')
  const { coach, helper } = session
  return { actor: 'coach', coachId: helper?.id ?? coach.id, ofCoachId: coach.id }
}

/** Whose players alone are looked at; undefined for the admin. */
export function coachOf(reviewer: Reviewer): string | undefined {
  return reviewer.actor === 'coach' ? reviewer.ofCoachId : undefined
}
