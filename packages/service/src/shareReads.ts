/**
 * Lets callers who want the same thing at the same time share one read. A caller never gets a read that began before the call: while one
 * is under way, all who come wait for the next. What a read throws, all who share it get.
 */
export function shareReads<Value>(read: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const running = new Map<string, Promise<unknown>>()
  const next = new Map<string, Promise<Value>>()
  return async (key) => {
    const begin = async (): Promise<Value> => {
      next.delete(key)
      const reading = read(key)
      const isOver = (): void => {
        if (running.get(key) === ended) running.delete(key)
      }
      const ended = reading.then(isOver, isOver)
      running.set(key, ended)
      return reading
    }
    const planned = next.get(key)
    if (planned !== undefined) return planned
    const before = running.get(key)
    if (before === undefined) return begin()
    const after = before.then(begin)
    next.set(key, after)
    return after
  }
}
