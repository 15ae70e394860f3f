import type { JudgedQuestion, Lexicon } from '@seraph/schema/judging'

import { judge } from '../judge.ts'
import type { Scripture } from '../read/scripture.ts'

/** A question as it is asked today, and with one more accepted wording of a part. */
export type RevisedPart = {
  asked: JudgedQuestion
  revised: JudgedQuestion
  partId: string
  lexicon: Lexicon
  scripture: Scripture | undefined
}

/** The points that the revision gives a response for its part, by today's judge: 0 where it gives the part already, or not even so. */
export function gainOf({ asked, revised, partId, lexicon, scripture }: RevisedPart, response: string): number {
  const isGiven = (judgement: ReturnType<typeof judge>): boolean =>
    judgement.parts.some(({ id, status }) => id === partId && status === 'given')
  const after = judge(revised, response, lexicon, scripture)
  if (!isGiven(after)) return 0
  const before = judge(asked, response, lexicon, scripture)
  return isGiven(before) ? 0 : Math.max(0, after.score - before.score)
}
