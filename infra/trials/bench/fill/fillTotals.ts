import { randomUUID } from 'node:crypto'

import type { Database } from '@seraph/db/open'
import { emptyReckoning, reckonProgress } from '@seraph/domain/progress/reckonProgress'
import { boardOrder } from '@seraph/domain/ranks/boardOrder'
import { effortOf } from '@seraph/domain/ranks/effortOf'
import { countsWith, evaluatedKind } from '@seraph/schema/progress/progressKinds'
import { sql } from 'kysely'

import { withoutLimit } from '../stack/withoutLimit.ts'

/** Different seasons of study that are handed out to the players. */
const kinds = 50

/** Gives players 1 to `players` totals as the aggregator makes them, of up to `days` days of study with 20 questions each. */
export async function fillTotals(db: Database, players: number, days: number): Promise<void> {
  const made = Array.from({ length: kinds }, (_, kind) => makeTotals(1 + Math.floor((days * (kind + 1)) / kinds), kind))
  await withoutLimit(db, async (tx) => {
    await sql`insert into player_totals (player_id, season_id, totals, history, board_order)
    select made_id('player', n), s.id, k.totals, k.history, (k.board_order + n % 997)::integer
    from generate_series(1, ${players}::integer) n
    join jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as k (kind integer, totals jsonb, history jsonb, board_order bigint)
      on k.kind = n % ${kinds}::integer, seasons s
    where s.place = 1`.execute(tx)
    await sql`analyze player_totals`.execute(tx)
  })
}

function makeTotals(days: number, kind: number) {
  const dayMs = 24 * 3_600_000
  const loginId = randomUUID()
  const loggedInAt = Date.now() - (days + 1) * dayMs
  const events = Array.from({ length: days }, (_, day) => {
    const occurredAt = Date.now() - (days - day) * dayMs
    const chapter = 1 + (day % 33)
    return {
      id: randomUUID(),
      seasonId: '',
      kind: evaluatedKind,
      occurredAt,
      localDate: new Date(occurredAt).toISOString().slice(0, 10),
      loginId,
      loggedInAt,
      studySeconds: 600,
      chapters: [chapter],
      counts: countsWith({ questionsAnswered: 20, pointsEarned: 30 + (kind % 10), pointsPossible: 40 }),
      correctionOf: null,
      counted: {
        counted: 20,
        repeated: 0,
        tooFast: 0,
        triviaPoints: 0,
        memoryPoints: 0,
        byChapter: { [chapter]: 20 },
      },
    }
  })
  const { totals, history } = reckonProgress(emptyReckoning(), events)
  return { kind, totals, history, board_order: boardOrder(effortOf(totals)) }
}
