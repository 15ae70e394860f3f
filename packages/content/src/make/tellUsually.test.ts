import { expect, test } from 'vitest'

import { tellUsually } from './tellUsually.ts'

const wordings = [
  { edition: 'Yahweh', usual: ['the LORD'] },
  { edition: 'Yahweh of Armies', usual: ['the LORD of hosts', 'the LORD Almighty'] },
]

test('the longest words of the edition are told in the first of the usual ones', () => {
  expect(tellUsually('the hand of Yahweh of Armies', wordings)).toBe('the hand of the LORD of hosts')
  expect(tellUsually('Yahweh', wordings)).toBe('the LORD')
})

test('a text that holds none of the edition’s words is told as it is', () => {
  expect(tellUsually('the Holy One', wordings)).toBeUndefined()
})
