import { randomUUID } from 'node:crypto'

import { countOverview } from '@seraph/db/queries/progress/stats'

import { fillAnswers } from '../fill/fillAnswers.ts'
import { fillPlayers, madeId, playerToken } from '../fill/fillPlayers.ts'
import { fillTotals } from '../fill/fillTotals.ts'
import { makeRow } from '../figures/row.ts'
import type { Row, Unit } from '../figures/row.ts'
import { seasonOnPaper } from '../figures/seasonOnPaper.ts'
import type { Paper } from '../figures/seasonOnPaper.ts'
import { httpLoad } from '../load/httpLoad.ts'
import type { HttpCall } from '../load/httpLoad.ts'
import { readCosts } from '../readCosts.ts'
import type { Scenario } from '../scenario.ts'
import { openLimits } from '../stack/openLimits.ts'
import { tableSizes } from '../stack/tableSizes.ts'
import type { TableSize } from '../stack/tableSizes.ts'
import { withoutLimit } from '../stack/withoutLimit.ts'

/** What is assumed of a season besides its players and rooms. */
const assumed = {
  membersOfRoom: 20,
  secondsPerAnswer: 30,
  answersOfPlayer: 600,
  uncertainShare: 0.35,
  tokensOfCall: 1_300,
}

/** A season as large as it may become: its tables, its queries, and what it takes. */
export const season: Scenario = {
  name: 'season',
  about:
    'a made-up season in PostgreSQL: sizes, queries at that size, and what --players with --rooms at one time take',
  sizes: { players: 100_000, rooms: 2_000, answers: 20, days: 30 },
  isOnDemand: true,
  async run(bench, size) {
    const store = await bench.openStore()
    try {
      const [players, answers] = [size('players'), size('answers')]
      await fillPlayers(store.db, players)
      await fillTotals(store.db, players, size('days'))
      await fillAnswers(store.db, players, answers)
      const tables = await tableSizes(store.db)
      const api = await store.group.app('api', openLimits)
      const { id, seasonId } = await store.db
        .selectFrom('questions')
        .select(['id', 'seasonId'])
        .executeTakeFirstOrThrow()
      const queries: Row[] = []
      for (const [name, call] of Object.entries(callsOf(players, id))) {
        const runs = []
        for (let turn = 0; turn < size('runs'); turn += 1)
          runs.push(await httpLoad(api, call, { connections: 4, seconds: size('seconds'), isCold: turn === 0 }))
        const note = `4 at once, ${runs[0]?.rate.toFixed(0)} /s, p50 ${runs[0]?.p50} ms`
        const figures = runs.map(({ p99 }) => p99)
        queries.push(makeRow({ row: `season: ${name}, p99`, target: undefined, unit: 'ms', figures, note }))
      }
      const counting: number[] = []
      for (let turn = 0; turn < size('runs'); turn += 1) {
        const from = performance.now()
        await withoutLimit(store.db, (tx) => countOverview(tx, [seasonId]))
        counting.push(performance.now() - from)
      }
      const note = 'at most every 5 s in each api process'
      const counted = { row: 'season: counting for stats/overview', target: undefined, unit: 'ms', note } as const
      queries.push(makeRow({ ...counted, figures: counting }))
      const costs = await readCosts(tables, { players, answers })
      const wanted = { players, roomsAtOnce: size('rooms'), ...assumed }
      const paper = seasonOnPaper(wanted, costs)
      const scale = `${answers} of ${assumed.answersOfPlayer} answers a player were stored`
      return {
        rows: [...tables.map(tableRow), ...queries, ...paperRows(paper, scale, costs.roomBytes)],
        raw: { tables, costs, wanted, paper },
      }
    } finally {
      await store.close()
    }
  },
}

function callsOf(players: number, questionId: string): Record<string, HttpCall> {
  let turn = 0
  const cookie = (): Record<string, string> => {
    turn = (turn * 7 + 1_009) % players
    return { cookie: `seraph_player=${playerToken(turn + 1)}` }
  }
  const answer = JSON.stringify({ userAnswer: 'Amoz', question: { id: questionId } })
  return {
    'GET /api/session': { path: '/api/session', make: () => ({ headers: cookie() }) },
    'GET /api/player-progress/{id}': {
      path: '/api/player-progress',
      make: () => ({ headers: cookie(), path: `/api/player-progress/${madeId('player', turn + 1)}` }),
    },
    'GET /api/featured-players': { path: '/api/featured-players' },
    'POST /api/evaluate': {
      path: '/api/evaluate',
      method: 'POST',
      make: () => ({
        body: answer,
        headers: { ...cookie(), 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      }),
    },
  }
}

function tableRow({ table, rows, bytes, indexBytes }: TableSize): Row {
  const note = `${(bytes / 1e6).toFixed(0)} MB, of it indexes ${(indexBytes / 1e6).toFixed(0)}; ${rows.toLocaleString('en')} rows`
  return makeRow({
    row: `season: ${table}, a row`,
    target: undefined,
    unit: 'kB',
    figures: [bytes / rows / 1_000],
    note,
  })
}

function paperRows(paper: Paper, scale: string, roomBytes: number): Row[] {
  const row = (name: string, unit: Unit, figure: number, note = ''): Row =>
    makeRow({ row: `on paper: ${name}`, target: undefined, unit, figures: [figure], note })
  return [
    row('sockets at one time', '', paper.sockets, `${assumed.membersOfRoom} members of a room`),
    row('answers', '/s', paper.answersPerSecond, `one of each member in ${assumed.secondsPerAnswer} s`),
    row('cores of hubs', '', paper.hubCores, `${paper.hubs} hubs, none above 60 % of a core`),
    row('cores of workers', '', paper.workerCores),
    row('cores of PostgreSQL', '', paper.postgresCores),
    row('cores of Redis', '', paper.redisCores),
    row('memory of the sockets', 'GB', paper.socketsGb),
    row('memory of the rooms on all hubs', 'GB', paper.roomsGb, `${Math.round(roomBytes / 1_000)} kB a room and hub`),
    row(
      'database at the end of the season',
      'GB',
      paper.databaseGb,
      `${assumed.answersOfPlayer} answers a player; ${scale}`,
    ),
    row(
      'calls of the model at one time',
      '/s',
      paper.modelCallsPerSecond,
      `${assumed.uncertainShare * 100} % of answers`,
    ),
    row('calls of the model in a season', 'million', paper.modelCalls / 1e6),
    row('tokens of the model in a season', 'million', paper.modelTokens / 1e6, `${assumed.tokensOfCall} a call`),
  ]
}
