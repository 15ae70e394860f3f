import type { Jobs } from '@seraph/schema/jobs/jobs'
import type { JobReplies } from '@seraph/schema/jobs/replies'
import type { FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'

import type { Deps } from './deps.ts'

/** The jobs that store nothing: their reply is all there is of them. */
type Asked = 'coach.help' | 'feedback.give'
type Envelope = 'id' | 'replyTo' | 'requestId' | 'expiresAt'

/**
 * Has the worker do a job that stores nothing and waits for its reply up to `waitMs`: undefined where none came, Redis is away or
 * this process ends.
 */
export async function askWorker<N extends Asked>(
  deps: Deps,
  request: FastifyRequest,
  asked: { name: N; data: Omit<Jobs[N], Envelope>; waitMs: number },
): Promise<JobReplies[N] | undefined> {
  const { name, data, waitMs } = asked
  const { signal } = deps.closing
  if (!deps.redis.isReady || signal.aborted) return undefined
  const id = randomUUID()
  const awaited = deps.replies.expect(name, id, waitMs)
  signal.addEventListener('abort', awaited.giveUp)
  const envelope = { id, replyTo: deps.replies.channel, requestId: request.id, expiresAt: deps.clock() + waitMs }
  deps.queue.enqueue(name, { ...data, ...envelope } as Jobs[N], { jobId: id }).catch((error: unknown) => {
    request.log.warn({ err: error, job: name }, 'the worker could not be asked')
    awaited.giveUp()
  })
  const reply = awaited.reply.finally(() => signal.removeEventListener('abort', awaited.giveUp))
  return deps.lateCalls.aside(request, reply)
}
