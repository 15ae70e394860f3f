/** The promise's outcome, or a rejection when it has none after `limitMs`; the work itself goes on. */
export function withTimeout<T>(work: Promise<T>, limitMs: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer within ${limitMs} ms`)), limitMs)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
