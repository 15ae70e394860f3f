import type { PackedReviews } from '@seraph/db/queries/reviews/reviewState'
import { listCoachAssignments, listPackedReviews, listTeamMembers } from '@seraph/db/queries/reviews/teamMemory'
import type { TeamMember } from '@seraph/db/queries/reviews/teamMemory'
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

/** The cards of so many teams are read in one statement: few enough to be gone through and forgotten at once. */
const teamsAtOnce = 2

/** While PostgreSQL gathers the cards of some, those of others are gone through here. */
const statementsAtOnce = 3

/**
 * What a coach's own teams know of each verse (rules 13 and 221): one statement for the teams, one for their members, and one
 * for the cards of every two, however many players there are.
 */
export function addGetCoachMap(app: FastifyInstance, deps: Deps): void {
  serve(app, getCoachMap, async ({ query: { teamId, chapter }, request, season: named }) => {
    const { coach } = await getLinkedCoach(deps, request)
    const season = await getOpenSeason(deps, named)
    const key = { coachId: coach.id, seasonId: season.id, teamIds: teamId === undefined ? undefined : [teamId] }
    const [teams, members] = await Promise.all([listCoachAssignments(deps.db, key), listTeamMembers(deps.db, key)])
    if (teamId !== undefined && teams.length === 0) throw new AppError('team_not_found')
    const now = deps.clock()
    const membersOf = Map.groupBy(members, (member) => member.teamId)
    const maps: TeamMap[] = []
    const starts = Array.from({ length: Math.ceil(teams.length / teamsAtOnce) }, (_, nth) => nth * teamsAtOnce).values()
    const present = async (): Promise<void> => {
      for (const start of starts) {
        const some = teams.slice(start, start + teamsAtOnce)
        const playerIds = some.flatMap(({ teamId }) => (membersOf.get(teamId) ?? []).map(({ playerId }) => playerId))
        const stored = await listPackedReviews(deps.db, { playerIds, seasonId: season.id })
        const reviewsOf = new Map(stored.map((one) => [one.playerId, one]))
        for (const [at, team] of some.entries())
          maps[start + at] = presentTeam(season, team, {
            members: membersOf.get(team.teamId) ?? [],
            reviewsOf,
            chapter,
            now,
          })
      }
    }
    await Promise.all(Array.from({ length: statementsAtOnce }, present))
    return { asOf: new Date(now).toISOString(), teams: maps }
  })
}

function presentTeam(
  season: OpenSeason,
  { teamId, assignment }: { teamId: string; assignment: StoredAssignment | null },
  of: {
    members: readonly TeamMember[]
    reviewsOf: ReadonlyMap<string, PackedReviews>
    chapter: number | undefined
    now: number
  },
): TeamMap {
  const { members, reviewsOf, chapter, now } = of
  const ids = members.map(({ playerId }) => playerId)
  const { pieces } = assignmentOf(season, assignment, ids)
  return {
    teamId,
    pieces: assignment && pieces.map(({ member, ...piece }) => ({ ...piece, playerId: member })),
    members: members.map(({ playerId, playerCode, gem, label }) => {
      const memory = readMemory(reviewsOf.get(playerId) ?? { ids: null, packed: null, log: [] })
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
