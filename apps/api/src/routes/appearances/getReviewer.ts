import { AppError } from '@seraph/service/appError'
import type { FastifyRequest } from 'fastify'

import { findCoach } from '../../coachSession.ts'
import type { Deps } from '../../deps.ts'
import { findPlayerSession } from '../../session.ts'

/** Who reviews: the admin everything, a coach their own players (rule 148); throws `forbidden` for everybody else. */
export type Reviewer = { actor: 'admin' } | { actor: 'coach'; coachId: string }

export async function getReviewer(deps: Deps, request: FastifyRequest): Promise<Reviewer> {
  if ((await findPlayerSession(deps, request))?.isAdmin === true) return { actor: 'admin' }
  const coach = (await findCoach(deps, request))?.coach
  if (coach === undefined) throw new AppError('forbidden')
  return { actor: 'coach', coachId: coach.id }
}

/** Whose players alone are looked at; undefined for the admin. */
export function coachOf(reviewer: Reviewer): string | undefined {
  return reviewer.actor === 'coach' ? reviewer.coachId : undefined
}
