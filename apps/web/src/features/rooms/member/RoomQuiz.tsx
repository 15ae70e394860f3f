import { narrowQuestions } from '@seraph/domain/rooms/narrowQuestions'
import { orderQuestions } from '@seraph/domain/rooms/orderQuestions'
import { useMemo } from 'react'

import type { RoomMember } from '../../../liveRoom/line/roomMember.ts'
import { givenAnswers, useQuizRun } from '../../../liveRoom/quiz/useQuizRun.ts'
import { useRoomQuestions } from '../../../liveRoom/quiz/useRoomQuestions.ts'
import { useTimeLeft } from '../../../liveRoom/quiz/useTimeLeft.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { ScreenSkeleton } from '../../../ui/waiting/ScreenSkeleton.tsx'
import { Lobby } from '../Lobby.tsx'
import { PracticeRun } from './PracticeRun.tsx'
import { QuizComplete } from './QuizComplete.tsx'
import { QuizRun } from './QuizRun.tsx'

const none: never[] = []

/**
 * A participant's own quiz while the room runs: the questions of its
 * chapters in its own order, and the one under way whatever becomes of the
 * chapters meanwhile (rules 36 and 161). The lobby where there is nothing to ask.
 */
export function RoomQuiz({ said, ...member }: RoomMember & { said: string }) {
  const { client, state, season } = member
  const { room, participantId, answers } = state.view
  const me = room.participants.find(({ id }) => id === participantId)
  const chapters = me?.assignedChapters ?? none
  const givenChapters = me?.givenChapters ?? none
  const { data, isError, isFetching, refetch } = useRoomQuestions(chapters, room.seasonId)
  const { questionsEach, asked } = room.settings
  const all = useMemo(() => {
    const inside = (data ?? []).filter(({ chapter }) => chapters.includes(chapter))
    const assigned = narrowQuestions(inside, asked)
    return orderQuestions(assigned, { roomId: room.id, participantId, givenChapters, questionsEach })
  }, [data, chapters, givenChapters, questionsEach, asked, room.id, participantId])
  const given = givenAnswers(state)
  const isTimeUp = useTimeLeft(room) === 0
  // What is on the screen may be finished; nothing new is put.
  const ordered = isTimeUp ? all.filter(({ id }) => id in given) : all
  const { run, step, shown } = useQuizRun(client, ordered, refetch)
  const isOpen = ordered.some(({ id }) => !(id in given))

  if (run.practice !== undefined) {
    return <PracticeRun run={run} practice={run.practice} season={season} isNewWaiting={isOpen} step={step} />
  }
  if (shown !== undefined) {
    return <QuizRun {...member} run={run} question={shown} ordered={ordered} step={step} />
  }
  if (chapters.length === 0) return <Lobby {...member} said={said} />
  if (all.length === 0 && isFetching) return <ScreenSkeleton />
  if (data === undefined && isError) {
    return (
      <ErrorState title="Error loading questions" onRetry={() => void refetch()} isRetrying={isFetching}>
        Please check your connection and try again.
      </ErrorState>
    )
  }
  if (all.length === 0) return <Lobby {...member} said={said} />
  return (
    <QuizComplete
      answers={answers}
      waiting={state.waiting.length}
      room={room}
      isTimeUp={isTimeUp}
      onPractise={() => step({ type: 'practice_began', questions: ordered })}
    />
  )
}
