import { expect, test } from 'vitest'

import { rowOf, tableOf } from './tableOf.ts'

const item = {
  area: 'Codes',
  item: 'a guess',
  shownBy: [
    { file: 'a.db.test.ts', title: 'guesses are refused' },
    { file: 'b.test.ts', title: '%j is no formula' },
  ],
}
const passed = [
  { file: 'a.db.test.ts', title: 'guesses are refused, all of them', isPassed: true, seen: '40 answered' },
  { file: 'b.test.ts', title: '"=1" is no formula', isPassed: true, seen: undefined },
  { file: 'b.test.ts', title: '"+1" is no formula', isPassed: true, seen: undefined },
]

test('an intruder is refused where each of its tests ran and passed', () => {
  expect(rowOf(item, passed)).toEqual({
    area: 'Codes',
    item: 'a guess',
    tried: 'a, b',
    seen: '40 answered; 3 tests pass',
    refused: 'yes',
  })
})

test('a test that failed, or didn’t run, shows nothing', () => {
  const failed = passed.map((one, at) => ({ ...one, isPassed: at !== 1 }))
  expect(rowOf(item, failed)).toMatchObject({ refused: 'NO', seen: 'failed: "=1" is no formula' })
  expect(rowOf(item, passed.slice(1))).toMatchObject({ refused: 'NO', seen: 'did not run: guesses are refused' })
  expect(rowOf(item, [])).toMatchObject({ refused: 'NO' })
})

test('the table has a line each', () => {
  expect(tableOf([rowOf(item, passed)]).split('\n')).toHaveLength(3)
})
