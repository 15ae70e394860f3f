import { anything, array, assert, boolean, nat, oneof, property, record, string, uuid } from 'fast-check'
import { expect, test } from 'vitest'

import { readPlacedLines } from './readPlacedLines.ts'

const place = { roomId: uuid(), teamId: uuid(), seatId: uuid(), question: nat({ max: 89 }), isRead: boolean() }
const line = oneof(
  record({ ...place, unsent: string() }),
  record({ ...place, late: record({ text: string(), counts: string() }) }),
)

test('lines come back from a tab’s storage as they were kept', () => {
  assert(
    property(array(line), (lines) => {
      expect(readPlacedLines(JSON.parse(JSON.stringify(lines)))).toEqual(JSON.parse(JSON.stringify(lines)))
    }),
  )
})

test('whatever else a storage hands over is left out', () => {
  assert(property(anything(), (value) => void readPlacedLines(value)))
  const whole = { roomId: 'r', teamId: 't', seatId: 's', question: 0, isRead: false, unsent: 'x' }
  expect(readPlacedLines([whole, { ...whole, question: -1 }, { ...whole, seatId: 1 }, null, 3])).toEqual([whole])
  expect(
    readPlacedLines([
      { ...whole, unsent: undefined },
      { ...whole, unsent: undefined, late: { text: 'x' } },
    ]),
  ).toEqual([])
})
