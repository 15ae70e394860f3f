import { expect, test } from 'vitest'

import { figuresOf } from './figuresOf.ts'

const one = {
  judgeVersion: '7',
  type: 'who',
  month: '2026-11',
  answers: 6,
  sure: 3,
  byModel: 0,
  appealed: 3,
  overturned: 1,
  upheld: 1,
}

test('answers of several kinds are counted together, and a share of nothing is a dash', () => {
  const said = (of: Parameters<typeof figuresOf>[0]) => figuresOf(of).map(({ figure }) => figure)
  expect(said([one, { ...one, type: 'recall', answers: 2, sure: 2, byModel: 2, appealed: 0, overturned: 0 }])).toEqual([
    '8',
    '63%',
    '25%',
    '3',
    '1',
    '67%',
  ])
  expect(said([])).toEqual(['0', '–', '–', '0', '0', '–'])
})
