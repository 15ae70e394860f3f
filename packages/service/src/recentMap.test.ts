import { expect, test } from 'vitest'

import { RecentMap } from './recentMap.ts'

test('of more entries than it holds, the one unused for longest is forgotten', () => {
  const map = new RecentMap<number>(2)
  map.set('one', 1)
  map.set('two', 2)
  expect(map.get('one')).toBe(1)
  map.set('three', 3)
  expect(['one', 'two', 'three'].map((key) => map.get(key))).toEqual([1, undefined, 3])
  map.delete('one')
  expect(map.get('one')).toBeUndefined()
})
