import type { Database } from '@seraph/db/open'
import { findEvaluation } from '@seraph/db/queries/progress/evaluations'
import { makeQuestion, makeSeason } from '@seraph/db/testing/make'
import { makeEvaluation } from '@seraph/db/testing/makeMarks'
import { judge } from '@seraph/judge/judge'
import type { EvaluationSettled } from '@seraph/schema/jobs/evaluation'
import type { Judgement } from '@seraph/schema/judging'
import { openReplies } from '@seraph/service/queue/replies'
import { afterAll } from 'vitest'

import { scriptedModel } from './scriptedModel.ts'
import type { ScriptedModel } from './openScriptedModel.ts'
import { testWorker } from './testWorker.ts'
import type { TestWorker } from './testWorker.ts'

/** A question for three kings; each test's answers are its own. */
const kings = makeQuestion({
  id: 'kings',
  points: 3,
  question: 'Name three kings.',
  parts: [{ text: 'Uzziah' }, { text: 'Jotham' }, { text: 'Hezekiah' }],
})

export type JudgedAnswer = {
  id: string
  builtIn: Judgement
  reply: EvaluationSettled | undefined
  tookMs: number
  row: Awaited<ReturnType<typeof findEvaluation>>
}

export type TestJudge = TestWorker & {
  db: Database
  scripted: ScriptedModel
  seasonId: string
  /** `Name three kings.`, as an evaluation names it. */
  kings: { id: string; version: string; chapter: number }
  /** Lets a minute pass for the breaker. */
  passMinute: () => void
  /**
   * Stores an answer that waits for the model, with the built-in judge's mark unless `builtIn` says another, has it judged as the
   * api would, and tells what came back and when.
   */
  ask: (response: string, over?: { builtIn?: Judgement; leaseMs?: number; waitMs?: number }) => Promise<JudgedAnswer>
}

/** A worker with a scripted model on a season of one question, `Name three kings.`, with settings of a test's own. */
export async function testJudge(over: Record<string, string> = {}): Promise<TestJudge> {
  const scripted = await scriptedModel()
  let now = 0
  const worker = await testWorker({
    settings: { OPENAI_API_KEY: 'key', OPENAI_BASE_URL: scripted.baseUrl, OPENAI_MODEL: 'scripted', ...over },
    clock: () => now,
  })
  const { db, deps } = worker
  const { REDIS_URL: url, REDIS_PREFIX: prefix } = deps.env
  const replies = openReplies({ url, prefix, log: deps.log })
  afterAll(() => replies.close())
  const { id: seasonId } = await makeSeason(db, { questions: [kings] })
  const asked = { question: kings.question, points: kings.points, parts: [...kings.parts] }
  const question = { id: kings.id, version: kings.version, chapter: 1 }
  return {
    ...worker,
    scripted,
    seasonId,
    kings: question,
    passMinute: () => {
      now += 60_000
    },
    async ask(response, over = {}) {
      const builtIn = over.builtIn ?? judge(asked, response)
      const id = await makeEvaluation(db, {
        seasonId,
        response,
        builtIn,
        question,
        leaseMs: over.leaseMs ?? 5_000,
      })
      const startedAt = performance.now()
      const awaited = replies.expect('evaluation.judge', id, over.waitMs ?? 6_000)
      const job = { evaluationId: id, replyTo: replies.channel, requestId: 'request' }
      await deps.queue.enqueue('evaluation.judge', job, { jobId: id })
      const reply = await awaited.reply
      return { id, builtIn, reply, tookMs: performance.now() - startedAt, row: await findEvaluation(db, id) }
    },
  }
}
