import type { Toast } from '../ui/toasts/toastStore.ts'

/** What becomes public of a featured player (rule 109). Accuracy never does. */
export const publicFacts = [
  'Player code and club information',
  'Total study time',
  'Questions answered and crosswords completed',
  'Chapters explored and engagement level',
  'Streak and session consistency',
] as const

/** Toasts about being featured from the progress report (rule 127). */
export const featuredToasts = {
  updated: (isFeatured: boolean): Toast => ({
    title: 'Featured Status Updated',
    description: isFeatured
      ? 'You are now featured on the Featured Players page.'
      : 'You are no longer featured on the Featured Players page.',
  }),
  failed: (reason = 'Failed to update featured status. Please try again.'): Toast => ({
    title: 'Update Failed',
    description: reason,
    isError: true,
  }),
} as const
