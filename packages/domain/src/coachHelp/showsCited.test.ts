import { expect, test } from 'vitest'

import { showsCited } from './showsCited.ts'

test('a verse was looked at where the question cites it, alone or within a run, and no other', () => {
  expect(showsCited('Isaiah 6:2', ['Isaiah 6:1', 'Isaiah 6:2'])).toBe(true)
  expect(showsCited('Isaiah 6:2-4, 7', ['Isaiah 6:7'])).toBe(true)
  expect(showsCited('1 John 3:18', ['1 John 3:18'])).toBe(true)
  expect(showsCited('Isaiah 6:2', ['Isaiah 6:3', 'Isaiah 16:2', 'John 6:2', 'nothing'])).toBe(false)
  expect(showsCited('Isaiah 6:2', [])).toBe(false)
})
