import { planAssignment } from '@seraph/domain/assignment/planAssignment'
import { getTeamAssignment, setTeamAssignment } from '@seraph/schema/http/coaches/assignments'

import type { Caller } from './openCaller.ts'

/** Divides the season's verses among a team's members by their points, as the coach's planner proposes it. */
export async function divideVerses(coach: Caller, teamId: string): Promise<void> {
  const params = { teamId }
  const { members, points } = await coach.call(getTeamAssignment, undefined, { params })
  const planned = planAssignment(
    points,
    members.map(({ playerId }) => playerId),
  )
  const pieces = planned.map(({ member, ...piece }) => ({ playerId: member, ...piece }))
  await coach.call(setTeamAssignment, { basedOn: null, unit: 'points', pieces }, { params })
}
