import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'

import { gridStep } from './gridStep.ts'

const gridOf = (count: number, columns: number) =>
  Array.from({ length: count }, (_, at) => ({ left: (at % columns) * 56, top: Math.floor(at / columns) * 56 }))

test('arrows lead to the neighbours of a grid, and never out of it', () => {
  assert(
    property(
      integer({ min: 1, max: 40 }),
      integer({ min: 1, max: 9 }),
      integer({ min: 0, max: 39 }),
      (count, columns, at) => {
        const from = at % count
        const step = (key: string) => gridStep(key, from, gridOf(count, columns))
        expect(step('ArrowRight')).toBe(from + 1 < count ? from + 1 : undefined)
        expect(step('ArrowLeft')).toBe(from > 0 ? from - 1 : undefined)
        expect(step('ArrowUp')).toBe(from >= columns ? from - columns : undefined)
        const isLastRow = Math.floor(from / columns) === Math.floor((count - 1) / columns)
        expect(step('ArrowDown')).toBe(isLastRow ? undefined : Math.min(from + columns, count - 1))
        expect([step('Home'), step('End')]).toEqual([0, count - 1])
        expect(step('Enter')).toBeUndefined()
      },
    ),
  )
})
