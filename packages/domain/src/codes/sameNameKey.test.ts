import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sameNameKey } from './sameNameKey.ts'

test('case, spaces and invisible characters make no difference', () => {
  expect(sameNameKey('  Mountain \t Oaks ')).toBe('mountain oaks')
  expect(sameNameKey('MOUNTAIN\u00a0OAKS')).toBe('mountain oaks')
  expect(sameNameKey('Mountain\u200b Oaks')).toBe('mountain oaks')
  expect(sameNameKey('Team 1')).toBe(sameNameKey('team 1'))
  expect(sameNameKey('Straße')).toBe(sameNameKey('STRASSE'))
})

test('other names stay other names', () => {
  expect(sameNameKey('Mountain Oaks')).not.toBe(sameNameKey('MountainOaks'))
  expect(sameNameKey('Águilas')).not.toBe(sameNameKey('Aguilas'))
  expect(sameNameKey('Team 1')).not.toBe(sameNameKey('Team 11'))
})

test('a key is its own key, and so is the key of the name in capitals with spaces around', () => {
  const name = fc.array(fc.stringMatching(/^[A-Za-zÀ-öø-ÿΑ-Ωα-ωА-я0-9]{1,8}$/), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(name, (words) => {
      const key = sameNameKey(words.join(' '))
      expect(sameNameKey(key)).toBe(key)
      expect(sameNameKey(`  ${words.join('  ').toUpperCase()}\n`)).toBe(key)
    }),
  )
})
