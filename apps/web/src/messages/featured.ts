import type { Toast } from '../ui/toastStore.ts'

/** What becomes public of a featured player (document 1, §2.9). Accuracy never does. */
export const publicFacts = [
  'PLR code and club information',
  'Total study time',
  'Questions answered and crosswords completed',
  'Chapters explored and engagement level',
  'Streak and session consistency',
] as const

/** Toasts about being featured from the progress report (document 2, §8). */
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
