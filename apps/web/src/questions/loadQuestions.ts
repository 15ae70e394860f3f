import type { Question } from '@seraph/schema/http/questions'

import { call } from '../api/call.ts'
import { queryClient } from '../api/queryClient.ts'

/** A chapter's questions could not be had; `chapter` is the season's ordinal. */
export class QuestionsError extends Error {
  override readonly name = 'QuestionsError'
  readonly chapter: number

  constructor(chapter: number, cause: unknown) {
    super(`no questions for chapter ${chapter}`, { cause })
    this.chapter = chapter
  }
}

/**
 * The questions of all these chapters, in their order.
 * @throws QuestionsError for the first chapter that fails: half a quiz is none (document 2, §7).
 */
export async function loadQuestions(chapters: readonly number[]): Promise<Question[]> {
  const lists = await Promise.allSettled(chapters.map(loadChapter))
  return lists.flatMap((list, index) => {
    if (list.status === 'rejected') throw new QuestionsError(chapters[index] ?? 0, list.reason)
    return list.value
  })
}

async function loadChapter(chapter: number): Promise<Question[]> {
  const { questions } = await queryClient.fetchQuery({
    queryKey: ['questions', chapter],
    queryFn: () => call('getQuestions', { params: { chapter }, query: {} }),
  })
  return questions
}
