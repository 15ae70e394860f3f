import type { Database } from '@seraph/db/open'
import { makePlayer } from '@seraph/db/testing/make'
import { ageRecords } from '@seraph/db/testing/ageRecords'
import { sql } from 'kysely'

import { answerAll, openRooms, stopRooms } from '../playRooms.ts'
import { openPlayer } from '../player.ts'
import type { Row, See } from '../row.ts'
import { seeExactPlayers } from '../seeExactPlayers.ts'
import { seeExactRooms } from '../seeExactRoom.ts'
import { questionIds } from '../stack.ts'
import type { AppName } from '../stack.ts'
import type { Stores } from '../stores.ts'
import { until } from '../until.ts'
import { withStack } from '../withStack.ts'

/** Everything that goes one day is younger than that by as much; a week is the shortest that anything is kept. */
const agedDays = 6
const apps: readonly AppName[] = ['api', 'rooms', 'worker']
const days = [1, -1, 400, -400]

/** Players and a room go on while one kind of process has a wrong clock, and the worker cleans up every second. */
async function playWithClock(stores: Stores, see: See, app: AppName, turnedDays: number): Promise<void> {
  const options = { apps: { api: 1, rooms: 1, worker: 1 }, clockDays: { [app]: turnedDays } }
  const settings = { CLEAN_UP_MS: '1000', SWEEP_MS: '500' }
  await withStack(stores, { ...options, settings }, async (stack) => {
    const { db } = stack
    const deleted = await makePlayer(db)
    await db.updateTable('players').set({ deletedAt: new Date() }).where('id', '=', deleted.id).execute()
    const addresses = () => stack.api.map(({ url }) => url)
    const players = await Promise.all([1, 2].map(() => openPlayer(db, addresses)))
    for (const id of questionIds.slice(0, 5)) await Promise.all(players.map((player) => player.answer(id, 'Amoz')))
    await ageRecords(db, agedDays)
    const before = await countKept(db)
    const from = await cleanings(db)
    const rooms = await openRooms(stack, { rooms: 1, participants: 3 })
    const inRooms = answerAll(rooms, 1_000)
    for (const id of questionIds.slice(5, 10)) await Promise.all(players.map((player) => player.answer(id, 'Amoz')))
    await inRooms
    const cleaned = await until(async () => (await cleanings(db)) > from, 10_000)
    const after = await countKept(db)
    const lost = Object.entries(before).filter(([name, count]) => (after[name] ?? 0) < count)
    const name = `${app} ${turnedDays > 0 ? 'ahead' : 'behind'} by ${Math.abs(turnedDays)} d`
    see(
      `${name}: cleaned ${cleaned === undefined ? 'never' : 'meanwhile'}, ${lost.map(([what, count]) => `${what} ${count} → ${after[what]}`).join(', ') || 'nothing erased'}`,
      cleaned !== undefined && lost.length === 0,
    )
    const odd = await listOddDates(db)
    see(
      odd.length === 0 ? 'every date is the database’s' : `dates of another clock: ${odd.join(', ')}`,
      odd.length === 0,
    )
    await seeExactPlayers(db, players, see)
    await seeExactRooms(db, rooms, see)
    stopRooms(rooms)
  })
}

/** What must not become less. */
async function countKept(db: Database): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from evaluations where response is not null) as texts,
      (select count(*) from idempotency_keys) as keys,
      (select count(*) from sessions where ended_at is null and expires_at > now()) as sessions,
      (select count(*) from progress_events) as events,
      (select count(*) from players where deleted_at is not null) as deletions_to_undo`.execute(db)
  return rows[0] ?? {}
}

/** When records were cleaned up last, in milliseconds; 0 where they never were. */
async function cleanings(db: Database): Promise<number> {
  const { rows } = await sql<{ ranMs: number }>`
    select coalesce(extract(epoch from max(ran_at)) * 1000, 0)::float8 as ran_ms from cleanings`.execute(db)
  return rows[0]?.ranMs ?? 0
}

/** Columns in which something is dated after now, or further back than what was aged. */
async function listOddDates(db: Database): Promise<string[]> {
  const dated = [
    ['evaluations', 'created_at'],
    ['progress_events', 'created_at'],
    ['progress_events', 'occurred_at'],
    ['idempotency_keys', 'created_at'],
    ['study_rooms', 'created_at'],
    ['group_quiz_answers', 'created_at'],
    ['schedules', 'started_at'],
    ['schedules', 'finished_at'],
    ['room_hubs', 'seen_at'],
  ] as const
  const odd: string[] = []
  for (const [table, column] of dated) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)} where ${sql.ref(column)} > now() + interval '5 seconds'
        or ${sql.ref(column)} < now() - make_interval(days => ${agedDays}) - interval '10 minutes'`.execute(db)
    if ((rows[0]?.count ?? 0) > 0) odd.push(`${table}.${column}`)
  }
  return odd
}

const mustBeSeen = 'exact; nothing erased before its time by the database’s clock; every date its'

export const clockTurned: Row = {
  name: 'clock-turned',
  fault: 'worker’s clock ahead by 400 days',
  mustBeSeen,
  isQuick: true,
  run: (stores, see) => playWithClock(stores, see, 'worker', 400),
}

export const clocksTurned: Row = {
  name: 'clocks-turned',
  fault: 'clock of api, hub or worker wrong by a day or 400, either way',
  mustBeSeen,
  isQuick: false,
  async run(stores, see) {
    for (const app of apps) for (const turned of days) await playWithClock(stores, see, app, turned)
  },
}
