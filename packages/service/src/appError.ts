import type { ErrorBody, ErrorCode } from '@seraph/schema/http/errors'

/** A refusal that people are told about: its code decides status and text (rule 40). `retryAfterSeconds` becomes `Retry-After`. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly issues: ErrorBody['issues']
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: ErrorCode,
    options: { message?: string; issues?: ErrorBody['issues']; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(options.message ?? code, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.issues = options.issues
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}
