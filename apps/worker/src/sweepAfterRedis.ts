import type { Deps } from './deps.ts'
import { sweepProgress } from './processors/sweepProgress.ts'

/** How long other processes may take to find Redis again after this one has: until then their jobs are lost. */
const othersBackMs = 700

/**
 * Applies whatever is pending once Redis is there again, without waiting until it is overdue: what was stored meanwhile has no job. Returns
 * what stops it and waits for a sweep under way.
 */
export function sweepAfterRedis(deps: Pick<Deps, 'db' | 'log' | 'redis'>): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let sweeping = Promise.resolve()
  const sweep = (): void => {
    sweeping = sweepProgress(deps, 0).catch((error: unknown) =>
      deps.log.warn({ err: error }, 'what was stored while Redis was away is left to the next sweep'),
    )
  }
  deps.redis.on('ready', () => {
    clearTimeout(timer)
    timer = setTimeout(sweep, othersBackMs)
  })
  return async () => {
    clearTimeout(timer)
    await sweeping
  }
}
