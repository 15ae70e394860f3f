import { findTeamAssignment } from '@seraph/db/queries/assignments/assignments'
import type { Read } from '@seraph/db/open'
import { backUps } from '@seraph/domain/assignment/backUps'
import { TeamAssignment } from '@seraph/schema/http/assignments'

import type { OpenSeason } from '../../season/openSeason.ts'
import { assignmentOf, loadsOf } from './assignmentOf.ts'
import { verseRowOf } from './versePoints.ts'

/** A team's division of the season as its coach sees it. */
export async function presentAssignment(db: Read, season: OpenSeason, teamId: string): Promise<TeamAssignment> {
  const { assignment, members } = await findTeamAssignment(db, { teamId, seasonId: season.id })
  const ids = members.map(({ playerId }) => playerId)
  const { pieces, isMoved } = assignmentOf(season, assignment, ids)
  const standIns = assignment === null ? [] : backUps(pieces, ids, loadsOf(season, assignment.unit))
  return TeamAssignment.parse({
    members,
    points: verseRowOf(season).points,
    assignment: assignment && {
      version: assignment.version,
      unit: assignment.unit,
      isMoved,
      pieces: pieces.map(({ member, ...piece }, at) => ({
        ...piece,
        playerId: member,
        backUpId: standIns[at] ?? null,
      })),
    },
  })
}
