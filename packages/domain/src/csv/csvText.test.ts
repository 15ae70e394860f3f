import { expect, test } from 'vitest'

import { csvText } from './csvText.ts'

test('cells are quoted and lines ended', () => {
  expect(
    csvText([
      ['a', 'b "c"', 3],
      [null, 'd,e\nf', -1],
    ]),
  ).toBe('"a","b ""c""",3\r\n"","d,e\nf",-1\r\n')
})

test.each(['=1+1', '+1', '-1', '@sum', '\t=1', '\r=1', ' =1', '\n@x', '＝1'])('%j is no formula', (text) => {
  expect(csvText([[text]])).toBe(`"'${text}"\r\n`)
})
