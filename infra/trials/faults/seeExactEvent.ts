import type { Database } from '@seraph/db/open'
import { getEventResult } from '@seraph/schema/http/events/eventRooms'
import { roomTokenHeader } from '@seraph/schema/http/headers'
import { makeEventSeat } from '@seraph/db/testing/makeEventSeat'

import { eventMembers, written } from './playEvent.ts'
import type { PlayedEvent } from './playEvent.ts'
import type { See } from './row.ts'
import { until, seconds } from './until.ts'

const hearsWithinMs = 5_000

/** That all heard of the end, in order, and that sheets, marks and the result are what a count by hand says. */
export async function seeExactEvent(db: Database, event: PlayedEvent, apiUrl: string, see: See): Promise<void> {
  const all = eventMembers(event)
  const took = await until(() => all.every(({ stood }) => stood.at(-1)?.phase === 'end'), hearsWithinMs)
  see(`all ${all.length} heard of the end after ${seconds(took)}`, took !== undefined)
  const inOrder = all.filter(({ stood }) => stood.every(({ version }, at) => version >= (stood[at - 1]?.version ?? 0)))
  see(`${inOrder.length} of ${all.length} heard nothing older after something newer`, inOrder.length === all.length)
  const sheets = await db
    .selectFrom('eventSheets')
    .select(['teamId', 'question', 'draft', 'score'])
    .where('roomId', '=', event.id)
    .execute()
  const expected = event.tables.flatMap(({ teamId }, team) =>
    Array.from({ length: event.questions }, (_, question) => ({ teamId, question, ...written(team, question) })),
  )
  const exact = expected.filter(({ teamId, question, text, worth }) =>
    sheets.some(
      (one) => one.teamId === teamId && one.question === question && one.draft === text && one.score === worth,
    ),
  )
  see(
    `${exact.length} of ${expected.length} sheets have the last draft that was acknowledged and its mark`,
    exact.length === expected.length && sheets.length === expected.length,
  )
  const token = await makeEventSeat(db, { roomId: event.id, kind: 'host' })
  const reply = await fetch(`${apiUrl}/api/event-rooms/${event.id}/result`, { headers: { [roomTokenHeader]: token } })
  const { teams } = getEventResult.reply.parse(await reply.json())
  const sums = event.tables.map(({ teamId }) =>
    expected.filter((one) => one.teamId === teamId).reduce((sum, { worth }) => sum + worth, 0),
  )
  const told = event.tables.map(({ teamId }) => teams.find((team) => team.teamId === teamId)?.score)
  see(
    `points ${told.join(', ')}; by hand ${sums.join(', ')}`,
    told.every((score, at) => score === sums[at]),
  )
}
