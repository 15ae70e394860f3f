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

test('a long text without an end takes no time', () => {
  const startedAt = performance.now()
  expect(firstJsonObject('{'.repeat(200_000))).toBeUndefined()
  expect(performance.now() - startedAt).toBeLessThan(200)
})
