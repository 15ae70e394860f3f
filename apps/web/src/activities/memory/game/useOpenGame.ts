import type { SeasonChapter } from '@seraph/schema/season'
import { useMutation } from '@tanstack/react-query'

import { newId } from '../../../api/newId.ts'
import { memoryToasts } from '../memoryTexts.ts'
import { showToast } from '../../../ui/toasts/toastStore.ts'
import { newGame, type Game } from './game.ts'
import { restoreGame, type KeptGame } from './keptGame.ts'
import { loadVerses } from '../../../verses/chapterVerses.ts'

/** Loads a chapter's verses and opens a new game of them, or a kept one; what fails is told. */
export function useOpenGame(onOpen: (game: Game) => void) {
  return useMutation({
    mutationFn: ({ chapter }: { chapter: SeasonChapter; kept?: KeptGame }) => loadVerses(chapter),
    onSuccess: (loaded, { chapter, kept }) => {
      const restored = kept?.file === loaded.file ? restoreGame(kept, { chapter, verses: loaded.verses }) : undefined
      onOpen(restored ?? newGame(newId(), chapter, loaded))
    },
    onError: () => showToast(memoryToasts.loadFailed),
  })
}
