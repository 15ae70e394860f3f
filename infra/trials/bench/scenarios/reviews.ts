import { makeCoach } from '@seraph/db/testing/makeCoach'
import type { Database } from '@seraph/db/open'
import type { Recall } from '@seraph/schema/review'
import { sql } from 'kysely'

import { fillCards } from '../fill/fillCards.ts'
import { fillPlayers, playerToken } from '../fill/fillPlayers.ts'
import { inTurn } from '../figures/inTurn.ts'
import { median } from '../figures/median.ts'
import { ratios } from '../figures/ratios.ts'
import { makeRow } from '../figures/row.ts'
import type { Row } from '../figures/row.ts'
import { answerThrough, markAnswers } from '../load/answerThrough.ts'
import type { AnswerThrough } from '../load/answerThrough.ts'
import { compareHttp } from '../load/compareHttp.ts'
import { httpLoad } from '../load/httpLoad.ts'
import type { HttpCall, HttpRun } from '../load/httpLoad.ts'
import type { Scenario } from '../scenario.ts'
import { openLimits } from '../stack/openLimits.ts'

/** The players of a coach with twenty teams, who are there besides those with many cards. */
const coached = 140

/** What reviews cost: a child's day, a coach's map, and what rating an answer's parts adds to it. */
export const reviews: Scenario = {
  name: 'reviews',
  about:
    'a day of a child with --cards cards among those of --players such children; the map of 20 more teams of --mapCards cards a child; an answer that rates memory and one of practice, marked and until it is in the cards',
  sizes: { players: 380, cards: 5_000, mapCards: 1_000, connections: 4, stretch: 5, through: 2 },
  async run(bench, size) {
    const rows: Row[] = []
    const raw: Record<string, unknown> = {}
    const store = await bench.openStore()
    try {
      const { db } = store
      const coach = await makeCoach(db)
      const players = coached + size('players')
      await fillPlayers(db, players, coach.coachId)
      await leaveCoach(db)
      const seasonId = await largestSeason(db)
      await fillCards(db, { seasonId, from: 1, to: coached, cards: size('mapCards') })
      const cards = await fillCards(db, { seasonId, from: coached + 1, to: players, cards: size('cards') })
      const api = await store.group.app('api', openLimits)
      const storesCpu = (): number => bench.cpuOf('postgres') + bench.cpuOf('redis')
      const measure = async (row: string, atMost: number, call: HttpCall, connections: number): Promise<void> => {
        const runs: HttpRun[] = []
        for (let turn = 0; turn < size('runs'); turn += 1) {
          runs.push(await httpLoad(api, call, { connections, seconds: size('stretch'), isCold: turn === 0, storesCpu }))
        }
        const [first] = runs
        const note = `${connections} at once, ${first?.rate.toFixed(0)} /s, p50 ${first?.p50} ms, ${first?.cpuUs.toFixed(0)} µs CPU, stores ${first?.storesUs.toFixed(0)} µs`
        rows.push(makeRow({ row, target: { atMost }, unit: 'ms', figures: runs.map(({ p99 }) => p99), note }))
        raw[row] = runs
        bench.say(`${row}: ${note}, p99 ${runs.map(({ p99 }) => p99).join(', ')} ms`)
      }
      const among = `${(cards / 1e6).toFixed(1)} million`
      const day = { path: `/api/today?season=${seasonId}`, make: ownDays(players) }
      const ownCards = `${size('cards')} cards among ${among}`
      await measure(`a day of a child with ${ownCards}, p99`, 60, day, size('connections'))
      // One coach at a time opens all of it.
      const headers = { cookie: `seraph_coach=${coach.token}` }
      const map = { path: `/api/coaches/map?season=${seasonId}`, headers }
      await measure(`the map of 20 teams, ${size('mapCards')} cards a child, p99`, 150, map, 1)
      const questions = await db
        .selectFrom('questions')
        .select(['id', 'parts'])
        .where('seasonId', '=', seasonId)
        .where('isRetired', '=', false)
        .orderBy('position')
        .limit(2 + size('runs'))
        .execute()
      const options = (recall: Recall, turn = 0) => ({
        seasonId,
        question: questionAt(questions, turn),
        recall,
        players,
        connections: size('connections'),
        seconds: size('seconds'),
        storesCpu,
      })
      const marks = await inTurn(size('runs'), {
        ours: (turn) => markAnswers(api, turn === 0, options('alone')),
        bare: (turn) => markAnswers(api, turn === 0, options('practice')),
      })
      const row = 'an answer that rates memory, beside one of practice'
      rows.push(compareHttp({ row, target: { atLeast: 0.95 }, ...marks }))
      raw[row] = marks
      // What was marked without a worker would be caught up with meanwhile.
      await sql`truncate evaluations cascade`.execute(db)
      const worker = await store.group.app('worker')
      // Another question each time: a child's log of one doesn't grow with every answer.
      const through = (recall: Recall, turn: number, seconds: number) =>
        answerThrough({ api, worker, db }, { ...options(recall, turn), seconds })
      for (const recall of ['alone', 'practice'] as const) await through(recall, 1, 1)
      const whole = await inTurn(size('runs'), {
        ours: (turn) => through('alone', turn + 2, size('through')),
        bare: (turn) => through('practice', turn + 2, size('through')),
      })
      rows.push(compareWhole(whole))
      raw['whole'] = whole
      return { rows, raw }
    } finally {
      await store.close()
    }
  },
}

function questionAt<Question>(questions: readonly Question[], turn: number): Question {
  const question = questions[turn]
  if (question === undefined) throw new Error('the season has too few questions')
  return question
}

/** All that an answer takes, what the worker does with it afterwards too, beside one that rates nothing. */
function compareWhole({ ours, bare }: Record<'ours' | 'bare', AnswerThrough[]>): Row {
  const of = (runs: AnswerThrough[], figure: (run: AnswerThrough) => number): number =>
    Math.round(median(runs.map(figure)))
  const both = (name: string, figure: (run: AnswerThrough) => number): string =>
    `${name} ${of(ours, figure)} : ${of(bare, figure)} µs`
  const note = [
    both('all', ({ cpuUs }) => cpuUs),
    both('of it the worker', ({ workerUs }) => workerUs),
    both('the stores after the mark', ({ laterStoresUs }) => laterStoresUs),
  ].join(', ')
  return makeRow({
    row: 'the same until it is in totals and cards, CPU of all processes',
    target: { atLeast: 0.95 },
    unit: '×',
    figures: ratios(bare, ours, ({ cpuUs }) => cpuUs),
    note,
  })
}

/** Players beyond the twenty teams have no coach. */
async function leaveCoach(db: Database): Promise<void> {
  await sql`update players set coach_id = null, member_number = null where code > ${`B${String(coached).padStart(8, '0')}`} and code like 'B%'`.execute(
    db,
  )
  await sql`update teams set coach_id = null, coach_name = null
    where coach_id is not null and not exists (select from players p where p.team_id = teams.id and p.coach_id is not null)`.execute(
    db,
  )
}

/** The season with the most parts: where a child has the most cards. */
async function largestSeason(db: Database): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select season_id as id from questions where not is_retired group by season_id order by sum(jsonb_array_length(parts)) desc limit 1
  `.execute(db)
  const [largest] = rows
  if (largest === undefined) throw new Error('no season is loaded')
  return largest.id
}

/** The players with many cards ask for their days in turn. */
function ownDays(players: number): NonNullable<HttpCall['make']> {
  let turn = coached
  return () => {
    turn = turn >= players ? coached + 1 : turn + 1
    return { headers: { cookie: `seraph_player=${playerToken(turn)}` } }
  }
}
