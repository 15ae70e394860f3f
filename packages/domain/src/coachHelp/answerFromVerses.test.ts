import { expect, test } from 'vitest'

import { answerFromVerses } from './answerFromVerses.ts'
import { canShowAnswer } from './canShowAnswer.ts'
import { coachSentences } from './coachSentences.ts'
import { findGlossary } from './findGlossary.ts'

const glossary = [
  { term: 'Plowshares', sayAloud: 'PLOW-shairz', meaning: 'The blades of a plow.' },
  { term: 'Maher Shalal', sayAloud: 'MAY-her SHAL-al', meaning: 'A name.' },
  { term: 'Plowshare', sayAloud: 'PLOW-shair', meaning: 'Said once already.' },
]

test('a word is found in any inflection, a name of two words as it stands', () => {
  const terms = (text: string) => findGlossary(glossary, text, 3).map(({ term }) => term)
  expect(terms('what is a plowshare?')).toEqual(['Plowshares'])
  expect(terms('Who was Maher-Shalal?')).toEqual(['Maher Shalal'])
  expect(terms('Shalal Maher')).toEqual([])
})

test('an answer tells the words, where to read and that no model gave it', () => {
  const verses = [
    { reference: 'Tales 1:1', text: 'a' },
    { reference: 'Tales 1:2', text: 'b' },
  ]
  expect(answerFromVerses({ season: 'Tales', verses, words: glossary.slice(0, 1) })).toBe(
    `Plowshares (say PLOW-shairz): The blades of a plow.\nRead Tales 1:1 and Tales 1:2 slowly: they speak of what you asked.\n${coachSentences.fromVerses}`,
  )
  expect(answerFromVerses({ season: 'Tales', verses: [], words: [] })).toBe(coachSentences.notFound('Tales'))
})

test.each([
  ['A seraph is a burning one: see 6:2.', true],
  ['', false],
  ['   ', false],
  ['x'.repeat(1_501), false],
  ['Look at https://example.org', false],
  ['Look at example.com', false],
  ['Write to a@b.org', false],
  ['Your code is MOO1A', false],
])('%.40s', (text, expected) => {
  expect(canShowAnswer(text)).toBe(expected)
})
