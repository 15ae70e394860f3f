import { expect, test } from 'vitest'

import { makeBreaker } from './breaker.ts'

function broken() {
  let now = 0
  const breaker = makeBreaker({ failures: 3, openMs: 60_000, clock: () => now })
  for (const _ of [1, 2, 3]) {
    expect(breaker.admits()).toBe(true)
    breaker.fail()
  }
  return { breaker, pass: (ms: number) => (now += ms) }
}

test('three failures in a row open it for a minute', () => {
  const { breaker, pass } = broken()
  expect(breaker.admits()).toBe(false)
  pass(59_999)
  expect(breaker.admits()).toBe(false)
})

test('then one call tries, and the others are kept away until it has succeeded', () => {
  const { breaker, pass } = broken()
  pass(60_000)
  expect([breaker.admits(), breaker.admits()]).toEqual([true, false])
  expect(breaker.isOpen()).toBe(true)
  breaker.succeed()
  expect([breaker.admits(), breaker.admits()]).toEqual([true, true])
  expect(breaker.isOpen()).toBe(false)
})

test('a trial that fails opens it again', () => {
  const { breaker, pass } = broken()
  pass(60_000)
  expect(breaker.admits()).toBe(true)
  breaker.fail()
  pass(59_999)
  expect(breaker.admits()).toBe(false)
  pass(1)
  expect(breaker.admits()).toBe(true)
})

test('failures with a success between them do not open it', () => {
  const breaker = makeBreaker({ failures: 3, openMs: 60_000, clock: () => 0 })
  for (const _ of [1, 2, 3]) {
    breaker.fail()
    breaker.fail()
    breaker.succeed()
  }
  expect(breaker.admits()).toBe(true)
})

test('a pause that was asked for holds calls back and is no failure', () => {
  let now = 0
  const breaker = makeBreaker({ failures: 1, openMs: 60_000, clock: () => now })
  breaker.holdFor(5_000)
  breaker.holdFor(1_000)
  now = 4_999
  expect(breaker.admits()).toBe(false)
  now = 5_000
  expect(breaker.admits()).toBe(true)
})
