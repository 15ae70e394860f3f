import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { believedOccurredAt } from './believedOccurredAt.ts'

const day = 24 * 60 * 60 * 1000
const receivedAt = Date.UTC(2026, 2, 20)
const registeredAt = receivedAt - 30 * day

test('a time of the last 7 days is believed', () => {
  for (const stated of [receivedAt, receivedAt - 1, receivedAt - 7 * day]) {
    expect(believedOccurredAt({ stated, receivedAt, registeredAt })).toBe(stated)
  }
})

test('a future, an older or no time, or one before the registration, gives the time of receipt', () => {
  for (const stated of [undefined, receivedAt + 1, receivedAt - 7 * day - 1, 0, Number.NaN]) {
    expect(believedOccurredAt({ stated, receivedAt, registeredAt })).toBe(receivedAt)
  }
  const stated = receivedAt - 2 * day
  expect(believedOccurredAt({ stated, receivedAt, registeredAt: receivedAt - day })).toBe(receivedAt)
})

test('whatever is stated, the event is of the last 7 days, after the registration and never in the future', () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer(), fc.double()), fc.nat(60 * day), (offset, age) => {
      const at = believedOccurredAt({ stated: receivedAt + offset, receivedAt, registeredAt: receivedAt - age })
      expect(at).toBeLessThanOrEqual(receivedAt)
      expect(at).toBeGreaterThanOrEqual(receivedAt - Math.min(age, 7 * day))
    }),
  )
})
