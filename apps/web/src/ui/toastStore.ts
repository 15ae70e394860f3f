import { useSyncExternalStore } from 'react'

import { emptyToasts, closeToast, addToast, type Toast, type Toasts } from './toasts.ts'

let toasts: Toasts = emptyToasts
let lastId = 0
const listeners = new Set<() => void>()

function change(next: Toasts): void {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a toast; only one is visible at a time. */
export function showToast(toast: Toast): void {
  lastId += 1
  change(addToast(toasts, { ...toast, id: lastId }))
}

export function dismissToast(id: number): void {
  change(closeToast(toasts, id))
}

export function useToasts(): Toasts {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => toasts,
  )
}
