import { setTimeout as sleep } from 'node:timers/promises'

import { createNodeRedisClient, Queue } from 'bullmq'
import { createClient } from 'redis'

type Counts = { waiting: number; active: number }

/** Queues a judgement for each answer; `until` waits for what the queue's counts must be. */
export async function queueJudgements(
  redisUrl: string,
  answers: { id: string }[],
): Promise<{ until: (isRight: (counts: Counts) => boolean) => Promise<void>; close: () => Promise<void> }> {
  const client = createClient({ url: redisUrl })
  await client.connect()
  const queue = new Queue('jobs', { connection: createNodeRedisClient(client), prefix: '{seraph}' })
  const opts = { attempts: 5, backoff: { type: 'exponential', delay: 500 }, removeOnComplete: true }
  await queue.addBulk(
    answers.map(({ id }) => ({
      name: 'evaluation.judge',
      data: { evaluationId: id, replyTo: 'nobody', requestId: 'bench' },
      opts: { ...opts, jobId: id },
    })),
  )
  return {
    async until(isRight) {
      for (;;) {
        const { waiting = 0, active = 0 } = await queue.getJobCounts('waiting', 'active')
        if (isRight({ waiting, active })) return
        await sleep(20)
      }
    },
    async close() {
      await queue.close()
      if (client.isOpen) client.destroy()
    },
  }
}
