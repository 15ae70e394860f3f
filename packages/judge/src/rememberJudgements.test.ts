import type { Lexicon } from '@seraph/schema/judging'
import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'

import { judge } from './judge.ts'
import { rememberJudgements } from './rememberJudgements.ts'
import { tableLexicon } from './testing/tableLexicon.ts'
import { text } from './testing/sheet.ts'

const lexicon: Lexicon = tableLexicon
const father = { question: "Who was Isaiah's father?", points: 1, parts: text('Amoz') }
const places = { question: 'Which two places does he see?', points: 2, parts: text('Judah', 'Jerusalem') }
const responses = ['Amoz', 'amoz', 'Amos', 'Judah and Jerusalem', 'Jerusalem', '', 'not Judah', 'a'.repeat(200)]

test('a remembered judgement is what the judge says, whatever was asked before and however few are kept', () => {
  const given = record({ question: constantFrom(father, places), response: constantFrom(...responses) })
  assert(
    property(array(given, { maxLength: 30 }), integer({ min: 0, max: 4 }), (asked, limit) => {
      const remembering = rememberJudgements(limit)
      for (const { question, response } of asked)
        expect(remembering(question, response, lexicon, undefined)).toEqual(judge(question, response, lexicon))
    }),
  )
})

test('the same response to the same question is judged once, until too many others were given', () => {
  const remembering = rememberJudgements(2)
  const first = remembering(places, 'Judah', lexicon, undefined)
  remembering(places, 'Jerusalem', lexicon, undefined)
  expect(remembering(places, 'Judah', lexicon, undefined)).toBe(first)
  // The one that was asked for longest ago goes.
  remembering(father, 'Amoz', lexicon, undefined)
  expect(remembering(places, 'Judah', lexicon, undefined)).toBe(first)
  for (const other of ['Amos', 'Uzziah']) remembering(father, other, lexicon, undefined)
  expect(remembering(places, 'Judah', lexicon, undefined)).not.toBe(first)
})

test('a key that is revised, a season that is loaded anew and another text are judged afresh', () => {
  const remembering = rememberJudgements()
  const first = remembering(father, 'Uzziah', lexicon, undefined)
  expect(first.score).toBe(0)
  expect(remembering({ ...father, parts: text('Uzziah') }, 'Uzziah', lexicon, undefined).score).toBe(1)
  expect(remembering(father, 'Uzziah', { ...lexicon }, undefined)).not.toBe(first)
  const scripture = { words: 0, runs: new Set<string>(), text: [], next: [] }
  expect(remembering(father, 'Uzziah', lexicon, scripture)).not.toBe(first)
})
