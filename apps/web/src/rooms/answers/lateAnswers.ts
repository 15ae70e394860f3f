import type { LateAnswer } from '@seraph/domain/rooms/followRoom'
import { z } from 'zod'

import '../../api/jitless.ts'

const LateAnswers = z.array(z.object({ questionId: z.string(), answer: z.string() }))
const keyOf = (participantId: string) => `roomLate:${participantId}`

/** What this seat wrote in this tab and came too late to count (rule 207), oldest first. */
export function readLate(participantId: string): LateAnswer[] {
  try {
    return LateAnswers.safeParse(JSON.parse(sessionStorage.getItem(keyOf(participantId)) ?? '[]')).data ?? []
  } catch {
    return []
  }
}

export function writeLate(participantId: string, late: readonly LateAnswer[]): void {
  try {
    sessionStorage.setItem(keyOf(participantId), JSON.stringify(late))
  } catch {
    // A browser that keeps nothing for a tab still shows them on this page.
  }
}
