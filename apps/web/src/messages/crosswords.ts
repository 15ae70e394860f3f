import type { Toast } from '../ui/toastStore.ts'

/** Texts of the crosswords. */
export const crosswordTexts = {
  note: {
    ready: 'Start begins the time; so does your first letter.',
    started: 'A grid that is solved is marked complete by itself.',
    completed: 'Well done! Reset begins another attempt.',
  },
} as const

export const crosswordToasts = {
  completed: (label: string, time: string): Toast => ({
    title: 'Crossword Completed',
    description: `${label} in ${time}.`,
    durationMs: 60_000,
  }),
}
