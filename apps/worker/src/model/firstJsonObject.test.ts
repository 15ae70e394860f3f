import { expect, test } from 'vitest'

import { firstJsonObject } from './firstJsonObject.ts'

test.each([
  ['{"a": 1}', { a: 1 }],
  ['Sure!\n```json\n{"a": {"b": "}{"}} and so on {"c": 2}', { a: { b: '}{' } }],
  ['{not json} but {"a": "\\"}"}', { a: '"}' }],
  ['{"a": 1', undefined],
  ['none', undefined],
  ['', undefined],
])('%s', (text, expected) => {
  expect(firstJsonObject(text)).toEqual(expected)
})

test.each([
  ['without an end', '{'.repeat(200_000)],
  ['of braces in braces', '{'.repeat(100_000) + '}'.repeat(100_000)],
  ['of objects that are none', '{a}'.repeat(70_000)],
])('a long text %s takes no time', (_, text) => {
  // The processor's time: what else the machine does is not the reader's.
  const before = process.cpuUsage()
  expect(firstJsonObject(text)).toBeUndefined()
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1_000).toBeLessThan(200)
})
