import type { Question } from '@seraph/schema/http/questions'

import { call } from '../../api/call.ts'
import { queryClient } from '../../api/queries/queryClient.ts'

/**
 * The questions of these chapters with their answers; a chapter that fails is left out (rule 126).
 * @throws what `call` throws for the first, where none of them could be had.
 */
export async function loadAnswered(chapters: readonly number[]): Promise<Question[]> {
  const lists = await Promise.allSettled(chapters.map(loadChapter))
  const [first] = lists
  if (first?.status === 'rejected' && lists.every(({ status }) => status === 'rejected')) throw first.reason
  return lists.flatMap((list) => (list.status === 'fulfilled' ? list.value : []))
}

async function loadChapter(chapter: number): Promise<Question[]> {
  const { questions } = await queryClient.fetchQuery({
    queryKey: ['questions', chapter, 'answers'],
    queryFn: () => call('getQuestions', { params: { chapter }, query: { answers: 'true' } }),
  })
  return questions
}
