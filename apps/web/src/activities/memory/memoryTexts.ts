import type { Toast } from '../../ui/toasts/toastStore.ts'
import { percentText } from '../../language/percentText.ts'

/** Toasts of the memorization game, worded as in rule 127. */
export const memoryToasts = {
  loadFailed: {
    title: 'Loading Error',
    description: 'Failed to load memorization game data. Please try again.',
    isError: true,
  } satisfies Toast,
  notAvailable: (chapter: number, open: string): Toast => ({
    title: 'Chapter Not Available',
    description: `Chapter ${chapter} memory game is not yet available. Please choose from chapters ${open}.`,
    isError: true,
  }),
  /** However few the words were, a finished game is nothing to be warned of (rule 227). */
  ranked: (
    rank: string,
    { score, totalWords, percent }: { score: number; totalWords: number; percent: number },
  ): Toast => ({
    title: rank,
    description: `${score} of ${totalWords} words · ${percentText(percent)}`,
  }),
}

/** How the game is played. */
export const howToPlay = [
  'Each box is a word of the verse with its letters mixed up. The bold letter is the first.',
  'Type the word. Capitals, commas and apostrophes don’t matter.',
  'A right word turns green with a tick and takes you to the next. It is worth 1 point, as long as it stays right.',
  'Go on when you like. Going back clears a verse and its points, so that you can try it again.',
  'Most points win the record, then the least time. The clock of a record keeps running while this page is hidden or closed.',
] as const

/** What is asked before a game under way is dropped. */
export const dropGame = {
  title: 'Leave this game?',
  text: 'The words that you have found will be lost.',
  verb: 'Leave it',
} as const
