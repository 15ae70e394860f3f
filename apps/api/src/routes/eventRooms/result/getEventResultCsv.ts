import { csvText } from '@seraph/domain/csv/csvText'
import { getEventResultCsv } from '@seraph/schema/http/events/eventRooms'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../../deps.ts'
import { getReadableSeason } from '../../../season/getReadableSeason.ts'
import { serve } from '../../../http/serve.ts'
import { getEventCoach } from '../eventAccess.ts'
import { isOwnTeam } from './isOwnTeam.ts'
import { readEventResult } from './readEventResult.ts'

const heading = [
  'Team',
  'Place',
  'Question',
  'Chapter',
  'Verse',
  'Kind',
  'Asked',
  'Sheet',
  'Points',
  'Of',
  'Void',
  'Corrected',
]

/** One line a sheet, with a mark for spreadsheets that this is UTF-8; no cell can be taken for a formula. */
export function addGetEventResultCsv(app: FastifyInstance, deps: Deps): void {
  serve(app, getEventResultCsv, async ({ params, request, reply }) => {
    const { audience } = await getEventCoach(deps, request, params.roomId)
    const {
      row,
      publishedAt,
      teams: all,
      questions,
      sheets,
      corrections,
    } = await readEventResult(deps.db, params.roomId)
    if (audience.role === 'visitor' && publishedAt === null) throw new AppError('event_result_untold')
    const teams = all.filter(({ teamId }) => isOwnTeam(row, audience, teamId))
    const { chapters } = (await getReadableSeason(deps, row.seasonId)).season
    // A late call has been refused already.
    if (reply.sent) return reply
    const lines = teams.flatMap(({ teamId, name, place }) =>
      sheets
        .filter((sheet) => sheet.teamId === teamId)
        .map((sheet) => {
          const asked = questions[sheet.question]
          const changed = corrections.some((one) => one.teamId === teamId && one.question === sheet.question)
          return [
            name,
            place,
            sheet.question + 1,
            chapters[(asked?.chapter ?? 0) - 1]?.label ?? '',
            asked?.verse ?? '',
            asked?.type ?? '',
            asked?.question ?? '',
            sheet.draft,
            sheet.score,
            sheet.maxScore,
            row.isVoid[sheet.question] === true ? 'void' : '',
            changed ? 'by a person' : '',
          ]
        }),
    )
    reply.header('cache-control', 'no-store').header('content-type', 'text/csv; charset=utf-8')
    reply.header('content-disposition', `attachment; filename="event-${row.code}.csv"`)
    return reply.send(Buffer.from(`\uFEFF${csvText([heading, ...lines])}`))
  })
}
