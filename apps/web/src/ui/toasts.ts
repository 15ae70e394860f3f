/** `durationMs`: 5 s where nothing is said (document 1, §8). */
export type Toast = {
  title: string
  description?: string
  isError?: boolean
  durationMs?: number
}
export type ShownToast = Toast & { id: number }

/** One toast is visible; one may wait behind an error. */
export type Toasts = { shown: ShownToast | undefined; waiting: ShownToast | undefined }
export const emptyToasts: Toasts = { shown: undefined, waiting: undefined }

/** A new toast takes the place of the visible one; only an error is not covered by a success, which then waits (ruling 41). */
export function addToast(toasts: Toasts, toast: ShownToast): Toasts {
  const mustWait = toasts.shown?.isError === true && toast.isError !== true
  return mustWait ? { ...toasts, waiting: toast } : { shown: toast, waiting: undefined }
}

/** The toast has been closed or is over; the one that waits comes up. */
export function closeToast(toasts: Toasts, id: number): Toasts {
  return toasts.shown?.id === id ? { shown: toasts.waiting, waiting: undefined } : toasts
}
