import { insertAuditEntry } from '@seraph/db/queries/auditEntries'
import { listCoachTeams, lockCoachTeam } from '@seraph/db/queries/coachTeams'
import { sameNameKey } from '@seraph/domain/codes/sameNameKey'
import { addToTeam } from '@seraph/schema/http/clubs'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import { getLinkedCoach } from '../../coachSession.ts'
import type { Deps } from '../../deps.ts'
import { idempotent } from '../../idempotent.ts'
import { getCurrentSeason } from '../../seasonCache.ts'
import { serve } from '../../serve.ts'
import { addMember } from '../clubs/addMember.ts'
import { findExisting } from '../clubs/findExisting.ts'
import { freePlaces } from '../clubs/freePlaces.ts'

export function addAddToTeam(app: FastifyInstance, deps: Deps): void {
  serve(app, addToTeam, async ({ body, request }) => {
    const { coach } = await getLinkedCoach(deps, request)
    await deps.callLimit.count('register', request.ip)
    const { season } = await getCurrentSeason(deps)
    const { startingChapter, biblicalGem, playerCode = '' } = body
    if (startingChapter > season.chapters.length) throw new AppError('chapter_not_in_season')
    const existing = playerCode === '' ? undefined : await findExisting(deps, request, playerCode, 'playerCode')
    const { reply } = await idempotent(deps, request, async (tx) => {
      const teams = await listCoachTeams(tx, coach.id)
      const isMeant = (team: { id: string; name: string; clubName: string }): boolean =>
        body.teamId === undefined
          ? sameNameKey(team.name) === sameNameKey(body.teamName) &&
            sameNameKey(team.clubName) === sameNameKey(body.clubName)
          : team.id === body.teamId
      const teamId = teams.find(isMeant)?.id
      const team = teamId === undefined ? undefined : await lockCoachTeam(tx, { teamId, coachId: coach.id })
      if (team === undefined) throw new AppError('team_not_found')
      const [memberNumber = 0] = freePlaces(team.memberNumbers, 1)
      const joining = { startingChapter, biblicalGem, memberNumber, existing }
      const member = await addMember(deps, tx, { ...team, coachId: coach.id }, joining)
      const { playerId, playerCode } = member
      const subject = { teamId: team.id, teamName: team.name, playerId, playerCode }
      await insertAuditEntry(tx, { actor: 'coach', coachId: coach.id, act: 'player_added', subject })
      return { member }
    })
    return reply
  })
}
