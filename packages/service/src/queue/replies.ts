import { jobReplies } from '@seraph/schema/jobs/replies'
import type { JobReplies, RepliedJob } from '@seraph/schema/jobs/replies'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'

import type { Log } from '../log/log.ts'
import { closeRedis, openRedis } from '../redis/redis.ts'
import type { RedisClient } from '../redis/redis.ts'
import { withTimeout } from '../withTimeout.ts'

const Message = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue('not JSON')
      return z.NEVER
    }
  })
  .pipe(z.object({ job: z.string(), id: z.string(), reply: z.unknown() }))

/** A wait for one job's reply. */
export type AwaitedReply<N extends RepliedJob> = {
  /** The reply, or undefined when none came in time or it was given up. */
  reply: Promise<JobReplies[N] | undefined>
  giveUp: () => void
}

export type Replies = {
  /** This process's channel: what a job carries as `replyTo`. */
  channel: string
  /** Waits up to `ms` for the reply to the job about `id`; begin before the job is queued. A lost message looks like none. */
  expect: <N extends RepliedJob>(job: N, id: string, ms: number) => AwaitedReply<N>
  close: () => void
}

/** Who waits for a reply; what a job stores besides can still be read when Redis is lost, the others' replies are lost with it. */
type Waiting = { readonly receive: (reply: unknown) => void; readonly isStored: boolean; readonly giveUp: () => void }

/**
 * Opens this process's channel for replies to jobs. Redis loses what it publishes while a subscriber is away, so whoever waits
 * reads the row when no reply came; where there is no row, nobody waits any longer than Redis is there.
 */
export function openReplies(options: { url: string; prefix: string; log: Log }): Replies {
  const channel = `${options.prefix}:replies:${randomUUID()}`
  const waiting = new Map<string, Waiting>()
  const client = openRedis({ url: options.url, log: options.log, isFailingFast: false })
  const receive = (text: string): void => {
    const { data } = Message.safeParse(text)
    if (data === undefined) options.log.warn('a reply that cannot be read')
    else waiting.get(`${data.job} ${data.id}`)?.receive(data.reply)
  }
  client.on('error', () => {
    for (const { isStored, giveUp } of waiting.values()) if (!isStored) giveUp()
  })
  client.subscribe(channel, receive).catch((error: unknown) => options.log.debug({ err: error }, 'not subscribed'))
  return {
    channel,
    expect<N extends RepliedJob>(job: N, id: string, ms: number): AwaitedReply<N> {
      const key = `${job} ${id}`
      let settle: (reply: JobReplies[N] | undefined) => void = () => undefined
      const reply = new Promise<JobReplies[N] | undefined>((resolve) => {
        settle = resolve
      })
      const end = (value: JobReplies[N] | undefined): void => {
        clearTimeout(timer)
        waiting.delete(key)
        settle(value)
      }
      const timer = setTimeout(() => end(undefined), ms)
      const giveUp = (): void => end(undefined)
      const isStored = job === 'evaluation.judge'
      waiting.set(key, { receive: (raw) => end(jobReplies[job].safeParse(raw).data), isStored, giveUp })
      return { reply, giveUp }
    },
    close: () => closeRedis(client),
  }
}

/** How long a job waits for Redis to take its reply. */
const publishMs = 2_000

/** Sends a job's reply to the process that waits on `channel`; after the commit of what it tells. */
export async function publishReply<N extends RepliedJob>(
  redis: RedisClient,
  channel: string,
  message: { job: N; id: string; reply: JobReplies[N] },
): Promise<void> {
  await withTimeout(redis.publish(channel, JSON.stringify(message)), publishMs)
}
