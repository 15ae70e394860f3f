import { insertKeyRevision } from '@seraph/db/queries/appeals/keyRevisions'
import { makeCoach } from '@seraph/db/testing/makeCoach'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { fillPlayers, madeId } from '../fill/fillPlayers.ts'
import { fillWordings } from '../fill/fillWordings.ts'
import { makeRow } from '../figures/row.ts'
import { evaluateRevised } from '../load/evaluateRevised.ts'
import { httpLoad } from '../load/httpLoad.ts'
import type { Scenario } from '../scenario.ts'
import { openLimits } from '../stack/openLimits.ts'

/** A question with many stored answers: what accepting a wording would change, the stored marks that follow, and the queue. */
export const remarks: Scenario = {
  name: 'remarks',
  about:
    'an accepted wording of a question with --answers stored answers of --wordings wordings; the queue with --appeals open',
  sizes: { players: 2_000, answers: 100_000, wordings: 1_000, appeals: 10_000, connections: 4, revisions: 500 },
  async run(bench, size) {
    const previews: number[] = []
    const rates: number[] = []
    const queues: number[] = []
    const evaluates: number[] = []
    for (let turn = 0; turn < size('runs'); turn += 1) {
      const store = await bench.openStore()
      try {
        const { db } = store
        const coach = await makeCoach(db)
        await fillPlayers(db, size('players'), coach.coachId)
        const sizes = { players: size('players'), answers: size('answers'), wordings: size('wordings') }
        const worded = await fillWordings(db, { ...sizes, appeals: size('appeals') })
        const api = await store.group.app('api', openLimits)
        const headers = { cookie: `seraph_coach=${coach.token}` }
        const options = { connections: size('connections'), seconds: size('seconds'), isCold: true }
        queues.push((await httpLoad(api, { path: '/api/appeals', headers }, options)).p99)
        const { questionId, partId, wording } = worded
        const body = JSON.stringify({ questionId, partId, wording, scope: 'club', clubId: madeId('club', 0) })
        const since = performance.now()
        const reply = await fetch(`http://127.0.0.1:${api.port}/api/appeals/preview`, {
          method: 'POST',
          body,
          headers: { ...headers, 'content-type': 'application/json' },
        })
        previews.push((performance.now() - since) / 1_000)
        const { marks, refusal } = (await reply.json()) as { marks: number; refusal: string | null }
        if (!reply.ok || refusal !== null || marks === 0)
          throw new Error(`nothing to raise: ${reply.status}, ${refusal}`)
        evaluates.push(
          await evaluateRevised(api, db, {
            questionId,
            revisions: size('revisions'),
            connections: size('connections'),
            seconds: size('seconds'),
          }),
        )
        await db.deleteFrom('keyRevisions').execute()
        await store.group.app('worker', { SWEEP_MS: '100' })
        const { seasonId } = worded
        const revision = {
          id: randomUUID(),
          seasonId,
          questionId,
          partId,
          wording,
          kind: 'accept',
          scope: 'everywhere',
        } as const
        const begun = performance.now()
        await db.transaction().execute((tx) => insertKeyRevision(tx, revision))
        for (;;) {
          const { rows } = await sql<{ raised: number }>`select count(*)::integer as raised from remarks`.execute(db)
          if ((rows[0]?.raised ?? 0) >= marks) break
          await sleep(20)
        }
        // All stored answers were looked at, and those of the wording raised.
        rates.push(size('answers') / ((performance.now() - begun) / 1_000))
      } finally {
        await store.close()
      }
    }
    const rows = [
      makeRow({
        row: `preview of a wording, ${size('answers')} answers`,
        target: { atMost: 1 },
        unit: 's',
        figures: previews,
      }),
      makeRow({
        row: 're-marking: stored answers a second',
        target: { atLeast: 1_000 },
        unit: '/s',
        figures: rates,
        note: 'from the decision until the last mark has risen, the sweep’s wait included; a tenth of the answers rises',
      }),
      makeRow({
        row: `the queue with ${size('appeals')} open appeals, p99`,
        target: { atMost: 100 },
        unit: 'ms',
        figures: queues,
      }),
      makeRow({
        row: `an answer with ${size('revisions')} revisions in force : before`,
        target: { atMost: 1.05 },
        unit: '×',
        figures: evaluates,
        note: 'the api’s CPU',
      }),
    ]
    return { rows, raw: { previews, rates, queues, evaluates } }
  },
}
