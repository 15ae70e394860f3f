import type { Standing } from '@seraph/schema/http/today'

import { shortDateText } from '../language/timeTexts.ts'

/** A state with its day: "kept, last said on Nov 20". */
export function standingText({ state, since }: Standing): string {
  if (since === null || state === 'unseen') return 'new'
  const day = shortDateText(since)
  if (state === 'seen') return `seen, last on ${day}`
  return state === 'recalled' ? `recalled since ${day}` : `kept, last said on ${day}`
}
