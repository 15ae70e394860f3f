import { internalText, textOf } from '../messages.ts'

/** Why a call failed, for a toast that has a sentence of its own for faults that nobody foresaw: undefined for those. */
export function reasonOf(error: unknown): string | undefined {
  const text = textOf(error)
  return text === internalText ? undefined : text
}
