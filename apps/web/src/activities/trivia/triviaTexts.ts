import type { Toast } from '../../ui/toasts/toastStore.ts'

/** Texts of the trivia, worded as in rule 127 where it gives them. */
export const triviaTexts = {
  loadFailed: 'Failed to load trivia questions for this chapter.',
  empty: (chapter: string) => `There is no trivia for ${chapter} yet. Please choose another chapter.`,
  noneSuch: 'There are no such questions here. Choose more chapters, or another kind of round.',
  note: 'Every question has four choices. What you missed is known to this browser alone, and choosing changes nothing in what comes back on Today.',
  drop: {
    title: 'Leave this round?',
    text: 'It isn’t finished, and its answers will be lost.',
    verb: 'Leave it',
  },
} as const

export const triviaToasts = {
  loadFailed: { title: 'Error', description: triviaTexts.loadFailed, isError: true } satisfies Toast,
  saved: (of: string, points: number): Toast => ({
    title: 'Trivia Saved',
    description: `${points} trivia points for ${of} are on your record.`,
    durationMs: 60_000,
  }),
}
