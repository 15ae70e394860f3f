import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { AppError } from '../appError.ts'
import { systemClock } from '../clock.ts'
import type { Clock } from '../clock.ts'
import type { GuessScope, GuessStore } from './guessStore.ts'
import { memoryGuesses } from './memoryGuesses.ts'
import { networkOf } from './networkOf.ts'
import type { RedisClient } from '../redis/redis.ts'
import { redisGuesses } from './redisGuesses.ts'
import { withTimeout } from '../withTimeout.ts'

/**
 * How many wrong guesses in any `windowSeconds` one address may make, and all addresses together where that is limited; and at how many
 * `subjects` one address may guess wrongly in a window of their own.
 */
export type GuessRule = {
  address: number
  instance?: number
  windowSeconds: number
  subjects?: { address: number; windowSeconds: number }
}

export type GuessLimit<Kind extends string> = {
  /**
   * Looks a guess up, unless too many were wrong: then throws `too_many_attempts` with the time to wait. `look` gives undefined
   * for a wrong guess, the only kind that counts. `subject`: what is guessed at.
   * `lookIfRefused` may still know the caller as an owner who must not be locked out. `aside` is given each time that the guess is made
   * to wait.
   */
  attempt<T>(guess: {
    kind: Kind
    address: string
    aside?: <Waited>(wait: Promise<Waited>) => Promise<Waited>
    subject?: string
    look: () => Promise<T | undefined>
    lookIfRefused?: () => Promise<T | undefined>
  }): Promise<T | undefined>
}

/** Whether a guess may be looked up, and which store counts it then. */
type Admitted = { isShared: boolean } | { retryAfterMs: number }

/** Past half of a limit each guess waits, up to this long at the last. */
const longestDelayMs = 2_000
/** How often and how many times a guess waits for others from the same place to be settled. */
const busyMs = 100
const busyTries = 20
const redisMs = 500

/**
 * Limits guessing by counting failures only (rule 15), over all processes through Redis, in this process while Redis is away
 * or silent. `clock` and `wait` are passed by tests.
 */
export function openGuessLimit<Kind extends string>(options: {
  redis: RedisClient
  prefix: string
  rules: Record<Kind, GuessRule>
  clock?: Clock
  wait?: (ms: number) => Promise<unknown>
}): GuessLimit<Kind> {
  const { rules, wait = sleep } = options
  const shared = redisGuesses(options.redis, options.prefix, options.clock)
  const own = memoryGuesses(options.clock ?? systemClock)
  const orOwn = async <T>(ask: (store: GuessStore) => Promise<T>): Promise<{ answer: T; isShared: boolean }> => {
    try {
      return { answer: await withTimeout(ask(shared), redisMs), isShared: true }
    } catch {
      return { answer: await ask(own), isShared: false }
    }
  }
  type Pause = (ms: number) => Promise<unknown>
  const admit = async (scopes: GuessScope[], ticket: string, pause: Pause, triesLeft: number): Promise<Admitted> => {
    const { answer, isShared } = await orOwn((store) => store.admit(scopes, ticket))
    if (answer.state === 'refused') return { retryAfterMs: answer.retryAfterMs }
    if (answer.state === 'admitted') {
      if (answer.share > 0.5) await pause(Math.round((answer.share - 0.5) * 2 * longestDelayMs))
      return { isShared }
    }
    if (triesLeft === 0) return { retryAfterMs: 1_000 }
    await pause(busyMs)
    return admit(scopes, ticket, pause, triesLeft - 1)
  }
  return {
    async attempt({ kind, address, aside = (waited) => waited, subject, look, lookIfRefused }) {
      const scopes = scopesOf(kind, networkOf(address), rules[kind], subject)
      const ticket = randomUUID()
      const admitted = await admit(scopes, ticket, (ms) => aside(wait(ms)), busyTries)
      if ('retryAfterMs' in admitted) {
        const owner = await lookIfRefused?.()
        if (owner !== undefined) return owner
        const retryAfterSeconds = Math.max(1, Math.ceil(admitted.retryAfterMs / 1_000))
        throw new AppError('too_many_attempts', { retryAfterSeconds })
      }
      let isFailed = false
      try {
        const found = await look()
        isFailed = found === undefined
        return found
      } finally {
        const settle = (store: GuessStore) => store.settle(scopes, ticket, isFailed)
        await (admitted.isShared ? orOwn(settle) : settle(own))
        // What failed is known here as well, should Redis be silent at the next guess.
        if (admitted.isShared && isFailed) await settle(own)
      }
    },
  }
}

function scopesOf(kind: string, network: string, rule: GuessRule, subject: string | undefined): GuessScope[] {
  const windowMs = rule.windowSeconds * 1_000
  const scopes: GuessScope[] = [{ key: `${kind}:${network}`, limit: rule.address, windowMs }]
  if (rule.instance !== undefined) scopes.push({ key: `${kind}:all`, limit: rule.instance, windowMs })
  if (rule.subjects !== undefined && subject !== undefined) {
    const { address: limit, windowSeconds } = rule.subjects
    scopes.push({ key: `${kind}:${network}:subjects`, limit, windowMs: windowSeconds * 1_000, subject })
  }
  return scopes
}
