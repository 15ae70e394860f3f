import { expect, test } from 'vitest'

import { believedRecordTime, isBetterRecord } from './memoryRecord.ts'

const game = (score: number, completionTime: number) => ({ score, completionTime })

test('the highest score is best, then the least time; without a point there is no record', () => {
  expect(isBetterRecord(game(1, 900), undefined)).toBe(true)
  expect(isBetterRecord(game(0, 1), undefined)).toBe(false)
  expect(isBetterRecord(game(11, 900), game(10, 10))).toBe(true)
  expect(isBetterRecord(game(9, 1), game(10, 10))).toBe(false)
  expect(isBetterRecord(game(10, 9), game(10, 10))).toBe(true)
  expect(isBetterRecord(game(10, 10), game(10, 10))).toBe(false)
})

test.each([
  ['as stated', game(50, 100), 101.4, 100],
  ['no shorter than the server’s clock says', game(50, 20), 101.9, 96],
  ['longer where the game was paused before the start call arrived', game(50, 130), 101, 130],
  ['none where the server saw no such time', game(600, 300), 100, undefined],
  ['none for what nobody can type', game(50, 9), 14, undefined],
])('a record’s time is %s', (_, played, elapsed, believed) => {
  expect(believedRecordTime(played, elapsed)).toBe(believed)
})
