import { listCoachAssignments, listPackedMemory } from '@seraph/db/queries/reviews/teamMemory'
import type { PackedMemberMemory } from '@seraph/db/queries/reviews/teamMemory'
import type { StoredAssignment } from '@seraph/db/queries/assignments/assignments'
import { lettersOfStates } from '@seraph/domain/teamMap/stateLetters'
import { verseStates } from '@seraph/domain/teamMap/verseStates'
import { getCoachMap } from '@seraph/schema/http/coaches/coachMap'
import type { TeamMap } from '@seraph/schema/http/coaches/coachMap'
import { PlayerCode } from '@seraph/schema/vocabulary'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import { getLinkedCoach } from '../../coachSession.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'
import type { OpenSeason } from '../../season/openSeason.ts'
import { assignmentOf } from '../assignments/assignmentOf.ts'
import { readMemory } from '../today/readMemory.ts'
import { mapSeason } from './mapSeason.ts'

/** What a coach's own teams know of each verse (rules 13 and 221): two statements, however many teams and players there are. */
export function addGetCoachMap(app: FastifyInstance, deps: Deps): void {
  serve(app, getCoachMap, async ({ query: { teamId }, request, season: named }) => {
    const { coach } = await getLinkedCoach(deps, request)
    const season = await getOpenSeason(deps, named)
    const key = { coachId: coach.id, seasonId: season.id, teamId }
    const [teams, members] = await Promise.all([listCoachAssignments(deps.db, key), listPackedMemory(deps.db, key)])
    if (teamId !== undefined && teams.length === 0) throw new AppError('team_not_found')
    const now = deps.clock()
    const byTeam = Map.groupBy(members, (member) => member.teamId)
    return {
      asOf: new Date(now).toISOString(),
      teams: teams.map((team) => presentTeam(season, team, { members: byTeam.get(team.teamId) ?? [], now })),
    }
  })
}

function presentTeam(
  season: OpenSeason,
  { teamId, assignment }: { teamId: string; assignment: StoredAssignment | null },
  { members, now }: { members: readonly PackedMemberMemory[]; now: number },
): TeamMap {
  const ids = members.map(({ playerId }) => playerId)
  const { pieces } = assignmentOf(season, assignment, ids)
  return {
    teamId,
    pieces: assignment && pieces.map(({ member, ...piece }) => ({ ...piece, playerId: member })),
    members: members.map(({ playerId, playerCode, gem, label, ...memory }) => ({
      playerId,
      playerCode: PlayerCode.parse(playerCode),
      gem,
      label,
      verses: lettersOfStates(verseStates(mapSeason(season), readMemory(memory), now)),
    })),
  }
}
