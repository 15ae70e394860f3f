import type { Toast } from '../../ui/toasts/toastStore.ts'

/** Texts of the crosswords. */
export const crosswordTexts = {
  note: {
    ready: 'The clock starts when you press Start or type your first letter.',
    started: 'When you have solved it, it is marked complete for you.',
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
