import { listCoachAssignments, listPackedMemory } from '@seraph/db/queries/reviews/teamMemory'
import type { PackedMemberMemory } from '@seraph/db/queries/reviews/teamMemory'
import type { StoredAssignment } from '@seraph/db/queries/assignments/assignments'
import { knownParts } from '@seraph/domain/review/knownParts'
import type { StoredMemory } from '@seraph/domain/review/cards/storedMemory'
import { verseLetters } from '@seraph/domain/teamMap/verseLetters'
import { getCoachMap } from '@seraph/schema/http/coaches/coachMap'
import type { TeamMap } from '@seraph/schema/http/coaches/coachMap'
import type { ChapterStanding } from '@seraph/schema/http/today'
import { PlayerCode } from '@seraph/schema/vocabulary'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import { getLinkedCoach } from '../../coachSession.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'
import type { OpenSeason } from '../../season/openSeason.ts'
import { assignmentOf } from '../assignments/assignmentOf.ts'
import { presentStanding } from '../today/presentStanding.ts'
import { readMemory } from '../today/readMemory.ts'
import { reviewQuestionsById } from '../today/reviewQuestions.ts'
import { mapSeason } from './mapSeason.ts'

/** So many teams are read in one statement: while PostgreSQL gathers the cards of some, those of others are gone through here. */
const teamsAtOnce = 7

/**
 * What a coach's own teams know of each verse (rules 13 and 221): one statement for the teams and one for every seven of
 * them, however many players there are.
 */
export function addGetCoachMap(app: FastifyInstance, deps: Deps): void {
  serve(app, getCoachMap, async ({ query: { teamId, chapter }, request, season: named }) => {
    const { coach } = await getLinkedCoach(deps, request)
    const season = await getOpenSeason(deps, named)
    const key = { coachId: coach.id, seasonId: season.id, teamIds: teamId === undefined ? undefined : [teamId] }
    const teams = await listCoachAssignments(deps.db, key)
    if (teamId !== undefined && teams.length === 0) throw new AppError('team_not_found')
    const now = deps.clock()
    const present = async (some: typeof teams): Promise<TeamMap[]> => {
      const members = await listPackedMemory(deps.db, { ...key, teamIds: some.map((team) => team.teamId) })
      const byTeam = Map.groupBy(members, (member) => member.teamId)
      return some.map((team) => presentTeam(season, team, { members: byTeam.get(team.teamId) ?? [], chapter, now }))
    }
    const groups = Array.from({ length: Math.ceil(teams.length / teamsAtOnce) }, (_, nth) =>
      teams.slice(nth * teamsAtOnce, (nth + 1) * teamsAtOnce),
    )
    return { asOf: new Date(now).toISOString(), teams: (await Promise.all(groups.map(present))).flat() }
  })
}

function presentTeam(
  season: OpenSeason,
  { teamId, assignment }: { teamId: string; assignment: StoredAssignment | null },
  { members, chapter, now }: { members: readonly PackedMemberMemory[]; chapter: number | undefined; now: number },
): TeamMap {
  const ids = members.map(({ playerId }) => playerId)
  const { pieces } = assignmentOf(season, assignment, ids)
  return {
    teamId,
    pieces: assignment && pieces.map(({ member, ...piece }) => ({ ...piece, playerId: member })),
    members: members.map(({ playerId, playerCode, gem, label, ...stored }) => {
      const memory = readMemory(stored)
      return {
        playerId,
        playerCode: PlayerCode.parse(playerCode),
        gem,
        label,
        verses: verseLetters(mapSeason(season), memory, now),
        ...(chapter !== undefined && { chapter: standingOf(season, memory, { chapter, now }) }),
      }
    }),
  }
}

function standingOf(season: OpenSeason, memory: StoredMemory, of: { chapter: number; now: number }): ChapterStanding {
  return presentStanding(season, knownParts(reviewQuestionsById(season), memory), of)
}
