import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { lookalikes } from './lookalikes.ts'
import { sameNameKey } from './sameNameKey.ts'
import { anyText } from '../testing/anyText.ts'

test('case, spaces and invisible characters make no difference', () => {
  expect(sameNameKey('  Mountain \t Oaks ')).toBe('mountain oaks')
  expect(sameNameKey('MOUNTAIN\u00a0OAKS')).toBe('mountain oaks')
  expect(sameNameKey('Mountain\u200b Oaks')).toBe('mountain oaks')
  expect(sameNameKey('Mountain\u034f Oaks\ufe0f\u3164')).toBe('mountain oaks')
  expect(sameNameKey('Team 1')).toBe(sameNameKey('team 1'))
  expect(sameNameKey('Straße')).toBe(sameNameKey('STRASSE'))
  expect(sameNameKey('O’Brien')).toBe(sameNameKey("O'Brien"))
})

test.each([
  ['Mоuntain Oаks', 'Cyrillic о and а'],
  ['МОUNТАIN ОАКS', 'Cyrillic capitals'],
  ['Mοuntain Oαks', 'Greek ο and α'],
  ['Ⅿountain Oaks', 'a Roman numeral'],
  ['𝕸ountain 𝗢aks', 'letters of mathematics'],
  ['Mountaın Oaᴋs', 'phonetic letters'],
  ['Mօuntain Oakѕ', 'an Armenian letter'],
])('%s (%s) is Mountain Oaks', (name) => {
  expect(sameNameKey(name)).toBe('mountain oaks')
})

test('a whole word of another alphabet that reads as a Latin one is that one', () => {
  expect(sameNameKey('РОРЕ')).toBe('pope')
  expect(sameNameKey('Team АСЕ')).toBe('team ace')
  expect(sameNameKey('ΚΑΤΕ')).toBe('kate')
})

test('other names stay other names', () => {
  expect(sameNameKey('Mountain Oaks')).not.toBe(sameNameKey('MountainOaks'))
  expect(sameNameKey('Águilas')).not.toBe(sameNameKey('Aguilas'))
  expect(sameNameKey('Team 1')).not.toBe(sameNameKey('Team 11'))
  expect(new Set(['Team 1', 'Team I', 'Team l', 'Team O', 'Team 0'].map(sameNameKey)).size).toBe(5)
  expect(sameNameKey('Орлы')).toBe('орлы')
  expect(sameNameKey('Λέοντες')).toBe('λέοντες')
})

/** Words of one alphabet each, of letters whose capitals are single letters. */
const words = ['A-Za-zÀ-ÖØ-Þà-öø-þ', 'Α-ΡΣ-Ωα-ω', 'А-Яа-я'].map((range) =>
  fc.stringMatching(new RegExp(`^[${range}0-9]{1,8}$`)),
)
const name = fc.array(fc.oneof(...words), { minLength: 1, maxLength: 4 })

test('a key is its own key, whatever the name', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const key = sameNameKey(text)
      expect(sameNameKey(key)).toBe(key)
    }),
  )
})

test('a key is that of the name in capitals with spaces around', () => {
  fc.assert(
    fc.property(name, (parts) => {
      const key = sameNameKey(parts.join(' '))
      expect(sameNameKey(key)).toBe(key)
      expect(sameNameKey(`  ${parts.join('  ').toUpperCase()}\n`)).toBe(key)
    }),
  )
})

test('a Latin name keeps its key, whichever of its letters are put in another alphabet', () => {
  const twins = Map.groupBy(lookalikes, ([, latin]) => latin)
  const latin = fc.stringMatching(/^[A-Za-z]{2,12}$/)
  fc.assert(
    fc.property(latin, fc.array(fc.nat(), { minLength: 12, maxLength: 12 }), (word, picks) => {
      // The first letter stays Latin: the word mixes alphabets and is no word of another one.
      const disguised = word.split('').map((letter, at) => {
        const others = twins.get(letter) ?? []
        const pick = picks[at] ?? 0
        return at === 0 || others.length === 0 ? letter : (others[pick % others.length]?.[0] ?? letter)
      })
      expect(sameNameKey(disguised.join(''))).toBe(sameNameKey(word))
    }),
  )
})
