import type { PoolWatch } from '@seraph/db/watchedPool'
import { AppError } from '@seraph/service/appError'
import type { Log } from '@seraph/service/log/log'
import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    lateCalls: LateCalls
  }
}

/** The calls under way, of which those that are late are refused while the database is stuck. */
export type LateCalls = {
  /**
   * Answers a call with what comes of `work`, or with `unavailable` once
   * it is late. The work then goes on unheard: what it stores is found by
   * the repeat of the call.
   */
  answer: <T>(request: FastifyRequest, work: Promise<T>) => Promise<T>
  /** Waits for something else than the database: a call isn't late meanwhile, and has its whole time again afterwards. */
  aside: <T>(request: FastifyRequest, wait: Promise<T>) => Promise<T>
  /** Refuses those who are late now. */
  look: () => void
  close: () => void
}

/** `since`: when it came, or later where it waited for something else; `Infinity` while it does. */
type Call = { since: number; open: { request: FastifyRequest; refuse: (error: AppError) => void } | undefined }

const lookMs = 100
/** From when on it is asked how the database is, so that it is known when the call is late. */
const doubtMs = 500

/**
 * Looks over the calls under way every 100 ms. `watch`: tells whether those
 * who wait for the database wait in vain; it looks while a call is over
 * half a second old. A call takes as long as it takes where the database is well.
 * `lateMs`: when a call is late; its refusal comes up to a look later.
 */
export function openLateCalls(options: {
  watch: PoolWatch
  log: Log
  lateMs: number
  clock?: () => number
}): LateCalls {
  const { watch, log, lateMs, clock = () => performance.now() } = options
  /** Those that have ended are left out at the next look, which is cheaper than taking each out of a set, and hold nothing until then. */
  let calls: Call[] = []
  const look = (): void => {
    const now = clock()
    calls = calls.filter(({ open }) => open !== undefined)
    if (!calls.some(({ since }) => now - since >= doubtMs)) return
    watch.look()
    if (!watch.isStuck()) return
    const late = calls.filter(({ since }) => now - since >= lateMs)
    for (const call of late) {
      call.open?.refuse(new AppError('unavailable', { retryAfterSeconds: 2 }))
      call.open = undefined
    }
    if (late.length > 0) log.warn({ refused: late.length }, 'the database is stuck: late calls are refused')
  }
  // Where the process stood still the first look tells nothing; between the two is read what has come meanwhile.
  const lookTwice = (): void => {
    look()
    setImmediate(look)
  }
  const looking = setInterval(lookTwice, lookMs).unref()
  return {
    answer: (request, work) =>
      new Promise((resolve, reject) => {
        const call: Call = { since: clock(), open: { request, refuse: reject } }
        calls.push(call)
        work.then(
          (value) => {
            call.open = undefined
            resolve(value)
          },
          (error: unknown) => {
            call.open = undefined
            reject(error)
          },
        )
      }),
    async aside(request, wait) {
      // A handler may come here before its first wait, and only then is its call known.
      await Promise.resolve()
      const call = calls.find(({ open }) => open?.request === request)
      if (call === undefined) return wait
      call.since = Infinity
      try {
        return await wait
      } finally {
        call.since = clock()
      }
    },
    look,
    close: () => clearInterval(looking),
  }
}
