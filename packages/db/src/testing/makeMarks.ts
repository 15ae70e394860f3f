import type { Judgement } from '@seraph/schema/judging'
import { randomUUID } from 'node:crypto'

import type { Database } from '../open.ts'
import { insertEvaluation } from '../queries/evaluations.ts'
import type { NewEvaluation } from '../queries/evaluations.ts'
import type { NewProgressEvent } from '../queries/progressEvents.ts'

/** A judgement of one part, fully right but for what `over` says. */
export function makeJudgement(over: Partial<Judgement> = {}): Judgement {
  return {
    score: 1,
    maxScore: 1,
    parts: [{ part: 'Amoz', status: 'given', evidence: 'Amoz' }],
    surplus: [],
    flags: [],
    confidence: 'high',
    feedback: 'Right: Amoz.',
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

/** An event of a minute of study now, in no chapter, but for what `over` says. */
export function makeEvent(over: Partial<NewProgressEvent> & { playerId: string; seasonId: string }): NewProgressEvent {
  const occurredAt = over.occurredAt ?? new Date()
  return {
    id: randomUUID(),
    idempotencyKey: null,
    requestHash: 'hash',
    kind: 'study',
    occurredAt,
    localDate: occurredAt.toISOString().slice(0, 10),
    studySeconds: 60,
    questionsAnswered: 0,
    pointsEarned: 0,
    pointsPossible: 0,
    chapters: [],
    crosswordsCompleted: 0,
    triviaPoints: 0,
    memoryPoints: 0,
    evaluationIds: [],
    timeZone: null,
    ...over,
  }
}
