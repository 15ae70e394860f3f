import { insertAuditEntry } from '@seraph/db/queries/admin/auditEntries'
import { lockCoachTeam } from '@seraph/db/queries/coaches/coachTeams'
import { deleteLinkRequest, lockLinkRequest } from '@seraph/db/queries/players/linkRequests'
import { answerLinkRequest } from '@seraph/schema/http/players/playerNumbers'
import { GemLetter, PlayerCode } from '@seraph/schema/vocabulary'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { getProvedSession } from '../../../session.ts'
import { addMember } from '../../../codes/addMember.ts'
import { freePlaces } from '../../../codes/freePlaces.ts'

/** A yes in a proved session moves the player to the coach's team as the number would have (rule 42). */
export function addAnswerLinkRequest(app: FastifyInstance, deps: Deps): void {
  serve(app, answerLinkRequest, async ({ params: { id }, body: { isYes }, request }) => {
    const { player } = await getProvedSession(deps, request)
    return deps.db.transaction().execute(async (tx) => {
      const asked = await lockLinkRequest(tx, { id, playerId: player.id })
      if (asked === undefined) throw new AppError('link_request_not_found')
      await deleteLinkRequest(tx, id)
      const { coachId, teamId, teamName, startingChapter } = asked
      const answered = { teamId, teamName, playerId: player.id, playerCode: player.code }
      if (!isYes) {
        await insertAuditEntry(tx, { actor: 'coach', coachId, act: 'player_said_no', subject: answered })
        return { playerCode: PlayerCode.parse(player.code), isJoined: false }
      }
      const team = await lockCoachTeam(tx, { teamId, coachId })
      if (team === undefined) throw new AppError('team_not_found')
      const [memberNumber = 0] = freePlaces(team.memberNumbers, 1)
      const joining = { startingChapter, biblicalGem: GemLetter.parse(asked.gem), memberNumber, existing: player }
      const { playerCode } = await addMember(deps, tx, { ...team, coachId }, joining)
      const subject = { ...answered, playerCode, formerCode: player.code }
      await insertAuditEntry(tx, { actor: 'coach', coachId, act: 'player_said_yes', subject })
      return { playerCode, isJoined: true }
    })
  })
}
