/** A value that is read again and again and served from memory in between. */
export type Polled<T> = {
  /** The value read last. Reads now, once for all who ask, where there is none yet, and throws what that reading throws. */
  get: () => Promise<T | undefined>
  /** Reads what there is from now on, once for all who ask meanwhile; the value read last stays when that fails. */
  refresh: () => Promise<void>
  close: () => void
}

/**
 * Reads a value at once and then every `everyMs`. `read` is given the value read last and may return it when nothing changed;
 * undefined means that there is none. A failed reading keeps the last value and is told to `onError`.
 */
export function openPolled<T>(options: {
  read: (last: T | undefined) => Promise<T | undefined>
  everyMs: number
  onError: (error: unknown) => void
}): Polled<T> {
  let last: T | undefined
  let reading: Promise<void> | undefined
  let next: Promise<void> | undefined
  const read = (): Promise<void> => {
    reading ??= options
      .read(last)
      .then((value) => {
        last = value
      })
      .finally(() => {
        reading = undefined
      })
    return reading
  }
  const refresh = (): Promise<void> => {
    if (reading === undefined) return read()
    // What is being read may have been looked at before what the caller knows of.
    next ??= reading
      .catch(() => undefined)
      .then(() => {
        next = undefined
        return read()
      })
    return next
  }
  const poll = (): void => {
    read().catch(options.onError)
  }
  const timer = setInterval(poll, options.everyMs)
  timer.unref()
  poll()
  return {
    async get() {
      if (last === undefined) await read()
      return last
    },
    refresh,
    close: () => clearInterval(timer),
  }
}
