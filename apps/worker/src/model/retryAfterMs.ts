import { RateLimitError } from 'openai'

/**
 * How long an endpoint that has too much to do (429) asks to be left alone, in milliseconds: `Retry-After` in seconds or as a date.
 * Undefined for every other fault, and where it doesn't say.
 */
export function retryAfterMs(error: unknown, now: number): number | undefined {
  if (!(error instanceof RateLimitError)) return undefined
  const header = error.headers.get('retry-after')
  if (header === null || header.trim() === '') return undefined
  const seconds = Number(header)
  const ms = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(header) - now
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}
