import type { PartStanding } from '@seraph/schema/http/today'

import { dueText } from '../../../language/timeTexts.ts'

/** When the first of these parts is asked again: "today", "tomorrow", "on Friday", "on Dec 4". */
export function comesBackText(parts: readonly PartStanding[], now: number): string {
  const times = parts.flatMap(({ dueAt }) => (dueAt === null ? [] : [Date.parse(dueAt)]))
  return dueText(Math.min(...times), now)
}
