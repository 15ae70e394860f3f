import { expect, test } from 'vitest'
import { assert, boolean, constantFrom, property } from 'fast-check'

import { isShut, settleLine } from './settleLine.ts'

test('a line that came too late is told with what counts, and only once', () => {
  const refused = { text: 'kept, and late', isKept: false, counts: 'kept' }
  const told = settleLine({ unsent: 'kept, and late' }, refused)
  expect(told).toEqual({ late: { text: 'kept, and late', counts: 'kept' } })
  expect(settleLine(told, refused)).toBe(told)
})

test('a line is late exactly where the last of it was refused and the sheet has something else', () => {
  const word = constantFrom('', 'a', 'b')
  assert(
    property(word, word, boolean(), word, (unsent, text, isKept, counts) => {
      const line = settleLine({ unsent }, { text, isKept, counts })
      if (text !== unsent) expect(line).toEqual({ unsent })
      else expect(line.late).toEqual(isKept || counts === text ? undefined : { text, counts })
      expect(line.unsent !== undefined && line.late !== undefined).toBe(false)
    }),
  )
})

test('a sheet is shut from marking on, and once a later question is at hand', () => {
  for (const phase of ['lobby', 'read_1', 'read_2', 'answer', 'locked', 'break'] as const) {
    expect(isShut(1, { question: 1, phase })).toBe(false)
    expect(isShut(0, { question: 1, phase })).toBe(true)
  }
  for (const phase of ['marking', 'reveal', 'end'] as const) expect(isShut(1, { question: 1, phase })).toBe(true)
})
