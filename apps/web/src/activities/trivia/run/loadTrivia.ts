import type { TriviaQuestion } from '@seraph/schema/http/trivia'

import { shuffle } from '../../../activity/shuffle.ts'
import { call } from '../../../api/call.ts'
import { queryClient } from '../../../api/queries/queryClient.ts'

/** A chapter's trivia, its choices shuffled. Throws what `call` throws. */
export async function loadTrivia(chapter: number): Promise<TriviaQuestion[]> {
  const { questions } = await queryClient.fetchQuery({
    queryKey: ['trivia', chapter],
    queryFn: () => call('getTrivia', { params: { chapter } }),
  })
  return questions.map((question) => shuffleChoices(withAnswer(question), Math.random))
}

/**
 * The question with its answer among the choices: where it is missing it takes the place of the first, the last resort of
 * rule 30.
 */
export function withAnswer(question: TriviaQuestion): TriviaQuestion {
  const { choices, answer } = question
  return choices.includes(answer) ? question : { ...question, choices: [answer, ...choices.slice(1)] }
}

/** The question with its choices in random order. `random` gives numbers from 0 up to 1, 1 left out. */
export function shuffleChoices(question: TriviaQuestion, random: () => number): TriviaQuestion {
  return { ...question, choices: shuffle(question.choices, random) }
}
