import { textOf } from '../messages.ts'
import type { Toast } from '../ui/toasts/toastStore.ts'

/** Toasts about the choice of a season. */
export const seasonToasts = {
  notChosen: (error: unknown): Toast => ({
    title: 'Season not changed',
    description: textOf(error),
    isError: true,
  }),
  notSet: (error: unknown): Toast => ({
    title: 'Your club’s season was not changed',
    description: textOf(error),
    isError: true,
  }),
}
