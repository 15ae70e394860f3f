import { useQuery } from '@tanstack/react-query'

import { queryClient } from '../../api/queries/queryClient.ts'
import { roomToasts } from '../../messages/rooms.ts'
import { loadQuestions } from '../../questions/loadQuestions.ts'
import { showToast } from '../../ui/toasts/toastStore.ts'
import { writeRoomChapters } from './roomChapters.ts'

/** The questions of these chapters of a room's season, as they are now. */
export function useRoomQuestions(chapters: readonly number[], seasonId: string) {
  return useQuery({
    queryKey: ['room-questions', seasonId, [...chapters]],
    queryFn: () => loadRoomQuestions(chapters, seasonId),
    enabled: chapters.length > 0,
    staleTime: 0,
    refetchOnMount: 'always',
    placeholderData: (before) => before,
  })
}

async function loadRoomQuestions(chapters: readonly number[], seasonId: string) {
  try {
    // Questions that were loaded an hour ago may have been mended since.
    await queryClient.invalidateQueries({ queryKey: ['questions'], refetchType: 'none' })
    const questions = await loadQuestions(chapters, seasonId)
    if (questions.length === 0) showToast(roomToasts.noQuestions)
    writeRoomChapters({ season: seasonId, chapters })
    return questions
  } catch (error) {
    showToast(roomToasts.questionsFailed)
    throw error
  }
}
