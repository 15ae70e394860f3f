import { useSyncExternalStore } from 'react'

/** `durationMs`: 5 s where nothing is said (rule 119). */
export type Toast = {
  title: string
  description?: string
  isError?: boolean
  durationMs?: number
}
export type ShownToast = Toast & { id: number }

/** What is visible; `hasBeen` once anything was, so that what draws toasts is kept from then on. */
type Toasts = { shown: ShownToast | undefined; hasBeen: boolean }

let toasts: Toasts = { shown: undefined, hasBeen: false }
let lastId = 0
const listeners = new Set<() => void>()

function show(shown: ShownToast | undefined): void {
  toasts = { shown, hasBeen: toasts.hasBeen || shown !== undefined }
  for (const listener of listeners) listener()
}

/** Shows a toast in the place of the one before: one is visible at a time, and an error covers a long-lived success (rule 41). */
export function showToast(toast: Toast): void {
  lastId += 1
  show({ ...toast, id: lastId })
}

/** Takes a toast away; without an id whichever is visible, since what it tells is no longer so. */
export function dismissToast(id?: number): void {
  if (id === undefined || toasts.shown?.id === id) show(undefined)
}

/** The visible toast, if there is one. */
export function useToasts(): Toasts {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => toasts,
  )
}
