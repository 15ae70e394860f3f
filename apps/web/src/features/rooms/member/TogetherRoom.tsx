import { newRun, stepRun } from '@seraph/domain/rooms/quizRun'
import type { Turn } from '@seraph/schema/rooms/turn'
import { useState } from 'react'

import type { RoomMember } from '../../../liveRoom/line/roomMember.ts'
import { useRoomQuestions } from '../../../liveRoom/quiz/useRoomQuestions.ts'
import type { RoomRun, StepRun } from '../../../liveRoom/quiz/useQuizRun.ts'
import { useTogetherRun } from '../../../liveRoom/quiz/useTogetherRun.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { ScreenSkeleton } from '../../../ui/waiting/ScreenSkeleton.tsx'
import { LateAnswers } from './LateAnswers.tsx'
import { PracticeRun } from './PracticeRun.tsx'
import { QuizComplete } from './QuizComplete.tsx'
import { TogetherQuiz } from './TogetherQuiz.tsx'

/** A participant's room that goes together, from the first question to the end, which is that of any room (rules 206 and 207). */
export function TogetherRoom({ turn, ...member }: RoomMember & { turn: Turn }) {
  const { client, state, season } = member
  const { room, answers } = state.view
  const { data, isError, isFetching, refetch } = useRoomQuestions(room.chapters, room.seasonId)
  const [run, setRun] = useState<RoomRun>(newRun)
  const step: StepRun = (event) => setRun((before) => stepRun(before, event))
  const questions = data ?? []
  const together = useTogetherRun(
    client,
    questions.find(({ id }) => id === turn.question?.id),
  )
  if (run.practice !== undefined) {
    return <PracticeRun run={run} practice={run.practice} season={season} isNewWaiting={false} step={step} />
  }
  if (turn.question === null && !together.isLeftBehind) {
    return (
      <>
        <QuizComplete
          answers={answers}
          waiting={state.waiting.length}
          room={room}
          isTimeUp={false}
          onPractise={() => step({ type: 'practice_began', questions: questions.filter(({ id }) => id in answers) })}
        />
        <LateAnswers late={state.late} />
      </>
    )
  }
  if (data === undefined && isError) {
    return (
      <ErrorState title="Error loading questions" onRetry={() => void refetch()} isRetrying={isFetching}>
        Please check your connection and try again.
      </ErrorState>
    )
  }
  if (data === undefined) return <ScreenSkeleton />
  return <TogetherQuiz {...member} turn={turn} together={together} />
}
