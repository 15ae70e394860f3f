import { insertAuditEntry } from '@seraph/db/queries/admin/auditEntries'
import { listCoachTeams, lockCoachTeam } from '@seraph/db/queries/coaches/coachTeams'
import { insertLinkRequest } from '@seraph/db/queries/players/linkRequests'
import { sameNameKey } from '@seraph/schema/names/sameNameKey'
import { addToTeam } from '@seraph/schema/http/coaches/clubs'
import type { ReplyOf } from '@seraph/schema/http/endpoint'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import { getLinkedCoach } from '../../../coachSession.ts'
import type { Deps } from '../../../deps.ts'
import { idempotent } from '../../../http/idempotent.ts'
import { serve } from '../../../http/serve.ts'
import { addMember } from '../../../codes/addMember.ts'
import { findExisting } from '../../../codes/findExisting.ts'
import { freePlaces } from '../../../codes/freePlaces.ts'

export function addAddToTeam(app: FastifyInstance, deps: Deps): void {
  serve(app, addToTeam, async ({ body, request }) => {
    const { coach, actorId } = await getLinkedCoach(deps, request)
    await deps.callLimit.count('register', request.ip)
    const { startingChapter, biblicalGem, playerCode = '', secretNumber } = body
    const known = playerCode === '' ? undefined : await findExisting(deps, request, { playerCode, secretNumber }, '')
    const existing = known?.player
    const { reply } = await idempotent<ReplyOf<typeof addToTeam>>(deps, request, async (tx) => {
      const teams = await listCoachTeams(tx, coach.id)
      const isMeant = (team: { id: string; name: string; clubName: string }): boolean =>
        body.teamId === undefined
          ? sameNameKey(team.name) === sameNameKey(body.teamName) &&
            sameNameKey(team.clubName) === sameNameKey(body.clubName)
          : team.id === body.teamId
      const teamId = teams.find(isMeant)?.id
      const team = teamId === undefined ? undefined : await lockCoachTeam(tx, { teamId, coachId: coach.id })
      if (team === undefined) throw new AppError('team_not_found')
      if (known?.isProved === false) {
        const asked = {
          playerId: known.player.id,
          coachId: coach.id,
          teamId: team.id,
          startingChapter,
          gem: biblicalGem,
        }
        if (!(await insertLinkRequest(tx, asked))) throw new AppError('player_has_coach')
        await insertAuditEntry(tx, { actor: 'coach', coachId: actorId, act: 'player_asked', subject: asked })
        return { member: null }
      }
      const [memberNumber = 0] = freePlaces(team.memberNumbers, 1)
      const joining = { startingChapter, biblicalGem, memberNumber, existing }
      const member = await addMember(deps, tx, { ...team, coachId: coach.id }, joining)
      const { playerId, playerCode } = member
      const subject = { teamId: team.id, teamName: team.name, playerId, playerCode }
      await insertAuditEntry(tx, { actor: 'coach', coachId: actorId, act: 'player_added', subject })
      return { member }
    })
    return reply
  })
}
