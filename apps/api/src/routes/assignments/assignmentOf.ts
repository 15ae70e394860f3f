import type { StoredAssignment } from '@seraph/db/queries/assignments/assignments'
import type { Assignment } from '@seraph/domain/assignment/assignment'
import { assignmentInForce } from '@seraph/domain/assignment/assignmentInForce'
import type { AssignmentUnit } from '@seraph/schema/http/coaches/assignments'

import type { OpenSeason } from '../../season/openSeason.ts'
import { verseRowOf } from './versePoints.ts'

/** What pieces weigh: the points or words of their verses, or each verse as much as another. */
export function loadsOf(season: OpenSeason, unit: AssignmentUnit): readonly number[] {
  const { points } = verseRowOf(season)
  if (unit === 'words') return season.verseWords
  return unit === 'points' ? points : points.map(() => 1)
}

/** What holds now of a stored assignment, for the members that the team has. Empty where nothing is stored. */
export function assignmentOf(
  season: OpenSeason,
  stored: StoredAssignment | null,
  members: readonly string[],
): { pieces: Assignment; isMoved: boolean } {
  if (stored === null) return { pieces: [], isMoved: false }
  const before = stored.pieces.map(({ playerId, ...piece }) => ({ ...piece, member: playerId ?? '' }))
  const pieces = assignmentInForce(before, loadsOf(season, stored.unit), members)
  return { pieces, isMoved: pieces !== before }
}
