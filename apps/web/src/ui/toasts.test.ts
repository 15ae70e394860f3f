import { expect, test } from 'vitest'

import { addToast, closeToast, emptyToasts } from './toasts.ts'

const started = { id: 1, title: 'Quiz Started', durationMs: 60_000 }
const failed = { id: 2, title: 'Login Failed', isError: true }
const saved = { id: 3, title: 'Welcome back!' }

test('one toast is visible, and an error replaces a long-lived success', () => {
  expect(addToast(addToast(emptyToasts, started), failed)).toEqual({ shown: failed, waiting: undefined })
})

test('a success waits until the error is over', () => {
  const behind = addToast(addToast(emptyToasts, failed), saved)
  expect(behind.shown).toBe(failed)
  expect(closeToast(behind, failed.id).shown).toBe(saved)
})

test('closing a toast that is gone changes nothing', () => {
  const shown = addToast(emptyToasts, saved)
  expect(closeToast(shown, started.id)).toBe(shown)
})
