import { expect, test } from 'vitest'

import { chooseRoomCode } from './chooseRoomCode.ts'

const codes = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => ({ code: String(from + at).padStart(4, '0') }))

test('a free code, whichever the random source says', () => {
  const given = { used: codes(0, 5_000), longestCompleted: '0001' }
  expect(chooseRoomCode(given, () => 0)).toBe('5000')
  expect(chooseRoomCode(given, (below) => below - 1)).toBe('9999')
})

test('each free code and no other can be drawn', () => {
  const used = [...codes(0, 9_000), ...codes(9_010, 10_000)]
  const drawn = new Set<string | undefined>()
  for (let place = 0; place < 10; place += 1) {
    drawn.add(chooseRoomCode({ used, longestCompleted: undefined }, () => place))
  }
  expect([...drawn]).toEqual(codes(9_000, 9_010).map(({ code }) => code))
})

test('where fewer than 2,000 are free the longest completed is used again', () => {
  const used = [...codes(0, 8_000), ...codes(8_000, 8_001)]
  expect(chooseRoomCode({ used, longestCompleted: '8000' }, () => 0)).toBe('8000')
  expect(chooseRoomCode({ used: used.slice(1), longestCompleted: '8000' }, () => 0)).toBe('0000')
  expect(chooseRoomCode({ used, longestCompleted: undefined }, () => 0)).toBe('8001')
})

test('none where all belong to living rooms', () => {
  expect(chooseRoomCode({ used: codes(0, 10_000), longestCompleted: undefined }, () => 0)).toBeUndefined()
})
