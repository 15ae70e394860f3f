import { ApiError, UnreadableReplyError } from '../../api/apiError.ts'

/**
 * What a failed try means for an entry:
 * - `stop`: nothing can be sent now; it stays, with all behind it.
 * - `pass`: this one can't be taken now, though the server is there; it stays, and the next is tried.
 * - `rights`: the server sees no right to it; it stays, and whose session this is decides about the rest.
 * - `known`: the server has something under this key already, so this was counted by an earlier try.
 * - `final`: it will never be counted.
 */
export type FailureVerdict = 'stop' | 'pass' | 'rights' | 'known' | 'final'

const passing = new Set([408, 429, 502, 503, 504])

/**
 * Reads what a call has thrown. A reply that is not ours (a hall's sign-in page)
 * stops; an address that the server lacks may be known to the next version.
 */
export function failureVerdict(error: unknown): FailureVerdict {
  if (!(error instanceof ApiError)) return error instanceof UnreadableReplyError ? 'pass' : 'stop'
  const { status, code } = error
  if (status === 401 || status === 403) return 'rights'
  if (passing.has(status)) return 'stop'
  // A season that was closed may be opened again: nothing that somebody did in it is thrown away.
  if (status >= 500 || code === undefined || code === 'not_found' || code === 'season_not_open') return 'pass'
  return code === 'idempotency_key_reused' ? 'known' : 'final'
}
