import { expect, test } from 'vitest'

import { unsupportedWords } from './unsupportedWords.ts'

const verses = 'The ox knows his owner, and the donkey his master’s crib; three days'

test('words that stand in the verse are supported, whatever their ending or mark', () => {
  expect(unsupportedWords({ text: 'the owners' }, verses)).toEqual([])
  expect(unsupportedWords({ text: "master's crib" }, verses)).toEqual([])
  expect(unsupportedWords({ text: '3 days' }, verses)).toEqual([])
})

test('another word is not, unless an accepted wording stands there', () => {
  expect(unsupportedWords({ text: 'the ass' }, verses)).toEqual(['ass'])
  expect(unsupportedWords({ text: 'the ass', accept: ['donkey'] }, verses)).toEqual([])
  expect(unsupportedWords({ text: 'the ass', accept: ['mule'] }, verses)).toEqual(['ass'])
})
