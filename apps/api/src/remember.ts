import type { Clock } from '@seraph/service/clock'

/**
 * Remembers what `read` gave for `maxAgeMs`. For `staleMs` more whoever
 * asks gets it still, and it is read again meanwhile; later they wait for
 * a reading, and get the last value where it fails. Who asks first hears why. It is read once at a time, whoever asks.
 */
export function remember<T>(options: {
  read: () => Promise<T>
  maxAgeMs: number
  staleMs: number
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
    const { value, readAt } = last
    const age = options.clock() - readAt
    if (age < options.maxAgeMs) return value
    const next = read().catch((error: unknown) => {
      options.onError(error)
      return value
    })
    return age < options.maxAgeMs + options.staleMs ? value : next
  }
}

/** The same for each of a few keys, such as the open seasons. */
export function rememberEach<T>(options: {
  read: (key: string) => Promise<T>
  maxAgeMs: number
  staleMs: number
  clock: Clock
  onError: (error: unknown) => void
}): (key: string) => Promise<T> {
  const known = new Map<string, () => Promise<T>>()
  return (key) => {
    const get = known.get(key) ?? remember({ ...options, read: () => options.read(key) })
    known.set(key, get)
    return get()
  }
}
