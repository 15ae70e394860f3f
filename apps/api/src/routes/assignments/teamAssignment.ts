import { insertAuditEntry } from '@seraph/db/queries/admin/auditEntries'
import { findTeamAssignment, insertAssignment, undoAssignment } from '@seraph/db/queries/assignments/assignments'
import { lockCoachTeam } from '@seraph/db/queries/coaches/coachTeams'
import type { Tx } from '@seraph/db/open'
import { isWholeAssignment } from '@seraph/domain/assignment/assignmentInForce'
import { localDate } from '@seraph/domain/progress/localDate'
import { getTeamAssignment, setTeamAssignment, undoTeamAssignment } from '@seraph/schema/http/coaches/assignments'
import type { TeamAssignment } from '@seraph/schema/http/coaches/assignments'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { getLinkedCoach } from '../../coachSession.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import type { OpenSeason } from '../../season/openSeason.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'
import { timeZoneOf } from '../players/registration/timeZoneOf.ts'
import { presentAssignment } from './presentAssignment.ts'
import { verseRowOf } from './versePoints.ts'

type Asked = { request: FastifyRequest; teamId: string; named: string | undefined }

/** How a coach divides the season in a team of their own (rules 13 and 198). */
export function addTeamAssignment(app: FastifyInstance, deps: Deps): void {
  serve(app, getTeamAssignment, ({ params: { teamId }, request, season: named }) =>
    withTeam(deps, { request, teamId, named }, async () => undefined),
  )
  serve(app, setTeamAssignment, ({ params: { teamId }, body, request, season: named }) =>
    withTeam(deps, { request, teamId, named }, async (tx, season, actorId) => {
      const key = { teamId, seasonId: season.id }
      const { members } = await findTeamAssignment(tx, key)
      const ids = members.map(({ playerId }) => playerId)
      const named = body.pieces.map(({ playerId, ...piece }) => ({ ...piece, member: playerId }))
      if (!isWholeAssignment(named, verseRowOf(season).points.length, ids)) throw new AppError('assignment_not_whole')
      if (!(await insertAssignment(tx, key, body))) throw new AppError('assignment_changed')
      await insertAuditEntry(tx, { actor: 'coach', coachId: actorId, act: 'season_divided', subject: { teamId } })
    }),
  )
  serve(app, undoTeamAssignment, ({ params: { teamId }, body: { version }, request, season: named }) =>
    withTeam(deps, { request, teamId, named }, async (tx, season, actorId) => {
      if (!(await undoAssignment(tx, { teamId, seasonId: season.id }, version)))
        throw new AppError('assignment_changed')
      await insertAuditEntry(tx, {
        actor: 'coach',
        coachId: actorId,
        act: 'season_division_undone',
        subject: { teamId },
      })
    }),
  )
}

/** Does something with a team of the signed-in coach's, which nobody else changes meanwhile, and answers with how it is divided then. */
async function withTeam(
  deps: Deps,
  { request, teamId, named }: Asked,
  change: (tx: Tx, season: OpenSeason, actorId: string) => Promise<void>,
): Promise<TeamAssignment> {
  const { coach, actorId } = await getLinkedCoach(deps, request)
  const season = await getOpenSeason(deps, named)
  return deps.db.transaction().execute(async (tx) => {
    const team = await lockCoachTeam(tx, { teamId, coachId: coach.id })
    if (team === undefined) throw new AppError('team_not_found')
    await change(tx, season, actorId)
    const today = localDate(deps.clock(), timeZoneOf(request) ?? 'UTC')
    return presentAssignment(tx, season, { teamId, today })
  })
}
