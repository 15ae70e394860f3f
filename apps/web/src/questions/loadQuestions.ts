import type { Question } from '@seraph/schema/http/questions'

import { call } from '../api/call.ts'
import { queryClient } from '../api/queries/queryClient.ts'
import { seasonName } from '../api/seasonName.ts'

/** A chapter's questions could not be had; `chapter` is the season's ordinal. */
class QuestionsError extends Error {
  override readonly name = 'QuestionsError'
  readonly chapter: number

  constructor(chapter: number, cause: unknown) {
    super(`no questions for chapter ${chapter}`, { cause })
    this.chapter = chapter
  }
}

/**
 * The questions of all these chapters, in their order, of the season in hand or of another that is named.
 * @throws QuestionsError for the first chapter that fails: half a quiz is none (rule 126).
 */
export async function loadQuestions(chapters: readonly number[], season?: string): Promise<Question[]> {
  const lists = await Promise.allSettled(chapters.map((chapter) => loadChapter(chapter, season)))
  return lists.flatMap((list, index) => {
    if (list.status === 'rejected') throw new QuestionsError(chapters[index] ?? 0, list.reason)
    return list.value
  })
}

async function loadChapter(chapter: number, season: string | undefined): Promise<Question[]> {
  const { questions } = await queryClient.fetchQuery({
    queryKey: ['questions', chapter, season ?? seasonName()],
    queryFn: () => call('getQuestions', { params: { chapter }, query: {} }, season === undefined ? {} : { season }),
  })
  return questions
}
