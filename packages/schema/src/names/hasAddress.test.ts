import { assert, integer, property, stringMatching } from 'fast-check'
import { expect, test } from 'vitest'

import { hasAddress } from './hasAddress.ts'

test.each([
  'https://example.org',
  'www.oaks',
  'Oaks oaks.com',
  'Oaks .com',
  'Oaks dot com',
  'exаmple.сom',
  'oaks.gg/join',
  'ｏａｋｓ．ｃｏｍ',
  'me@example.org',
  '@mountainoaks',
  'Kim#1234',
  'insta: kim',
  'Discord = kim',
  'call 555-123-4567',
  '+49 (0)30 / 123 45 67',
  '٠٩١٧١٢٣٤٥٦',
  'Tel0917123456',
])('%s is refused', (name) => {
  expect(hasAddress(name)).toBe(true)
})

test.each([
  'Mountain Oaks',
  'St.Paul',
  'St. John’s No. 1',
  'Team 12',
  'Troop #12',
  'Since 1987',
  'Team 2026-2027',
  'Girls @ Grace',
  'Q&A: Isaiah 1-33',
  'Águilas del Sur',
  'Орлы',
  '鷹の群れ',
  'D.C. Eagles',
  'A/B',
])('%s is a name', (name) => {
  expect(hasAddress(name)).toBe(false)
})

test('no words with a number of up to six digits are an address', () => {
  assert(
    property(
      stringMatching(/^[A-Z][a-z]{1,8}( [A-Z][a-z]{1,8}){0,2}$/),
      integer({ min: 0, max: 999_999 }),
      (words, n) => {
        expect(hasAddress(`${words} ${n}`)).toBe(false)
      },
    ),
  )
})

test('a number of seven digits or more is one, however it is parted', () => {
  assert(
    property(stringMatching(/^[1-9]([ ./()-]?\d){6,12}$/), (digits) => {
      expect(hasAddress(`Oaks ${digits.replaceAll(/(19|20)/g, '3')}`)).toBe(
        /(\d\D*){7}/.test(digits.replaceAll(/(19|20)/g, '3')),
      )
    }),
  )
})
