import { expect, test } from 'vitest'

import { helpLineOf, readHelpLines } from './helpLines.ts'

const { lines, wrong } = readHelpLines(
  'United States, U.S.A. = Call or text 988 | México = Línea de la Vida | nonsense | = x',
)

test('a country has its line under any of its names', () => {
  expect(['united  states', 'USA', 'Mexico', 'MÉXICO'].map((name) => helpLineOf(lines, name))).toEqual([
    'Call or text 988',
    'Call or text 988',
    'Línea de la Vida',
    'Línea de la Vida',
  ])
})

test('none is made up: another country, and none, have a line only where one is for everybody', () => {
  expect([helpLineOf(lines, 'Peru'), helpLineOf(lines, undefined)]).toEqual([undefined, undefined])
  expect(helpLineOf(readHelpLines('*=Ask 0800').lines, 'Peru')).toBe('Ask 0800')
  expect(helpLineOf(readHelpLines('').lines, undefined)).toBeUndefined()
})

test('what can’t be read is told', () => {
  expect(wrong).toEqual(['nonsense', '= x'])
})
