import { unlikelyFrom } from '@seraph/domain/counting/unlikelyWork'
import { PlayerCode } from '@seraph/schema/vocabulary'
import { expect, test } from 'vitest'

import { unlikelyReasons } from './unlikelyReasons.ts'

const usual = {
  id: '00000000-0000-4000-8000-000000000000',
  playerCode: PlayerCode.parse('MOO7A'),
  clubName: 'Mountain Oaks',
  teamName: 'Owls',
  counted: 40,
  tooFast: unlikelyFrom.tooFast - 1,
  busiestDay: unlikelyFrom.busiestDay - 1,
  late: unlikelyFrom.late - 1,
  hiddenAt: null,
}

test.each([
  [{}, []],
  [{ tooFast: unlikelyFrom.tooFast }, ['30 answers faster than anybody can answer.']],
  [{ busiestDay: 1_200 }, ['1,200 answers counted on one day.']],
  [
    { tooFast: 31, late: 300 },
    ['31 answers faster than anybody can answer.', '300 answers reached us more than an hour late.'],
  ],
])('of %j is said %j', (figures, reasons) => {
  expect(unlikelyReasons({ ...usual, ...figures })).toEqual(reasons)
})
