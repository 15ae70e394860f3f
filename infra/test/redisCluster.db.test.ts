import { randomUUID } from 'node:crypto'

import { roomChannel, sessionsEndedChannel } from '@seraph/schema/rooms/bus'
import { openCallLimit } from '@seraph/service/limits/callLimit'
import { openGuessLimit } from '@seraph/service/limits/guessLimit'
import { openWorker } from '@seraph/service/queue/jobWorker'
import type { Processors } from '@seraph/service/queue/jobWorker'
import { openLog } from '@seraph/service/log/log'
import { openQueue } from '@seraph/service/queue/queue'
import { closeRedis, openRedis } from '@seraph/service/redis/redis'
import type { RedisClient } from '@seraph/service/redis/redis'
import { openReplies, publishReply } from '@seraph/service/queue/replies'
import { afterAll, expect, test } from 'vitest'

import { startRedisCluster } from './startRedisCluster.ts'

const prefix = '{seraph}'
const log = openLog({ name: 'test', level: 'silent' })
const cluster = await startRedisCluster()
const { url } = cluster
const redis = openRedis({ url, log })
const subscriber = openRedis({ url, log, isFailingFast: false })
await Promise.all([redis, subscriber].map(untilReady))
afterAll(async () => {
  closeRedis(redis)
  closeRedis(subscriber)
  await cluster.stop()
})

/** The next time that a client comes to be ready, through faults. */
function nextReady(client: RedisClient): Promise<void> {
  return new Promise((resolve) => {
    client.once('ready', resolve)
  })
}

async function untilReady(client: RedisClient): Promise<void> {
  if (!client.isReady) await nextReady(client)
}

const nobody = async (): Promise<void> => undefined
/** No test queues a job of another name. */
const only = (some: Partial<Processors>): Processors => some as Processors

test('limits count over the cluster: the same for two clients', async () => {
  const rules = { register: { address: 2, windowSeconds: 3_600 } }
  const [one, other] = [redis, subscriber].map((client) => openCallLimit({ redis: client, prefix, rules }))
  await one?.count('register', '192.0.2.1')
  await other?.count('register', '192.0.2.1')
  await expect(one?.count('register', '192.0.2.1')).rejects.toThrow('too_many_attempts')
  await one?.count('register', '192.0.2.2')

  const limits = [redis, subscriber].map((client) =>
    openGuessLimit({
      redis: client,
      prefix,
      rules: { coach_code: { address: 2, instance: 3, windowSeconds: 3_600 } },
      wait: nobody,
    }),
  )
  const guess = (index: number, address: string): Promise<unknown> | undefined =>
    limits[index]?.attempt({ kind: 'coach_code', address, look: async () => undefined })
  await guess(0, '192.0.2.1')
  await guess(1, '192.0.2.1')
  await expect(guess(0, '192.0.2.1')).rejects.toThrow('too_many_attempts')
  await guess(0, '198.51.100.1')
  await expect(guess(1, '203.0.113.1')).rejects.toThrow('too_many_attempts')
})

test('jobs are queued and worked off, and the replies find who waits', async () => {
  const replies = openReplies({ url, prefix, log })
  const queue = openQueue({ url, prefix, log })
  const worker = openWorker({
    url,
    prefix,
    concurrency: 10,
    log,
    onFailed: () => undefined,
    processors: only({
      'feedback.give': async ({ id, replyTo, answer }) => {
        await publishReply(redis, replyTo, { job: 'feedback.give', id, reply: { reply: answer.toUpperCase() } })
      },
    }),
  })
  const ask = async (answer: string): Promise<string | null | undefined> => {
    const id = randomUUID()
    const { reply } = replies.expect('feedback.give', id, 10_000)
    const job = { id, answer, replyTo: replies.channel, requestId: 'r', expiresAt: 0 }
    await expect
      .poll(() => queue.enqueue('feedback.give', job, { jobId: id }).then(() => 'queued', String))
      .toBe('queued')
    return (await reply)?.reply
  }
  await expect.poll(() => queue.counts().catch(() => undefined)).toMatchObject({ failed: 0 })
  await queue.dropSchedulers()
  const words = ['amoz', 'uzziah', 'jotham', 'ahaz', 'hezekiah']
  expect(await Promise.all(words.map(ask))).toEqual(words.map((word) => word.toUpperCase()))
  expect(await ask('zion')).toBe('ZION')
  await worker.close()
  await queue.close()
  replies.close()
})

test('a room is heard by who watches it, wherever in the cluster its channel lies', async () => {
  const heard: string[] = []
  const rooms = Array.from({ length: 12 }, () => randomUUID())
  const channels = [...rooms.map((id) => roomChannel(prefix, id)), sessionsEndedChannel(prefix)]
  const listen = (text: string, channel: string): void => void heard.push(`${channel} ${text}`)
  for (const channel of channels) await subscriber.subscribe(channel, listen)
  await Promise.all(channels.map((channel) => redis.publish(channel, 'hello')))
  await expect.poll(() => heard.toSorted()).toEqual(channels.map((channel) => `${channel} hello`).toSorted())

  const [left = '', kept = ''] = channels
  await subscriber.unsubscribe(left, listen)
  await redis.publish(left, 'again')
  await redis.publish(kept, 'again')
  await expect.poll(() => heard.filter((line) => line.endsWith('again'))).toEqual([`${kept} again`])
})

test('killed nodes are noticed, and all goes on when they are back', async () => {
  const worked: string[] = []
  const queue = openQueue({ url, prefix, log })
  const worker = openWorker({
    url,
    prefix,
    concurrency: 1,
    log,
    onFailed: () => undefined,
    processors: only({ 'room.judge': async ({ evaluationId }) => void worked.push(evaluationId) }),
  })
  const work = async (id: string): Promise<string[]> => {
    await queue.enqueue('room.judge', { evaluationId: id, requestId: id }, { jobId: id }).catch(nobody)
    return worked
  }
  await expect.poll(() => work('before')).toContain('before')
  const channels = Array.from({ length: 12 }, () => roomChannel(prefix, randomUUID()))
  const heard = new Set<string>()
  for (const channel of channels) await subscriber.subscribe(channel, () => void heard.add(channel))
  const back = Promise.all([redis, subscriber].map(nextReady))
  for (const port of cluster.ports) cluster.kill(port)
  await expect.poll(() => redis.isReady).toBe(false)
  await back
  expect(redis.isReady).toBe(true)
  const publish = async (): Promise<number> => {
    await Promise.all(channels.map((channel) => redis.publish(channel, 'hello').catch(nobody)))
    return heard.size
  }
  await expect.poll(publish, { timeout: 15_000 }).toBe(channels.length)
  await expect.poll(() => work('after'), { timeout: 15_000 }).toContain('after')
  await worker.close()
  await queue.close()
})

test('a process that starts before the cluster is there finds it', async () => {
  const nowhere = 'redis://127.0.0.1:1'
  const client = openRedis({ url: `${nowhere},${nowhere}`, log })
  await new Promise((resolve) => client.once('error', resolve))
  expect(client.isReady).toBe(false)
  await expect(client.get(`${prefix}:x`)).rejects.toThrow()
  closeRedis(client)
  const early = openRedis({ url: `${nowhere},${url}`, log })
  await untilReady(early)
  closeRedis(early)
})
