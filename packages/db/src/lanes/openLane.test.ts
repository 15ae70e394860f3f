import { EventEmitter } from 'node:events'

import type { Client } from 'pg'
import { expect, test } from 'vitest'

import { openLane } from './openLane.ts'

const statement = { name: 'any', text: 'select 1', values: [] }

/** A client whose answers come when they are told to, the first first. */
function fakeClient(): { client: Client; answer: () => Promise<void> } {
  const waiting: PromiseWithResolvers<unknown>[] = []
  const query = (): Promise<unknown> => {
    const answer = Promise.withResolvers<unknown>()
    waiting.push(answer)
    return answer.promise
  }
  const client = Object.assign(new EventEmitter(), { query, end: () => Promise.resolve() }) as unknown as Client
  return {
    client,
    async answer() {
      waiting.shift()?.resolve({ rows: [] })
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

test('nobody waits in an empty lane, and behind one that takes long nobody is sent', async () => {
  const { client, answer } = fakeClient()
  const lane = openLane(client)
  const now = performance.now()
  expect(lane.waitMs(now)).toBe(0)
  void lane.run(statement, now)
  void lane.run(statement, now)
  expect(lane.waitMs(now + 24)).toBeLessThan(25)
  expect(lane.waitMs(now + 25)).toBe(Infinity)
  await answer()
  expect(lane.waitMs(performance.now())).toBeLessThan(25)
  await answer()
  expect(lane.waitMs(now + 60_000)).toBe(0)
})

test('the wait grows with those in line, by the time that statements have taken', async () => {
  const { client, answer } = fakeClient()
  const lane = openLane(client)
  // Each is said to have begun 4 ms before its answer.
  for (let turn = 0; turn < 200; turn += 1) {
    void lane.run(statement, performance.now() - 4)
    await answer()
  }
  const waits = Array.from({ length: 8 }, () => {
    const now = performance.now()
    void lane.run(statement, now)
    return lane.waitMs(now)
  })
  const [one = 0] = waits
  expect(one).toBeGreaterThan(3)
  expect(waits[1]).toBeCloseTo(one * 2, 6)
  expect(waits.at(-1)).toBe(Infinity)
})

test('a lane whose connection died is closed', () => {
  const { client } = fakeClient()
  const lane = openLane(client)
  expect(lane.isClosed()).toBe(false)
  client.emit('error', new Error('gone'))
  expect(lane.isClosed()).toBe(true)
})
