import type { EvaluationSettled } from '@seraph/schema/jobs/evaluation'
import { once } from 'node:events'
import { afterAll, expect, test } from 'vitest'

import { openLog } from '../log/log.ts'
import { closeRedis, openRedis } from '../redis/redis.ts'
import { openReplies, publishReply } from './replies.ts'
import { openProxy } from '../testing/openProxy.ts'
import { testRedis } from '../testing/testRedis.ts'

const { url, prefix } = testRedis()
const log = openLog({ name: 'test', level: 'silent' })
const redis = openRedis({ url, log })
await once(redis, 'ready')
const one = openReplies({ url, prefix, log })
const other = openReplies({ url, prefix, log })
afterAll(() => {
  one.close()
  other.close()
  closeRedis(redis)
})

const reply: EvaluationSettled = {
  judgedBy: 'model',
  judgement: {
    score: 1,
    maxScore: 1,
    parts: [{ part: 'Amoz', status: 'given', evidence: 'Amoz' }],
    surplus: [],
    flags: [],
    confidence: 'low',
  },
}

/** Resolves when both channels are subscribed to. */
async function subscribed(): Promise<void> {
  await expect
    .poll(async () => Object.values(await redis.pubSubNumSub([one.channel, other.channel])).map(Number))
    .toEqual([1, 1])
}

test('a reply reaches the process that waits for it and no other', async () => {
  await subscribed()
  const mine = one.expect('evaluation.judge', 'a', 5_000)
  const others = other.expect('evaluation.judge', 'a', 5_000)
  const unrelated = one.expect('evaluation.judge', 'b', 5_000)
  await publishReply(redis, one.channel, { job: 'evaluation.judge', id: 'a', reply })
  expect(await mine.reply).toEqual(reply)
  others.giveUp()
  unrelated.giveUp()
  expect(await Promise.all([others.reply, unrelated.reply])).toEqual([undefined, undefined])
})

test('nothing came in time', async () => {
  expect(await one.expect('evaluation.judge', 'c', 20).reply).toBeUndefined()
})

test('a reply of another shape counts as none, and what is no message is passed over', async () => {
  await subscribed()
  await redis.publish(one.channel, 'not JSON')
  const mine = one.expect('evaluation.judge', 'd', 5_000)
  await redis.publish(one.channel, JSON.stringify({ job: 'evaluation.judge', id: 'd', reply: { score: 8 } }))
  expect(await mine.reply).toBeUndefined()
})

test('who waits for a reply that is stored nowhere is told at once when Redis is lost', async () => {
  const proxy = await openProxy(url)
  const replies = openReplies({ url: proxy.url, prefix, log })
  await expect.poll(async () => Object.values(await redis.pubSubNumSub([replies.channel])).map(Number)).toEqual([1])
  const stored = replies.expect('evaluation.judge', 'e', 60_000)
  const unstored = replies.expect('coach.help', 'e', 60_000)
  proxy.cut()
  expect(await unstored.reply).toBeUndefined()
  stored.giveUp()
  expect(await stored.reply).toBeUndefined()
  replies.close()
  proxy.close()
})
