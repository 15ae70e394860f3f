import { csvText } from '@seraph/domain/csv/csvText'
import { getRoomResultsCsv } from '@seraph/schema/http/rooms/roomResults'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../../deps.ts'
import { getReadableSeason } from '../../../season/getReadableSeason.ts'
import { serve } from '../../../http/serve.ts'
import { readResults } from './getRoomResults.ts'

const heading = [
  'Player',
  'Team',
  'Chapter',
  'Verse',
  'Question',
  'Answer',
  'Points',
  'Of',
  'Feedback',
  'Marked by',
  'At',
]

/** One line an answer, with a mark for spreadsheets that this is UTF-8. */
export function addGetRoomResultsCsv(app: FastifyInstance, deps: Deps): void {
  serve(app, getRoomResultsCsv, async ({ params: { roomId }, request, reply }) => {
    const results = await readResults(deps, request, roomId)
    const { chapters } = (await getReadableSeason(deps, results.seasonId)).season
    // A late call has been refused already.
    if (reply.sent) return reply
    const lines = results.participants.flatMap(({ nickname, teamName, answers }) =>
      answers.map((one) => [
        nickname,
        teamName,
        chapters[one.chapter - 1]?.label ?? String(one.chapter),
        one.verse,
        one.question,
        one.answer,
        one.score,
        one.maxScore,
        one.feedback,
        one.judgedBy,
        one.answeredAt,
      ]),
    )
    reply.header('cache-control', 'no-store').header('content-type', 'text/csv; charset=utf-8')
    reply.header('content-disposition', `attachment; filename="room-${results.code}.csv"`)
    return reply.send(Buffer.from(`\uFEFF${csvText([heading, ...lines])}`))
  })
}
