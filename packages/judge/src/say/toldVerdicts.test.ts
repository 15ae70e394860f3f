import { expect, test } from 'vitest'

import { besideOf, withoutBeside } from './toldPart.ts'
import { toldVerdicts } from './toldVerdicts.ts'

const missing = (id: string, part: string) => ({ id, part, status: 'missing' as const, evidence: '' })

test('only a verdict of the key as it is now is told in the usual wording, and what stands beside it is found', () => {
  const parts = [
    { id: 'p1', text: 'Yahweh of Armies', usual: 'the LORD of hosts' },
    { id: 'p2', text: 'the earth' },
  ]
  const told = toldVerdicts(
    [missing('p1', 'Yahweh of Armies'), missing('p1', 'Yahweh'), missing('p1.1', 'Armies'), missing('p2', 'the earth')],
    parts,
  )
  expect(told.map(({ part }) => [withoutBeside(part), besideOf(part)])).toEqual([
    ['the LORD of hosts', 'Yahweh of Armies'],
    ['Yahweh', undefined],
    ['Armies', undefined],
    ['the earth', undefined],
  ])
})
