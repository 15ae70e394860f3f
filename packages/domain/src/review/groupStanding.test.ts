import { array, assert, constantFrom, nat, property, record } from 'fast-check'
import { expect, test } from 'vitest'

import { groupStanding } from './groupStanding.ts'
import type { Standing } from './groupStanding.ts'

const part = record({
  state: constantFrom('unseen' as const, 'seen' as const, 'recalled' as const, 'kept' as const),
  since: nat(90),
}).map(({ state, since }): Standing => ({ state, since: state === 'unseen' ? undefined : since }))

test('whatever was met has a day, which is one of its parts’', () => {
  assert(
    property(array(part, { maxLength: 8 }), (parts) => {
      const { state, since } = groupStanding(parts)
      expect(since === undefined).toBe(state === 'unseen')
      if (since !== undefined) expect(parts.map((one) => one.since)).toContain(since)
    }),
  )
})

test('the last of the parts in a state gives its day; one that is kept since says nothing of when all were recalled', () => {
  const [met, recalled, kept] = [
    { state: 'seen', since: 9 },
    { state: 'recalled', since: 4 },
    { state: 'kept', since: 7 },
  ] as const
  expect(groupStanding([recalled, kept, { state: 'recalled', since: 5 }])).toEqual({ state: 'recalled', since: 5 })
  expect(groupStanding([kept, { state: 'kept', since: 2 }])).toEqual(kept)
  expect(groupStanding([met, recalled])).toEqual(met)
  expect(groupStanding([{ state: 'unseen', since: undefined }, kept])).toEqual({ state: 'seen', since: 7 })
})
