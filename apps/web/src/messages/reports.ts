import type { Toast } from '../ui/toasts/toastStore.ts'

/** Toasts of the error reports, worded as in rule 127. */
export const reportToasts = {
  sent: (playerCode: string | undefined): Toast => ({
    title: 'Report sent',
    description:
      playerCode === undefined
        ? 'Thank you for your feedback! We’ll review this question'
        : `Thank you for your feedback, ${playerCode}! We’ll review this question`,
  }),
  failed: (reason = 'Please try again.'): Toast => ({
    title: 'Report not sent',
    description: `Failed to submit report. ${reason}`,
    isError: true,
  }),
}

/** What the form says of its fields. */
export const reportTexts = {
  commentMissing: 'Please describe what is wrong.',
  codeLength: 'A player code has 4-10 characters.',
  commentLength: (length: number, longest: number) => `${length}/${longest}`,
} as const
