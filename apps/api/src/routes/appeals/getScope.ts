import { listClubsOfCoach } from '@seraph/db/queries/appeals/keyRevisions'
import { AppError } from '@seraph/service/appError'

import type { Deps } from '../../deps.ts'
import type { Reviewer } from '../appearances/getReviewer.ts'

/** Whose answers a wording is accepted for; `clubId` is null everywhere. */
export type RevisionScope = { scope: 'club' | 'everywhere'; clubId: string | null }

/**
 * The scope that somebody may accept a wording for (rule 187): everywhere
 * the admin alone, a club whoever coaches a team there, the coach's only
 * one where none is named. Throws `forbidden`.
 */
export async function getScope(
  deps: Deps,
  reviewer: Reviewer,
  wanted: { scope: 'club' | 'everywhere'; clubId?: string | undefined },
): Promise<RevisionScope> {
  if (wanted.scope === 'everywhere') {
    if (reviewer.actor !== 'admin') throw new AppError('forbidden')
    return { scope: 'everywhere', clubId: null }
  }
  if (reviewer.actor === 'admin') throw new AppError('forbidden')
  const clubs = await listClubsOfCoach(deps.db, reviewer.ofCoachId)
  const club = wanted.clubId === undefined ? clubs[0] : clubs.find(({ id }) => id === wanted.clubId)
  if (club === undefined) throw new AppError('forbidden')
  return { scope: 'club', clubId: club.id }
}
