import type { ErrorCode } from '@seraph/schema/http/errors'

/** A reply that was not OK. The message is `<status>: <body>` (rule 119; rule 40). */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** Undefined where something between us and the api answered in its own words. */
  readonly code: ErrorCode | undefined
  /** What people read of this code; undefined where it has no text, or its part did not come. */
  readonly sentence: string | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(reply: {
    status: number
    text: string
    code: ErrorCode | undefined
    sentence?: string | undefined
    retryAfterSeconds: number | undefined
  }) {
    super(`${reply.status}: ${reply.text}`)
    this.status = reply.status
    this.code = reply.code
    this.sentence = reply.sentence
    this.retryAfterSeconds = reply.retryAfterSeconds
  }
}

/** No reply came at all: no network, no server, or too slow. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError'
}

/** A reply that came as JSON but in another form than this version of the app knows. `isNothing`: it was no object at all. */
export class UnreadableReplyError extends Error {
  override readonly name = 'UnreadableReplyError'
  readonly isNothing: boolean

  constructor(message: string, { isNothing, cause }: { isNothing: boolean; cause?: unknown }) {
    super(message, { cause })
    this.isNothing = isNothing
  }
}

/** Did a call end because its reply took too long? */
export function isTooSlow(error: unknown): boolean {
  return error instanceof UnreachableError && error.cause instanceof Error && error.cause.name === 'TimeoutError'
}

/** The code of an api error; undefined for everything else. */
export function codeOf(error: unknown): ErrorCode | undefined {
  return error instanceof ApiError ? error.code : undefined
}

/** May the same call succeed later: nothing answered, or the server was away or busy? */
export function isPassing(error: unknown): boolean {
  if (error instanceof UnreachableError) return true
  return error instanceof ApiError && (error.status >= 500 || error.status === 429 || error.status === 408)
}

/** Has the api itself said no, in its own words? Nothing else that goes wrong with a call says anything of what was asked. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.code !== undefined && !isPassing(error)
}
