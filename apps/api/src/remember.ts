import type { Clock } from '@seraph/service/clock'

/**
 * Remembers what `read` gave: whoever asks gets the last value at once, and one that is older than `maxAgeMs` is read again
 * meanwhile, once at a time. Only the first to ask wait, and hear why where that reading fails.
 */
export function remember<T>(options: {
  read: () => Promise<T>
  maxAgeMs: number
  clock: Clock
  onError: (error: unknown) => void
}): () => Promise<T> {
  let last: { value: T; readAt: number } | undefined
  let reading: Promise<T> | undefined
  const read = (): Promise<T> => {
    reading ??= options
      .read()
      .then((value) => {
        last = { value, readAt: options.clock() }
        return value
      })
      .finally(() => {
        reading = undefined
      })
    return reading
  }
  return async () => {
    if (last === undefined) return read()
    if (options.clock() - last.readAt >= options.maxAgeMs) read().catch(options.onError)
    return last.value
  }
}
