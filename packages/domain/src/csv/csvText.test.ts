import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { csvText } from './csvText.ts'

test('cells are quoted and lines ended', () => {
  expect(
    csvText([
      ['a', 'b "c"', 3],
      [null, 'd,e\nf', -1],
      [undefined, '', 0],
    ]),
  ).toBe('"a","b ""c""",3\r\n"","d,e\nf",-1\r\n"","",0\r\n')
})

test.each([
  '=1+1',
  '+1',
  '-1',
  '@sum',
  '\t=1',
  '\r=1',
  ' =1',
  '\n@x',
  '＝1+1',
  '＋1',
  '－1',
  '＠sum',
  ' ＝1',
  '=HYPERLINK(1)',
])('%j is no formula', (text) => {
  expect(csvText([[text]])).toBe(`"'${text}"\r\n`)
})

test('whatever the texts are, none begins a formula and each is read back as it was', () => {
  const sign = fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r', '\n', ' ', '"', ',')
  const text = fc.tuple(fc.array(sign, { maxLength: 3 }), fc.string()).map(([signs, rest]) => signs.join('') + rest)
  fc.assert(
    fc.property(text, (written) => {
      const cell = csvText([[written]])
        .slice(1, -3)
        .replaceAll('""', '"')
      expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]/u)
      expect(cell.replace(/^'/, '')).toBe(written.replace(/^'/, ''))
    }),
  )
})
