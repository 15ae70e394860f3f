import { orderQuestions } from '@seraph/domain/rooms/orderQuestions'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { queryClient } from '../../api/queryClient.ts'
import { roomToasts } from '../../messages/rooms.ts'
import { loadQuestions } from '../../questions/loadQuestions.ts'
import type { RoomMember } from '../../rooms/roomMember.ts'
import { useWakeLock } from '../../rooms/useWakeLock.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx'
import { showToast } from '../../ui/toastStore.ts'
import { Lobby } from './Lobby.tsx'
import { QuizRun } from './QuizRun.tsx'

type Props = RoomMember & { chapters: readonly number[] }

/** A participant's own quiz: the questions of its chapters, in its own order (ruling 36). */
export function RoomQuiz({ chapters, ...member }: Props) {
  useWakeLock()
  const { room, participantId } = member.state.view
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['room-questions', [...chapters]],
    queryFn: () => loadRoomQuestions(chapters),
    staleTime: 0,
    refetchOnMount: 'always',
    placeholderData: (before) => before,
  })
  const ordered = useMemo(
    () => orderQuestions(data ?? [], { roomId: room.id, participantId }),
    [data, room.id, participantId],
  )
  if (data === undefined) {
    if (!isError) return <ScreenSkeleton />
    return (
      <ErrorState title="Error loading questions" onRetry={() => void refetch()} isRetrying={isFetching}>
        Please check your connection and try again.
      </ErrorState>
    )
  }
  if (ordered.length === 0) return <Lobby {...member} said="" />
  return <QuizRun {...member} questions={ordered} />
}

async function loadRoomQuestions(chapters: readonly number[]) {
  try {
    // Questions that were loaded an hour ago may have been mended since.
    await queryClient.invalidateQueries({ queryKey: ['questions'], refetchType: 'none' })
    const questions = await loadQuestions(chapters)
    if (questions.length === 0) showToast(roomToasts.noQuestions)
    return questions
  } catch (error) {
    showToast(roomToasts.questionsFailed)
    throw error
  }
}
