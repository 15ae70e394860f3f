import { expect, test } from 'vitest'

import { spokenText } from './spokenText.ts'

const names = {
  Ahaz: 'AY-haz',
  'Maher-Shalal-Hash-Baz': 'MAY-er shal-al HASH baz',
  Hash: 'HASH',
  Jerusalem: 'juh-ROO-suh-lem',
  Uz: 'UZ (like us)',
}

test('names are said as the glossary says them, whole and longer ones first', () => {
  expect(spokenText('Who told Ahaz, and Ahaz’s son?', names)).toBe('Who told ay-haz, and ay-haz’s son?')
  expect(spokenText('Maher-Shalal-Hash-Baz', names)).toBe('may-er shal-al hash baz')
  expect(spokenText('Ahaziah was no Ahaz of Uz.', names)).toBe('Ahaziah was no ay-haz of uz.')
})

test('a blank is a word, and what voices know stays', () => {
  expect(spokenText('From Jerusalem came ____.', names)).toBe('From Jerusalem came  blank .')
  expect(spokenText('In Uz (a land)', {})).toBe('In Uz (a land)')
})
