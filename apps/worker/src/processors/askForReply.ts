import { findDistress } from '@seraph/distress/findDistress'
import type { JobReplies } from '@seraph/schema/jobs/replies'
import { publishReply } from '@seraph/service/queue/replies'

import type { Deps } from '../deps.ts'
import type { Model } from '../model/openModel.ts'

type Job = { id: string; replyTo: string; requestId: string; expiresAt: number }

/** What is kept of the time somebody waits, for telling them; less than that left, no model is asked. */
const reserveMs = 200
const worthAskingMs = 300

/**
 * Asks the model for what somebody waits for and tells them; `none` where there
 * is no model, no time, distress in the text (rule 50), no answer, too many ask,
 * or this process ends. Never throws: nobody waits for a second try.
 */
export async function askForReply<N extends 'coach.help' | 'feedback.give'>(
  deps: Deps,
  job: Job,
  work: {
    name: N
    none: JobReplies[N]
    /** What a person wrote. */
    text: string
    ask: (model: Model, limits: { timeoutMs: number; signal: AbortSignal }) => Promise<JobReplies[N]>
  },
): Promise<void> {
  const log = deps.log.child({ reqId: job.requestId, job: work.name })
  const answer = async (): Promise<JobReplies[N]> => {
    const { model, closing, clock } = deps
    if (model === undefined) throw new Error('no model is configured')
    if (findDistress(work.text) !== undefined) throw new Error('the text is for no model')
    const timeoutMs = job.expiresAt - clock() - reserveMs
    if (timeoutMs < worthAskingMs) throw new Error('there is no time left to ask')
    const reply = await deps.longJobs.run(() => work.ask(model, { timeoutMs, signal: closing.signal }))
    if (reply === undefined) throw new Error('too many ask at once')
    return reply
  }
  const reply = await answer().catch((error: unknown) => {
    log.warn({ err: error }, 'the model did not help')
    return work.none
  })
  await publishReply(deps.redis, job.replyTo, { job: work.name, id: job.id, reply }).catch((error: unknown) =>
    log.warn({ err: error }, 'the reply was lost'),
  )
}
