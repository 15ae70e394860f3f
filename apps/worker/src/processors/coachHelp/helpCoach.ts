import { canShowAnswer } from '@seraph/domain/coachHelp/canShowAnswer'
import { coachSentences } from '@seraph/domain/coachHelp/coachSentences'
import { groundAnswer } from './groundAnswer.ts'
import type { HelpCoach } from '@seraph/schema/jobs/coach'
import { z } from 'zod'

import type { Deps } from '../../deps.ts'
import { askForReply } from '../askForReply.ts'
import { coachSystem, coachUser } from './coachPrompt.ts'

/** What the model answers a question to the coach. */
const CoachReply = z.object({ isAboutBook: z.boolean(), answer: z.string() })

/**
 * Has the model explain verses, leaves out each sentence that doesn't rest on them,
 * and tells whoever waits; null where it says nothing that may be shown (rule 33).
 */
export async function helpCoach(deps: Deps, job: HelpCoach): Promise<void> {
  await askForReply(deps, job, {
    name: 'coach.help',
    none: { answer: null },
    text: job.question,
    ask: async (model, limits) => {
      const { isAboutBook, answer } = await model.ask({
        system: coachSystem,
        user: coachUser(job),
        shapeName: 'coach_reply',
        shape: CoachReply,
        maxTokens: 500,
        ...limits,
      })
      if (!isAboutBook) return { answer: coachSentences.notAbout(job.season) }
      const grounded = groundAnswer(answer, job)
      if (grounded === undefined || !canShowAnswer(grounded)) throw new Error('the answer may not be shown')
      return { answer: grounded }
    },
  })
}
