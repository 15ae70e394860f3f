import { expect, test } from 'vitest'

import { restingText } from './restingText.ts'

test('one verse, a range and several are told', () => {
  expect(restingText([{ from: 14, to: 14 }])).toBe('Verse 14 is resting.')
  expect(restingText([{ from: 7, to: 13 }])).toBe('Verses 7–13 are resting.')
  expect(
    restingText([
      { from: 1, to: 1 },
      { from: 7, to: 13 },
    ]),
  ).toBe('Verses 1 and 7–13 are resting.')
})
