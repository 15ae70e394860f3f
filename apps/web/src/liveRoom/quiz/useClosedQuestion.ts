import type { Room } from '@seraph/schema/rooms/room'
import type { Turn } from '@seraph/schema/rooms/turn'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { call } from '../../api/call.ts'

/** The answer of the question that a room has left last, as long as this page saw it open; asked for only then (rule 224). */
export function useClosedQuestion(
  room: Pick<Room, 'seasonId'>,
  turn: Turn,
): { number: number; answer: readonly string[] } | undefined {
  const [seen, setSeen] = useState<{ now: Turn; before: Turn | undefined }>({ now: turn, before: undefined })
  if (seen.now.number !== turn.number) setSeen({ now: turn, before: seen.now })
  const closed = seen.before?.number === turn.number - 1 ? seen.before : undefined
  const question = closed?.question
  const { data } = useQuery({
    queryKey: ['closed-question', room.seasonId, question?.id],
    enabled: question != null,
    queryFn: async () => {
      const params = { chapter: question?.chapter ?? 0 }
      const { questions } = await call(
        'getQuestions',
        { params, query: { answers: 'true' } },
        { season: room.seasonId },
      )
      return questions.find(({ id }) => id === question?.id)?.answer ?? null
    },
  })
  return closed === undefined || data == null ? undefined : { number: closed.number, answer: data }
}
