import type { IncomingHttpHeaders } from 'node:http'

/** Where a caller may repeat the coach's code (rules 135 and 136; rule 13). */
const headers = ['coach-code', 'x-coach-code', 'authorization'] as const

/**
 * Whether a request names a coach code, in one of its headers (`Authorization` with or without `Bearer`) or as `coachCode` in its
 * query or body, that isn't the session's. Naming none is no claim: the session alone says who the coach is (rule 13).
 */
export function claimsOtherCoach(
  code: string,
  request: { headers: IncomingHttpHeaders; query?: unknown; body?: unknown },
): boolean {
  const named = [
    ...headers.map((name) => request.headers[name]),
    ...[request.query, request.body].map((part) => (part as { coachCode?: unknown } | null | undefined)?.coachCode),
  ]
  return named.some((claim) => claim !== undefined && claim !== '' && bare(claim) !== code)
}

function bare(claim: unknown): unknown {
  return typeof claim === 'string' ? claim.trim().replace(/^Bearer\s+/i, '') : claim
}
