import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'

import { contracts } from '../contracts.ts'
import { plainSchemaOf } from './plainSchemaOf.ts'
import { readPlain } from './readPlain.ts'

/** Every kind of schema that replies have. */
const Everything = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  day: z.iso.date().optional(),
  link: z.url({ protocol: /^https?$/ }).nullable(),
  note: z.string().nullable(),
  code: z.string().regex(/^[A-Z0-9]{2,4}$/),
  name: z.string().min(1).max(5),
  count: z.number().int().min(0),
  share: z.number().max(1),
  isLate: z.boolean().default(false),
  mode: z.enum(['study', 'event']),
  list: z.array(z.literal('one')).min(1).max(2),
  byName: z.record(z.string(), z.number()),
  byMode: z.record(z.enum(['study', 'event']), z.boolean()),
  either: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('a'), a: z.number() }),
    z.object({ kind: z.literal('b') }),
  ]),
})
const good = {
  id: '9b2c1d3e-4f50-4a61-8b72-c38394a5b6c7',
  at: '2026-11-22T10:00:00.000Z',
  link: 'https://example.org/a',
  note: null,
  code: 'MO1A',
  name: 'Amoz',
  count: 3,
  share: 0.5,
  mode: 'study',
  list: ['one'],
  byName: { one: 1 },
  byMode: { study: true, event: false },
  either: { kind: 'a', a: 1 },
}
const plain = plainSchemaOf(Everything)

/** Values of which some are right at some place, and none everywhere. */
const strangers = [
  [undefined, null, '', 'one', 'MO1A', 'Habakkuk', 'javascript:alert(1)', '2026-11-22', 0, -1, 0.5, 2, 2 ** 53],
  [true, [], ['one'], ['one', 'one', 'one'], {}, { one: 'two' }, { study: true }, { a: 1, kind: 'a' }],
  [{ kind: 'a', a: 1, b: 2 }, { kind: 'b', c: 3 }, { kind: 'c' }, Number.NaN, { study: true, event: 1 }],
].flat(1)

/** What a reader makes of a value, `refused` where it takes none. */
const made = (read: (value: unknown) => unknown, value: unknown): unknown => {
  try {
    return read(value)
  } catch {
    return 'refused'
  }
}

test('a reply is read from data as zod reads it: the same copy, or the same refusal', () => {
  const strange = fc.constantFrom<unknown>(...strangers)
  const change = fc.dictionary(fc.constantFrom(...Object.keys(Everything.shape), 'more'), strange, { maxKeys: 3 })
  expect(readPlain(plain, good)).toEqual({ ...good, isLate: false })
  fc.assert(
    fc.property(change, (changed) => {
      const value = { ...good, ...changed }
      expect(made((one) => readPlain(plain, one), value)).toEqual(made((one) => Everything.parse(one), value))
    }),
  )
})

test('every endpoint that is called by name tells its reply as data', () => {
  for (const [name, { reply }] of Object.entries(contracts)) expect(plainSchemaOf(reply), name).toBeTypeOf('object')
})

test.each([
  ['a transform', z.string().transform((text) => text.length)],
  ['a check of its own', z.string().refine((text) => text === 'one')],
  ['a value for whatever is wrong', z.number().catch(0)],
  ['a tuple', z.tuple([z.string()])],
])('%s can’t be told as data, and says so', (_, schema) => {
  expect(() => plainSchemaOf(z.object({ schema }))).toThrow(/can't be told as data/)
})
