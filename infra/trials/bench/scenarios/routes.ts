import { fillPlayers, madeId, playerToken } from '../fill/fillPlayers.ts'
import { fillTotals } from '../fill/fillTotals.ts'
import { inTurn } from '../figures/inTurn.ts'
import { wordOf } from '../load/answerTo.ts'
import { asPlayers, withKey } from '../load/asPlayers.ts'
import { compareHttp } from '../load/compareHttp.ts'
import { httpLoad } from '../load/httpLoad.ts'
import type { HttpCall } from '../load/httpLoad.ts'
import type { Row } from '../figures/row.ts'
import type { Scenario } from '../scenario.ts'
import { openLimits } from '../stack/openLimits.ts'

/** Players who ask in turn, so that no two requests wait for one row. */
const players = 20_000

/**
 * Reads and writes beside bare Fastify + kysely with the same statements. The worker doesn't run: what follows a write is measured by the
 * scenario `progress`.
 */
export const routes: Scenario = {
  name: 'routes',
  about: 'reads, writes and marks beside bare Fastify + kysely with the same statements',
  sizes: { connections: 50 },
  async run(bench, size) {
    const store = await bench.openStore()
    try {
      await fillPlayers(store.db, players)
      await fillTotals(store.db, players, 30)
      const { id: seasonId } = await store.db.selectFrom('seasons').select('id').executeTakeFirstOrThrow()
      const api = await store.group.app('api', openLimits)
      const bare = await store.group.bare('routes', { SEASON: seasonId })
      const question = await firstQuestion(api.url)
      const answer = question.answer.join(' and ')
      const evaluate = withKey({ userAnswer: answer, question: { id: question.id } })
      let given = 0
      const evaluateNew = () =>
        withKey({ userAnswer: `${answer} ${wordOf((given += 1))}`, question: { id: question.id } })()
      const cookie = { cookie: `seraph_player=${playerToken(1)}` }
      const study = withKey({ chaptersStudied: [1], studyTime: 1 })
      const id = madeId('player', 1)
      const calls: { row: string; atLeast: number; ours: HttpCall; bare: HttpCall }[] = [
        {
          row: 'read: GET /api/session',
          atLeast: 0.75,
          ours: { path: '/api/session', headers: cookie },
          bare: { path: '/session', headers: cookie },
        },
        {
          row: 'read: GET /api/player-progress/{id}',
          atLeast: 0.75,
          ours: { path: `/api/player-progress/${id}`, headers: cookie },
          bare: { path: `/progress/${id}`, headers: cookie },
        },
        {
          row: 'write: POST /api/player-progress/{id}/update',
          atLeast: 0.75,
          ours: asPlayers(players, (player) => `/api/player-progress/${player}/update`, study),
          bare: asPlayers(players, (player) => `/update/${player}`, study),
        },
        {
          row: 'POST /api/evaluate, built-in judge, an answer that many give, a guest',
          atLeast: 0.6,
          ours: { path: '/api/evaluate', method: 'POST', make: evaluate },
          bare: { path: '/evaluate', method: 'POST', make: evaluate },
        },
        {
          row: 'POST /api/evaluate, built-in judge, an answer that many give, a player',
          atLeast: 0.6,
          ours: { path: '/api/evaluate', method: 'POST', headers: cookie, make: evaluate },
          bare: { path: '/evaluate', method: 'POST', make: evaluate },
        },
        {
          row: 'POST /api/evaluate, built-in judge, an answer that nobody gave before, a guest',
          atLeast: 0.4,
          ours: { path: '/api/evaluate', method: 'POST', make: evaluateNew },
          bare: { path: '/evaluate', method: 'POST', make: evaluateNew },
        },
      ]
      const rows: Row[] = []
      const raw: Record<string, unknown> = {}
      for (const call of calls) {
        const options = (turn: number) => ({
          connections: size('connections'),
          seconds: size('seconds'),
          isCold: turn === 0,
          storesCpu: () => bench.cpuOf('postgres') + bench.cpuOf('redis'),
        })
        const runs = await inTurn(size('runs'), {
          ours: (turn) => httpLoad(api, call.ours, options(turn)),
          bare: (turn) => httpLoad(bare, call.bare, options(turn)),
        })
        rows.push(compareHttp({ row: call.row, target: { atLeast: call.atLeast }, ...runs }))
        raw[call.row] = runs
      }
      return { rows, raw }
    } finally {
      await store.close()
    }
  },
}

async function firstQuestion(url: string): Promise<{ id: string; answer: string[] }> {
  const reply = await fetch(`${url}/api/questions/1?answers=true`)
  const { questions } = (await reply.json()) as { questions: { id: string; answer: string[]; points: number }[] }
  const question = questions.find(({ points }) => points === 2)
  if (question === undefined) throw new Error('no question of two points in chapter 1')
  return question
}
