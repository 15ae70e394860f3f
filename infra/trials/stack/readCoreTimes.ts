import { readFileSync } from 'node:fs'

/**
 * How long this process's own thread has run so far, and how long it was ready to and had no core, in milliseconds; zeros where the
 * system, unlike Linux, doesn't tell.
 */
export function readCoreTimes(): { ranMs: number; waitedMs: number } {
  try {
    const [ran = 0, waited = 0] = readFileSync('/proc/self/schedstat', 'utf8').split(' ').map(Number)
    return { ranMs: ran / 1e6, waitedMs: waited / 1e6 }
  } catch {
    return { ranMs: 0, waitedMs: 0 }
  }
}
