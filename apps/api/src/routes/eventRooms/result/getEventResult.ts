import type { EventAudience } from '@seraph/domain/event/viewEventRoom'
import type { EventTeamResult } from '@seraph/schema/http/events/eventRoom'
import { getEventResult } from '@seraph/schema/http/events/eventRooms'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { getEventCaller } from '../eventAccess.ts'
import { isOwnTeam } from './isOwnTeam.ts'
import { readEventResult } from './readEventResult.ts'

/**
 * The result: all of it for the host at any time, placements for the others once it was told (rule 235); of two clubs a coach
 * reads the points of the own teams alone (rule 239).
 */
export function addGetEventResult(app: FastifyInstance, deps: Deps): void {
  serve(app, getEventResult, async ({ params, request }) => {
    const { audience } = await getEventCaller(deps, request, params.roomId)
    if (audience.role === 'grader') throw new AppError('not_host')
    const { row, publishedAt, asked, possible, teams, corrections } = await readEventResult(deps.db, params.roomId)
    const isHost = audience.role === 'host'
    const isCoach = isHost || audience.role === 'visitor'
    if (!isHost && publishedAt === null) throw new AppError('event_result_untold')
    const nameOf = new Map(row.teams.map(({ id, name }) => [id, name]))
    return {
      name: row.name,
      seasonId: row.seasonId,
      asked,
      possible,
      publishedAt: publishedAt?.toISOString() ?? null,
      teams: isCoach
        ? teams.map((team) => (isOwnTeam(row, audience, team.teamId) ? team : { ...team, score: null, detail: null }))
        : teams.map((team) => forHall(team, audience, row.showsPoints)),
      corrections: !isCoach
        ? []
        : corrections.map(({ teamId, statusBefore, statusAfter, createdAt, roomId: _room, ...kept }) => ({
            ...kept,
            team: nameOf.get(teamId) ?? '',
            before: statusBefore,
            after: statusAfter,
            at: createdAt.toISOString(),
          })),
      appeals: isCoach ? row.appeals : [],
    }
  })
}

/** A team as everybody hears of it: its place; its points where the host wants, and to its own members. */
function forHall(team: EventTeamResult, audience: EventAudience, showsPoints: boolean): EventTeamResult {
  const isOwn = audience.role === 'member' && audience.teamId === team.teamId
  return {
    ...team,
    isOutside: false,
    score: isOwn || showsPoints ? team.score : null,
    detail: isOwn ? team.detail : null,
  }
}
