import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Mountain Oaks', 'MO'],
  ['  mountain   oaks ', 'MO'],
  ['Team 7', 'T7'],
  ['Team 12', 'T12'],
  ['Team12', 'T12'],
  ['team n', 'TN'],
  ['St. Mary’s', 'SM'],
  ["O'Neil Eagles", 'OE'],
  ['Spring-Valley', 'SV'],
  ['1st Avenue', '1A'],
  ['3 Angels', '3A'],
  ['Águilas Ñandú', 'AN'],
  ['Ärzte der Œuvre', 'ADO'],
  ['Москва Север', 'MS'],
  ['北京', 'B'],
  ['North South East West', 'NSE'],
  ['7', '7'],
  ['2026', '20'],
  ['12 34', '12'],
  ['٤٢', '42'],
  ['Team №5 🔥', 'T5'],
])('%s gives %s', (name, expected) => {
  expect(initials(name, 3)).toBe(expected)
})

test.each(['', '   ', '🔥🔥', '!?', '—', '\u200b', '+$^'])('"%s" gives nothing', (name) => {
  expect(initials(name, 3)).toBe('')
})

test('whatever the name, at most max characters of A–Z and 0–9', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 3 }), (name, max) => {
      expect(initials(name, max)).toMatch(new RegExp(`^[A-Z0-9]{0,${String(max)}}$`))
    }),
  )
})

test('a name that has a Latin letter or a digit is never refused', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[A-Za-z0-9]$/), (rest, letter) => {
      expect(initials(`${rest} ${letter}`, 3)).not.toBe('')
    }),
  )
})

test('composed and decomposed letters give the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(initials(name.normalize('NFD'), 3)).toBe(initials(name.normalize('NFC'), 3))
    }),
  )
})
