import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'

import { readingMs } from './readingMs.ts'

test('a longer question is read longer, none in less than four seconds', () => {
  expect(readingMs('Who came?')).toBe(4_000)
  expect(readingMs(Array.from({ length: 30 }, () => 'word').join(' '))).toBe(12_600)
  assert(property(string(), (text) => readingMs(text) >= 4_000))
})
