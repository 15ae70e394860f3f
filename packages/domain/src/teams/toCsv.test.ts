import { expect, test } from 'vitest'

import { toCsv } from './toCsv.ts'

test('cells are parted by commas, rows by line ends, and quoted where they must be', () => {
  expect(
    toCsv([
      ['Code', 'Team'],
      ['MOA1', 'The "Owls", 1\n'],
      [-5, null],
    ]),
  ).toBe('Code,Team\r\nMOA1,"The ""Owls"", 1\n"\r\n-5,\r\n')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =HYPERLINK("x")', '\r=1'])('%j runs in no spreadsheet', (text) => {
  const [line = ''] = toCsv([[text]]).split('\r\n')
  expect(line.replace(/^"/, '').startsWith("'")).toBe(true)
})
