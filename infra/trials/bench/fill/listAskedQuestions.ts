import type { Database } from '@seraph/db/open'

import type { AskedQuestion } from '../load/answerTo.ts'

/**
 * The questions of the first open season, which made-up rooms are of,
 * with what children answer: all of it, a part of it, or something else.
 */
export async function listAskedQuestions(db: Database): Promise<AskedQuestion[]> {
  const questions = await db
    .selectFrom('questions')
    .select(['id', 'parts'])
    .where('isRetired', '=', false)
    .where('seasonId', '=', (eb) => eb.selectFrom('seasons').select('id').where('place', '=', 1))
    .orderBy('position')
    .execute()
  return questions.map(({ id, parts }) => {
    const words = parts.map(({ text }) => text)
    return { id, answers: [words.join(' and '), `I think it was ${words[0]}`, 'The king of Assyria'] }
  })
}
