import { makeCoach } from '@seraph/db/testing/makeCoach'

import { fillPlayers } from '../fill/fillPlayers.ts'
import { fillTotals } from '../fill/fillTotals.ts'
import { makeRow } from '../figures/row.ts'
import type { Row } from '../figures/row.ts'
import { httpLoad } from '../load/httpLoad.ts'
import type { HttpRun } from '../load/httpLoad.ts'
import type { Scenario } from '../scenario.ts'

/** The two screens that go through many players. */
export const boards: Scenario = {
  name: 'boards',
  about: 'a coach dashboard of 20 teams and 140 players; the featured players of --players',
  sizes: { players: 50_000, days: 60, connections: 10 },
  async run(bench, size) {
    const rows: Row[] = []
    const raw: Record<string, HttpRun[]> = {}
    const measure = async (row: string, atMost: number, fill: typeof fillDashboard): Promise<void> => {
      const store = await bench.openStore()
      try {
        const { path, headers } = await fill(store.db, size('players'), size('days'))
        const api = await store.group.app('api')
        const runs: HttpRun[] = []
        for (let turn = 0; turn < size('runs'); turn += 1) {
          const options = { connections: size('connections'), seconds: size('seconds'), isCold: turn === 0 }
          runs.push(await httpLoad(api, { path, headers }, options))
        }
        const [first] = runs
        const note = `${size('connections')} at once, ${first?.rate.toFixed(0)} /s, p50 ${first?.p50} ms, ${first?.cpuUs.toFixed(0)} µs CPU`
        rows.push(makeRow({ row, target: { atMost }, unit: 'ms', figures: runs.map(({ p99 }) => p99), note }))
        raw[row] = runs
      } finally {
        await store.close()
      }
    }
    await measure('coach dashboard, 20 teams and 140 players, p99', 100, fillDashboard)
    await measure(`featured players among ${size('players').toLocaleString('en')}, p99`, 50, fillFeatured)
    return { rows, raw }
  },
}

async function fillDashboard(db: Parameters<typeof fillPlayers>[0], _players: number, days: number) {
  const coach = await makeCoach(db)
  await fillPlayers(db, 140, coach.coachId)
  await fillTotals(db, 140, days)
  return {
    path: `/api/coaches/dashboard?coachCode=${coach.code}`,
    headers: { cookie: `seraph_coach=${coach.token}` } as Record<string, string>,
  }
}

async function fillFeatured(db: Parameters<typeof fillPlayers>[0], players: number, days: number) {
  await fillPlayers(db, players)
  await fillTotals(db, players, days)
  return { path: '/api/featured-players', headers: {} }
}
