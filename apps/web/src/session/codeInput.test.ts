import { expect, test } from 'vitest'

import { codeInput, hasCodeLength, isWholeCode } from './codeInput.ts'

test('a code is shown in upper case', () => {
  expect(codeInput('', 'mo1a')).toBe('MO1A')
})

test('prefix, spaces and dashes do not count towards the length', () => {
  expect(codeInput('', 'plr - abcdef123a')).toBe('PLR - ABCDEF123A')
  expect(codeInput('', 'ABC DEF 12 3A')).toBe('ABC DEF 12 3A')
})

test('what would be too long is not taken', () => {
  expect(codeInput('ABCDEF123A', 'ABCDEF123AX')).toBe('ABCDEF123A')
})

test('three characters are needed at least', () => {
  expect(hasCodeLength(' M - O ')).toBe(false)
  expect(hasCodeLength('MO1')).toBe(true)
})

test.each(['MO1A', 'plr-mo1a', 'PLR ABCDEFGHIJ', 'plr1'])('%j can be a whole code', (typed) => {
  expect(isWholeCode(typed)).toBe(true)
})

test.each(['', 'MO1', 'ABCDEFGHIJK', 'M@1A'])('%j cannot', (typed) => {
  expect(isWholeCode(typed)).toBe(false)
})
