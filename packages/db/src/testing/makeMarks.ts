import type { Judgement } from '@seraph/schema/judging'
import { countNames, countsWith } from '@seraph/schema/progress/progressKinds'
import type { Counts } from '@seraph/schema/progress/progressKinds'
import { randomUUID } from 'node:crypto'

import type { Database } from '../open.ts'
import { insertEvaluation } from '../queries/progress/evaluations.ts'
import type { NewEvaluation } from '../queries/progress/evaluations.ts'
import type { NewProgressEvent } from '../queries/progress/progressEvents.ts'

/** A judgement of one part, fully right but for what `over` says. */
export function makeJudgement(over: Partial<Judgement> = {}): Judgement {
  return {
    score: 1,
    maxScore: 1,
    parts: [{ part: 'Amoz', status: 'given', evidence: 'Amoz' }],
    surplus: [],
    flags: [],
    confidence: 'high',
    ...over,
  }
}

/** Stores a settled mark of 1 point out of 1 in chapter 1, but for what `over` says, and returns its id. */
export async function makeEvaluation(
  db: Database,
  over: Partial<NewEvaluation> & { seasonId: string },
): Promise<string> {
  const id = over.id ?? randomUUID()
  await insertEvaluation(db, {
    id,
    idempotencyKey: null,
    requestHash: 'hash',
    question: { id: 'q1', version: 'version of q1', chapter: 1 },
    player: undefined,
    response: 'Amoz',
    builtIn: makeJudgement(),
    judgeVersion: '1',
    leaseMs: undefined,
    ...over,
  })
  return id
}

/** What a test says of an event: its counts stand beside the rest, its time may be a date. */
type EventFacts = Partial<Omit<NewProgressEvent, 'counts' | 'occurredAt'> & Counts> & {
  playerId: string
  seasonId: string
  occurredAt?: Date
}

/**
 * An event of a minute of study now, in no chapter, but for what `over`
 * says. What it answers counts: each is another question, and takes no time.
 */
export function makeEvent(over: EventFacts): NewProgressEvent {
  const { occurredAt = new Date(), ...rest } = over
  const { questionsAnswered = 0, triviaPoints = 0, memoryPoints = 0, crosswordsCompleted = 0, chapters = [] } = over
  const work = { chapter: chapters[0] ?? 1, needMs: 0 }
  const count = Math.max(questionsAnswered, crosswordsCompleted, memoryPoints > 0 ? 1 : 0)
  return {
    id: randomUUID(),
    idempotencyKey: null,
    requestHash: 'hash',
    kind: 'study',
    occurredAt: occurredAt.getTime(),
    localDate: occurredAt.toISOString().slice(0, 10),
    studySeconds: 60,
    chapters: [],
    correctionOf: null,
    evaluationIds: [],
    actions: Array.from({ length: count }, (_, at) => ({
      ...work,
      subject: randomUUID(),
      triviaPoints: at === 0 ? triviaPoints : 0,
      memoryPoints: at === 0 ? memoryPoints : 0,
    })),
    timeZone: null,
    ...rest,
    counts: countsWith(Object.fromEntries(countNames.map((name) => [name, over[name] ?? 0]))),
  }
}
