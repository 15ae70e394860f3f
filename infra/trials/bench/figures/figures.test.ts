import { expect, test } from 'vitest'

import { formatTable } from './formatTable.ts'
import { median } from './median.ts'
import { quantile } from './quantile.ts'
import { ratios } from './ratios.ts'
import { makeRow } from './row.ts'

test('the median is the middle, or between the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([4, 1, 2, 100])).toBe(3)
  expect(median([])).toBeNaN()
})

test('a quantile is a value that was measured, by the nearest rank', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect(quantile(hundred, 0.99)).toBe(99)
  expect(quantile(hundred, 0.5)).toBe(50)
  expect(quantile([7], 0.99)).toBe(7)
  expect(quantile([1, 2], 0)).toBe(1)
  expect(quantile([], 0.5)).toBeNaN()
})

test('runs are compared turn by turn', () => {
  expect(ratios([2, 9], [4, 3], Number)).toEqual([0.5, 3])
  expect(() => ratios([1], [], Number)).toThrow('pairs')
})

test('a row holds by the median of its runs, in either direction', () => {
  const common = { row: 'a', unit: '×', figures: [0.5, 0.7, 0.9] } as const
  expect(makeRow({ ...common, target: { atLeast: 0.7 } })).toMatchObject({
    figure: 0.7,
    holds: true,
    target: '≥ 0.7 ×',
  })
  expect(makeRow({ ...common, target: { atLeast: 0.71 } }).holds).toBe(false)
  expect(makeRow({ ...common, target: { atMost: 0.69 } }).holds).toBe(false)
  expect(makeRow({ ...common, target: { atMost: 0.7 } })).toMatchObject({ lowest: 0.5, highest: 0.9, holds: true })
  expect(makeRow({ ...common, target: undefined }).holds).toBeUndefined()
  expect(makeRow({ ...common, figures: [], target: { atLeast: 0 } }).holds).toBe(false)
})

test('the table says figure, spread and whether it holds', () => {
  const rows = [
    makeRow({ row: 'fast', target: { atMost: 15 }, unit: 'ms', figures: [1.234, 12.34, 1_234.5], note: 'why' }),
    makeRow({ row: 'slow', target: { atLeast: 2 }, unit: '×', figures: [1] }),
  ]
  expect(formatTable(rows).split('\n')).toEqual([
    '| row  | target  | figure  | spread     | holds | note |',
    '| ---- | ------- | ------- | ---------- | ----- | ---- |',
    '| fast | ≤ 15 ms | 12.3 ms | 1.23–1,235 | yes   | why  |',
    '| slow | ≥ 2 ×   | 1.00 ×  | 1.00–1.00  | NO    |      |',
  ])
})
