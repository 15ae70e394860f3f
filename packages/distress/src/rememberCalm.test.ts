import { expect, test } from 'vitest'

import { findDistress } from './findDistress.ts'
import { rememberCalm } from './rememberCalm.ts'

test('hears what findDistress hears, the first time and again', () => {
  const hear = rememberCalm()
  const texts = [
    'the king of Assyria',
    'i want to die',
    'Isaiah',
    'my dad hits me every night',
    `so ${'very '.repeat(60)}sad`,
  ]
  for (const text of [...texts, ...texts]) expect(hear(text)).toBe(findDistress(text))
})

test('goes on hearing when thousands of texts have come', () => {
  const hear = rememberCalm()
  for (let at = 0; at < 4_100; at += 1) hear(`answer ${at}`)
  expect(hear('i want to die')).toBe('self_harm')
  expect(hear('answer 0')).toBeUndefined()
})
