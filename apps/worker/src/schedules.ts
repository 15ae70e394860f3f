import type { Deps } from './deps.ts'

/**
 * Asks for the sweeps whenever Redis has come up: one that kept nothing has forgotten them, and asking again changes nothing. Of
 * all workers one runs each of them.
 */
export function keepSchedules({ env, queue, redis, log }: Pick<Deps, 'env' | 'queue' | 'redis' | 'log'>): void {
  const data = { requestId: 'schedule' }
  const ask = (): void => {
    Promise.all([
      queue.schedule('progress.sweep', data, env.SWEEP_MS),
      queue.schedule('evaluation.sweep', data, env.SWEEP_MS),
      queue.schedule('records.clean', data, env.CLEAN_UP_MS),
      queue.schedule('room.sweep', data, env.SWEEP_MS),
    ]).catch((error: unknown) => log.warn({ err: error }, 'the sweeps are not scheduled yet'))
  }
  redis.on('ready', ask)
  if (redis.isReady) ask()
}
