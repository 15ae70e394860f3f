import { randomUUID } from 'node:crypto'

import type { Database } from '@seraph/db/open'
import { insertEvaluation } from '@seraph/db/queries/progress/evaluations'
import { judgedQuestion } from '@seraph/db/queries/seasons/questions'
import { judge } from '@seraph/judge/judge'

import { uncertainAnswer } from '../load/modelDelay.ts'

let made = 0

/** Stores answers that wait for the model for ten minutes, each another, to one question; returns their ids and what they say. */
export async function fillAwaiting(db: Database, count: number): Promise<{ id: string; answer: string }[]> {
  const question = await db
    .selectFrom('questions')
    .selectAll()
    .where('points', '=', 2)
    .orderBy('position')
    .executeTakeFirstOrThrow()
  const store = async (): Promise<{ id: string; answer: string }> => {
    made += 1
    const [id, answer] = [randomUUID(), uncertainAnswer(made)]
    await insertEvaluation(db, {
      id,
      idempotencyKey: null,
      requestHash: '',
      seasonId: question.seasonId,
      question,
      player: undefined,
      response: answer,
      builtIn: judge(judgedQuestion(question), answer),
      judgeVersion: '1',
      leaseMs: 600_000,
    })
    return { id, answer }
  }
  const stored: { id: string; answer: string }[] = []
  while (stored.length < count)
    stored.push(...(await Promise.all(Array.from({ length: Math.min(50, count - stored.length) }, store))))
  return stored
}
