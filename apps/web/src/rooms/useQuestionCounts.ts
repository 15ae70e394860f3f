import { useQuery } from '@tanstack/react-query'

import { loadQuestions } from '../questions/loadQuestions.ts'

/** How many questions each of these chapters has; undefined for those that aren't known yet. */
export function useQuestionCounts(chapters: readonly number[], seasonId: string): ReadonlyMap<number, number> {
  const wanted = [...new Set(chapters)].toSorted((a, b) => a - b)
  const { data = noCounts } = useQuery({
    queryKey: ['question-counts', seasonId, wanted],
    queryFn: async () => {
      const questions = await loadQuestions(wanted, seasonId)
      const count = (ordinal: number) => questions.filter(({ chapter }) => chapter === ordinal).length
      return new Map(wanted.map((ordinal) => [ordinal, count(ordinal)]))
    },
    enabled: wanted.length > 0,
    placeholderData: (before) => before,
  })
  return data
}

const noCounts: ReadonlyMap<number, number> = new Map()
