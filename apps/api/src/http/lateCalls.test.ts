import type { AppError } from '@seraph/service/appError'
import type { Log } from '@seraph/service/log/log'
import type { FastifyRequest } from 'fastify'
import { afterEach, expect, test } from 'vitest'

import { openLateCalls } from './lateCalls.ts'

let now = 0
let isStuck = true
let looks = 0
const log = { warn: () => undefined } as unknown as Log
const calls = openLateCalls({
  watch: { look: () => (looks += 1), isStuck: () => isStuck },
  log,
  lateMs: 1_700,
  clock: () => now,
})
// Only the looks of the tests count.
calls.close()
const makeRequest = (): FastifyRequest => ({}) as FastifyRequest
const never = new Promise<string>(() => undefined)
const refusal = expect.objectContaining({ code: 'unavailable', retryAfterSeconds: 2 }) as AppError
const outcome = (answer: Promise<string>): Promise<unknown> =>
  Promise.race([answer, Promise.resolve('open')]).catch((error: unknown) => error)

/** Looks at a time in milliseconds, as the interval does. */
function lookAt(ms: number): void {
  now = ms
  calls.look()
}

afterEach(() => {
  isStuck = true
  lookAt(now + 10_000)
  now = 0
  looks = 0
})

test('while the database is stuck a late call is refused, and no other', async () => {
  const late = calls.answer(makeRequest(), never)
  now = 200
  const young = calls.answer(makeRequest(), never)
  lookAt(1_699)
  expect(await outcome(late)).toBe('open')
  lookAt(1_700)
  expect([await outcome(late), await outcome(young)]).toEqual([refusal, 'open'])
  lookAt(1_900)
  expect(await outcome(young)).toEqual(refusal)
})

test('where the database is well a call takes as long as it takes', async () => {
  isStuck = false
  const work = Promise.withResolvers<string>()
  const answer = calls.answer(makeRequest(), work.promise)
  lookAt(30_000)
  work.resolve('done')
  expect(await answer).toBe('done')
})

test('nobody looks how the database is while no call is older than half a second', async () => {
  lookAt(100)
  const quick = calls.answer(makeRequest(), Promise.resolve('done'))
  lookAt(599)
  await quick
  lookAt(2_000)
  expect(looks).toBe(0)
})

test('what comes of a refused call later is dropped, failures too', async () => {
  const works = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const answers = works.map(async ({ promise }) => outcome(calls.answer(makeRequest(), promise)))
  const refused = works.map(({ promise }) => calls.answer(makeRequest(), promise).catch((error: unknown) => error))
  lookAt(2_000)
  works[0]?.resolve('late')
  works[1]?.reject(new Error('late'))
  expect(await Promise.all(refused)).toEqual([refusal, refusal])
  expect(await Promise.all(answers)).toEqual(['open', 'open'])
})

test('a call that waits for something else is not late meanwhile, and has its whole time again', async () => {
  const model = Promise.withResolvers<string>()
  const request = makeRequest()
  const answer = calls.answer(
    request,
    calls.aside(request, model.promise).then(() => never),
  )
  await new Promise(setImmediate)
  lookAt(60_000)
  model.resolve('marked')
  await new Promise(setImmediate)
  lookAt(61_699)
  expect(await outcome(answer)).toBe('open')
  lookAt(61_700)
  expect(await outcome(answer)).toEqual(refusal)
})

test('a call that was refused waits on unheard', async () => {
  const request = makeRequest()
  const answer = calls.answer(request, never).catch((error: unknown) => error)
  lookAt(2_000)
  expect(await calls.aside(request, Promise.resolve('marked'))).toBe('marked')
  looks = 0
  lookAt(9_000)
  expect([await answer, looks]).toEqual([refusal, 0])
})

test('a process that stands still between its looks refuses late calls all the same', async () => {
  // Ten times as fast as the interval: each look of its own comes a whole second after the one before.
  const clock = () => performance.now() * 10
  let lookedAt = 0
  let hasRested = true
  const look = (): void => {
    hasRested = clock() - lookedAt > 300
    lookedAt = clock()
  }
  const slow = openLateCalls({ watch: { look, isStuck: () => !hasRested }, log, lateMs: 1_700, clock })
  expect(await slow.answer(makeRequest(), never).catch((error: unknown) => error)).toEqual(refusal)
  slow.close()
}, 2_000)
