import type { Database, Tx } from '@seraph/db/open'
import { holdPlayer } from '@seraph/db/queries/players/heldPlayer'
import { recordProgress } from '@seraph/db/queries/progress/progressEvents'
import type { NewProgressEvent } from '@seraph/db/queries/progress/progressEvents'
import { countsWith } from '@seraph/schema/progress/progressKinds'
import { randomUUID } from 'node:crypto'

import { answerPlan } from './answerPlan.ts'
import type { DemoKind } from './demoTeams.ts'
import { factsOf } from './factsOf.ts'
import { playMemory } from './playMemory.ts'
import type { Sitting } from './sitting.ts'

const studySeconds = 300

/**
 * Stores what a player did in a sitting, as the api does when a browser tells of it: its marks or its game, and the event
 * that counts them.
 */
export async function storeSitting(db: Database, kind: DemoKind, sitting: Sitting): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await holdPlayer(tx, sitting.playerId)
    if (kind === 'memory') return storeGame(tx, sitting)
    if (kind !== 'ai-evaluated') return store(tx, { ...eventOf(sitting), ...factsOf[kind](sitting), kind })
    const evaluationIds = await answerPlan(tx, sitting)
    if (evaluationIds.length > 0) await store(tx, { ...eventOf(sitting), kind, evaluationIds })
  })
}

async function storeGame(tx: Tx, sitting: Sitting): Promise<void> {
  const { chapter, score, seconds, beside } = await playMemory(tx, sitting)
  const counts = { memoryPoints: score }
  const facts = { chapters: [chapter], counts, actions: await beside.before(tx), studySeconds: seconds }
  const event = await store(tx, { ...eventOf(sitting), ...facts, kind: 'memory' })
  await beside.after(tx, event)
}

type Event = Omit<NewProgressEvent, 'counts'> & { counts?: Parameters<typeof countsWith>[0] }

async function store(tx: Tx, { counts, ...event }: Event): Promise<NewProgressEvent> {
  const whole = { ...event, counts: countsWith(counts) }
  const { outcome } = await recordProgress(tx, whole)
  if (outcome !== 'recorded') throw new Error(`a sitting of ${event.kind} was not recorded: ${outcome}`)
  return whole
}

function eventOf({ season, playerId, at }: Sitting): Omit<Event, 'kind'> {
  return {
    id: randomUUID(),
    idempotencyKey: null,
    requestHash: 'demo',
    seasonId: season.id,
    playerId,
    occurredAt: at,
    localDate: new Date(at).toISOString().slice(0, 10),
    studySeconds,
    chapters: [],
    correctionOf: null,
    evaluationIds: [],
    actions: [],
    timeZone: 'UTC',
  }
}
