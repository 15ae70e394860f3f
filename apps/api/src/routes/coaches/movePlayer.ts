import { lockCoachTeam } from '@seraph/db/queries/coaches/coachTeams'
import { movePlayer } from '@seraph/schema/http/coaches/coachDashboard'
import { GemLetter, PlayerCode } from '@seraph/schema/vocabulary'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { codesFor } from '../../codes/codesFor.ts'
import { freePlaces } from '../../codes/freePlaces.ts'
import { placeUnderCode } from '../../codes/placeUnderCode.ts'
import { withCoachPlayer } from './withCoachPlayer.ts'

/** The code changes with the place; the former one stays an alias for ever (rule 7). */
export function addMovePlayer(app: FastifyInstance, deps: Deps): void {
  serve(app, movePlayer, async ({ params: { playerId }, body, request }) => {
    return withCoachPlayer(deps, request, { playerId, act: 'player_moved' }, async (tx, player, coachId) => {
      if (player.deletedAt !== null) throw new AppError('forbidden')
      const team = await lockCoachTeam(tx, { teamId: body.teamId, coachId })
      if (team === undefined) throw new AppError('team_not_found')
      const startingChapter = body.startingChapter ?? player.startingChapter
      const gem = body.biblicalGem ?? GemLetter.parse(player.gem)
      const isSameTeam = team.id === player.teamId
      const memberNumber = isSameTeam ? player.memberNumber : (freePlaces(team.memberNumbers, 1)[0] ?? null)
      const place = { playerId, coachId, clubId: team.clubId, teamId: team.id, startingChapter, gem, memberNumber }
      const codes = codesFor(deps, { clubName: team.clubName, teamName: team.name, startingChapter, gem })
      const code = PlayerCode.parse(await placeUnderCode(tx, { ...place, presentCode: player.code }, codes))
      return { playerCode: code, ...(code !== player.code && { updatedPlayerCode: code }) }
    })
  })
}
