import { GemLetter } from '@seraph/schema/vocabulary'
import { expect, test } from 'vitest'
import { gemName, gems, parseGem } from './gems.ts'

test('every letter of the vocabulary has one gem, and its name begins with it', () => {
  expect(gems.map(({ letter }) => letter)).toEqual(GemLetter.options)
  for (const { name, letter } of gems) expect(name[0]).toBe(letter)
})

test('a gem is read from its letter or its name', () => {
  for (const { letter, name } of gems) {
    expect(gemName(letter)).toBe(name)
    for (const text of [letter, letter.toLowerCase(), name, ` ${name.toLowerCase()} `])
      expect(parseGem(text)).toBe(letter)
  }
})

test('what is no gem is not read as one', () => {
  for (const text of ['', 'B', 'Diamond', 'Am', 'AE']) expect(parseGem(text)).toBeUndefined()
})
