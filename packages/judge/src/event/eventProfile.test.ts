import { assert, constantFrom, property, shuffledSubarray } from 'fast-check'
import { expect, test } from 'vitest'

import { judge } from '../judge.ts'

const kings = {
  question: 'In the days of which two kings did he see it?',
  points: 2,
  parts: [{ text: 'Uzziah' }, { text: 'Jotham' }, { text: 'Ahaz' }],
}
const lexicon = { names: ['uzziah', 'jotham', 'ahaz', 'hezekiah', 'manasseh', 'rezin'], synonyms: [] }
const atEvent = (response: string, question: Parameters<typeof judge>[0] = kings) =>
  judge(question, response, lexicon, undefined, 'nad-2023')

test('only the first answers count, as many as are asked for', () => {
  expect(atEvent('Uzziah, Jotham').score).toBe(2)
  expect(atEvent('Uzziah, Manasseh, Jotham').score).toBe(1)
  expect(atEvent('Manasseh, Rezin, Uzziah, Jotham').score).toBe(0)
  expect(atEvent('Uzziah, Jotham, Manasseh').score).toBe(2)
  expect(judge(kings, 'Uzziah, Jotham, Manasseh', lexicon).score).toBe(1)
})

test('a quotation wants all its words', () => {
  const quoted = {
    question: 'Complete: “Holy, holy, holy, ______”',
    points: 1,
    ordered: true,
    parts: [{ text: 'is the LORD of hosts', ordered: true }],
  }
  expect(atEvent('is the LORD of hosts', quoted).score).toBe(1)
  expect(atEvent('is the lord of hostes', quoted).score).toBe(1)
  expect(atEvent('is the LORD', quoted).score).toBe(0)
})

test('what is written after the answers that count changes nothing', () => {
  const names = ['Uzziah', 'Jotham', 'Ahaz', 'Manasseh', 'Rezin']
  assert(
    property(shuffledSubarray(names, { minLength: 2 }), constantFrom(', ', '\n'), (list, joiner) => {
      const first = list.slice(0, 2)
      const right = first.filter((name) => ['Uzziah', 'Jotham', 'Ahaz'].includes(name)).length
      expect(atEvent(list.join(joiner)).score).toBe(right)
    }),
  )
})
