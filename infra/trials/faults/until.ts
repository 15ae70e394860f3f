import { setTimeout as sleep } from 'node:timers/promises'

/** Looks every few milliseconds until something is so; how long that took, undefined where it wasn't so within `limitMs`. */
export async function until(isSo: () => boolean | Promise<boolean>, limitMs: number): Promise<number | undefined> {
  const since = performance.now()
  for (;;) {
    if (await isSo()) return performance.now() - since
    if (performance.now() - since > limitMs) return undefined
    await sleep(20)
  }
}

/** A duration as the table shows it. */
export const seconds = (ms: number | undefined): string => (ms === undefined ? 'never' : `${(ms / 1_000).toFixed(1)} s`)
