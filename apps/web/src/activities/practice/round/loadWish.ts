import type { Question } from '@seraph/schema/http/questions'

import { shuffle } from '../../../activity/shuffle.ts'
import { call } from '../../../api/call.ts'
import { loadQuestions } from '../../../questions/loadQuestions.ts'
import type { RoundWish } from './roundWish.ts'

/**
 * The questions of a quiz. All of the chapters come from what the browser may
 * have already, in any order; what asks for memory or for a part of them is the
 * server's to choose.
 */
export async function loadWish(chapters: readonly number[], wish: RoundWish): Promise<readonly Question[]> {
  const { size, of, points, kinds } = wish
  if (size === 'all' && of === 'mixed' && points === '' && kinds === '')
    return shuffle(await loadQuestions(chapters), Math.random)
  const { questions } = await call('getRound', {
    query: { size, of, chapters: chapters.join(','), points: points || undefined, kinds: kinds || undefined },
  })
  return questions
}
