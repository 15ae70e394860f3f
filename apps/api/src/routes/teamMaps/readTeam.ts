import { listCoachAssignments, listTeamMemory } from '@seraph/db/queries/reviews/teamMemory'
import type { MemberMemory } from '@seraph/db/queries/reviews/teamMemory'
import type { StoredAssignment } from '@seraph/db/queries/assignments/assignments'
import { localDate } from '@seraph/domain/progress/localDate'
import type { MemberCards } from '@seraph/domain/teamMap/mapQuestion'
import { AppError } from '@seraph/service/appError'
import type { FastifyRequest } from 'fastify'

import { getLinkedCoach } from '../../coachSession.ts'
import type { Deps } from '../../deps.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'
import type { OpenSeason } from '../../season/openSeason.ts'
import { timeZoneOf } from '../players/registration/timeZoneOf.ts'
import { preparedDay } from '../today/preparedDay.ts'
import type { PreparedDay } from '../today/preparedDay.ts'
import { memberCards } from './memberCards.ts'

/** A team of the signed-in coach's with what its members remember; `today` is the coach's own calendar day. */
export type ReadTeam = {
  coachId: string
  season: OpenSeason
  assignment: StoredAssignment | null
  members: readonly (MemberMemory & { known: MemberCards })[]
  now: number
  today: string
  prepared: PreparedDay
}

/** Reads one of the coach's own teams; `team_not_found` for any other (rule 13). */
export async function readTeam(
  deps: Deps,
  { request, teamId, named }: { request: FastifyRequest; teamId: string; named: string | undefined },
): Promise<ReadTeam> {
  const { coach } = await getLinkedCoach(deps, request)
  const season = await getOpenSeason(deps, named)
  const key = { coachId: coach.id, seasonId: season.id, teamIds: [teamId] }
  const [[team], members] = await Promise.all([listCoachAssignments(deps.db, key), listTeamMemory(deps.db, key)])
  if (team === undefined) throw new AppError('team_not_found')
  const now = deps.clock()
  const today = localDate(now, timeZoneOf(request) ?? 'UTC')
  return {
    coachId: coach.id,
    season,
    assignment: team.assignment,
    members: members.map((member) => ({ ...member, known: memberCards(member) })),
    now,
    today,
    prepared: preparedDay(season, { eventDays: members[0]?.eventDays ?? {} }, today),
  }
}
