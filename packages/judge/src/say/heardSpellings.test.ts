import { expect, test } from 'vitest'

import { heardSpellings } from './heardSpellings.ts'

test.each([
  ['Jotham', 'Jothem', 'Jothem→Jotham'],
  ['Uzziah', 'uziah', 'uziah→Uzziah'],
  ['Maher Shalal Hash Baz', 'maher shalal hashh baz', 'hashh→Hash'],
  ['Hezekiah', 'Ezekiah', 'Ezekiah→Hezekiah'],
  ['strength', 'strenght', 'strenght→strength'],
  ['tomorrow', 'tomorow', 'tomorow→tomorrow'],
  ['Jotham', 'JOTHAM', ''],
  ['Uzziah', 'Azariah', ''],
  ['Assyria', 'Assyrians', ''],
  ['two kings', 'king', ''],
  ['a woman', 'women', ''],
  ['they sang', 'song', ''],
  ['seven', '7', ''],
  ['two metres', 'meters', ''],
  ['Saviour', 'Savior', ''],
])('for the part %j, %j is told as %j', (part, evidence, told) => {
  const heard = heardSpellings([{ part, status: 'given', evidence }])
  expect(heard.map(({ written, heardAs }) => `${written}→${heardAs}`).join()).toBe(told)
})

test('a spelling is told once, and only where its part was given', () => {
  const part = { part: 'Jotham', evidence: 'Jothem' }
  expect(
    heardSpellings([
      { ...part, status: 'given' },
      { ...part, status: 'given' },
    ]),
  ).toHaveLength(1)
  expect(heardSpellings([{ ...part, status: 'wrong' }])).toEqual([])
})
