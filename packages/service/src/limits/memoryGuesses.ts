import type { Clock } from '../clock.ts'
import { guessLeaseMs } from './guessStore.ts'
import type { GuessScope, GuessStore } from './guessStore.ts'
import { RecentMap } from '../recentMap.ts'

/** Times of guesses by their tickets, the oldest first. */
type Count = { failed: Map<string, number>; pending: Map<string, number> }

/** How many scopes are remembered. */
const scopeLimit = 10_000

/** Counts guesses in this process alone, while Redis is away (rule 15). */
export function memoryGuesses(clock: Clock): GuessStore {
  const counts = new RecentMap<Count>(scopeLimit)
  const countOf = ({ key, windowMs }: GuessScope): Count => {
    const count = counts.get(key) ?? { failed: new Map(), pending: new Map() }
    counts.set(key, count)
    forgetBefore(count.failed, clock() - windowMs)
    forgetBefore(count.pending, clock() - guessLeaseMs)
    return count
  }
  return {
    async admit(scopes, ticket) {
      const known = scopes.map((scope) => ({ scope, count: countOf(scope) }))
      for (const { scope, count } of known) {
        const next = [...count.failed.values()][count.failed.size - scope.limit]
        if (next !== undefined) return { state: 'refused', retryAfterMs: next + scope.windowMs - clock() }
      }
      if (known.some(({ scope, count }) => count.failed.size + count.pending.size >= scope.limit))
        return { state: 'busy' }
      for (const { count } of known) count.pending.set(ticket, clock())
      return { state: 'admitted', share: Math.max(...known.map(({ scope, count }) => count.failed.size / scope.limit)) }
    },
    async settle(scopes, ticket, isFailed) {
      for (const scope of scopes) {
        const { failed, pending } = countOf(scope)
        pending.delete(ticket)
        if (!isFailed) continue
        const counted = scope.subject ?? ticket
        failed.delete(counted)
        failed.set(counted, clock())
      }
    },
  }
}

function forgetBefore(times: Map<string, number>, since: number): void {
  for (const [ticket, time] of times) {
    if (time > since) return
    times.delete(ticket)
  }
}
