import type { Question } from '@seraph/schema/http/questions'

import { shuffle } from '../../activity/shuffle.ts'
import { call } from '../../api/call.ts'
import { loadQuestions } from '../../questions/loadQuestions.ts'

/** What a quiz is to be made of; `points` and `kinds` with commas between them, all where they are empty. */
export type RoundWish = {
  size: 'all' | '5' | '10' | '20'
  of: 'mixed' | 'missed' | 'new'
  points: '' | '1' | '2,3' | '4,5,6,7,8'
  kinds: '' | 'recall,who,number,true_false' | 'list' | 'fill_in_the_blank,quotation,what_was_said'
}

/** All questions of the chosen chapters. */
export const wholeWish: RoundWish = { size: 'all', of: 'mixed', points: '', kinds: '' }

/**
 * The questions of a quiz. All of the chapters come from what the browser may have already, in any order; what asks for memory or for a part of them is the
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
