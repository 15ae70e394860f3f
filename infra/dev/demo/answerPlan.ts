import { dayOf } from '@seraph/api/routes/today/dayOf'
import type { Tx } from '@seraph/db/open'
import { insertEvaluation } from '@seraph/db/queries/progress/evaluations'
import { findTodayState } from '@seraph/db/queries/reviews/todayState'
import { JUDGE_VERSION, judge } from '@seraph/judge/judge'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'

import { demoResponse } from './demoResponse.ts'
import type { Sitting } from './sitting.ts'

/** How long a player thinks about each answer. */
const answerMs = 20_000

/**
 * Answers what the player's day asked at that moment, each answer marked by the judge and stored as given then.
 * Returns the ids of the marks; none where the day asked nothing more.
 */
export async function answerPlan(tx: Tx, { season, playerId, at, accuracy, random }: Sitting): Promise<string[]> {
  const state = await findTodayState(tx, playerId, season.id)
  if (state === undefined) throw new Error(`there is no player ${playerId}`)
  const { plan } = dayOf(season, state, { now: at, timeZone: 'UTC' })
  const all = [...season.questionById.values()]
  const marks: { id: string; at: number }[] = []
  for (const [nth, { id: questionId }] of plan.entries()) {
    const question = season.questionById.get(questionId)
    const other = all[random(all.length)]
    if (question === undefined || other === undefined) throw new Error(`there is no question ${questionId}`)
    const response = demoResponse(question, other, accuracy, random)
    const id = randomUUID()
    await insertEvaluation(tx, {
      id,
      idempotencyKey: null,
      requestHash: 'demo',
      seasonId: season.id,
      question,
      player: { id: playerId },
      response,
      builtIn: judge(question.asked, response, season.lexicon, season.scriptureOf(question)),
      judgeVersion: JUDGE_VERSION,
      leaseMs: undefined,
    })
    marks.push({ id, at: at - (plan.length - nth) * answerMs })
  }
  await setBack(tx, marks)
  return marks.map(({ id }) => id)
}

/** Makes marks as old as they are said to be, before anything is made of them. */
async function setBack(tx: Tx, marks: readonly { id: string; at: number }[]): Promise<void> {
  const ids = marks.map(({ id }) => id)
  const times = marks.map(({ at }) => new Date(at).toISOString())
  await sql`update evaluations e set created_at = given.at
    from unnest(${ids}::uuid[], ${times}::timestamptz[]) as given (id, at) where e.id = given.id`.execute(tx)
}
