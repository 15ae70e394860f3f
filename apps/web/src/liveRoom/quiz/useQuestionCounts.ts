import { narrowQuestions } from '@seraph/domain/rooms/narrowQuestions'
import type { Room } from '@seraph/schema/rooms/room'
import { useQuery } from '@tanstack/react-query'

import { loadQuestions } from '../../questions/loadQuestions.ts'

/** How many questions a room asks of each of these chapters; undefined for those that aren't known yet. */
export function useQuestionCounts(
  chapters: readonly number[],
  { seasonId, settings: { asked } }: Pick<Room, 'seasonId' | 'settings'>,
): ReadonlyMap<number, number> {
  const wanted = [...new Set(chapters)].toSorted((a, b) => a - b)
  const { data = noCounts } = useQuery({
    queryKey: ['question-counts', seasonId, asked, wanted],
    queryFn: async () => {
      const questions = narrowQuestions(await loadQuestions(wanted, seasonId), asked)
      const count = (ordinal: number) => questions.filter(({ chapter }) => chapter === ordinal).length
      return new Map(wanted.map((ordinal) => [ordinal, count(ordinal)]))
    },
    enabled: wanted.length > 0,
    placeholderData: (before) => before,
  })
  return data
}

const noCounts: ReadonlyMap<number, number> = new Map()
