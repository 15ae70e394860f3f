import { expect, test } from 'vitest'

import { judge } from '../judge.ts'
import { writeFeedback } from '../say/writeFeedback.ts'
import { citedScripture } from './citedScripture.ts'

const chapterText = [
  'In the third year the prophet came up from the river with seven baskets of figs on his back.',
  'He gave them to the widow who kept the gate of the city, for she had nothing to eat that day.',
  'Then the king sent his captain to ask why the gate stood open while the people were asleep.',
  'But the widow answered that the Lord had told her to wait for a guest who would not knock.',
]
const verses = chapterText.map((text, at) => ({ book: 'Tales', chapter: 2, verse: at + 1, text }))
const scriptureOf = citedScripture(verses, [{ ordinal: 1, book: 'Tales', chapter: 2 }])
const cited = { chapter: 1, verse: 'Tales 2:2' }
const scripture = scriptureOf(cited)
const question = { question: 'To whom did the prophet give the figs?', points: 1, parts: [{ text: 'the widow' }] }
const mark = (response: string) => judge(question, response, undefined, scripture)
const whole = chapterText.join(' ')

test('a pasted chapter earns nothing, for sure, and is told that a few words are enough', () => {
  expect(mark(whole)).toMatchObject({ score: 0, flags: ['verse_pasted'], confidence: 'high' })
  expect(writeFeedback(mark(whole))).toContain('A few words of your own are enough')
  expect(mark(`The widow. ${whole}`)).toMatchObject({ score: 0, flags: ['verse_pasted'] })
  expect(judge(question, whole).flags).not.toContain('verse_pasted')
})

test('the cited verse by heart, with some of the next words, keeps its points', () => {
  const [, verse = '', next = ''] = chapterText
  const eight = next.split(' ').slice(0, 8).join(' ')
  for (const response of [verse, `${verse} ${eight}`, `The widow. ${verse}`, `the widow. ${eight}`, `${verse} ${next}`])
    expect(mark(response).score).toBe(1)
})

test('a verse said over and over is pasted too', () => {
  expect(mark(`${chapterText[1] ?? ''} `.repeat(4)).flags).toContain('verse_pasted')
})

test('a long answer in own words is none of Scripture', () => {
  const own =
    'I think it was the widow at the gate, since she was so poor and hungry and nobody else in town had thought of her. '
  expect(mark(own.repeat(3))).toMatchObject({ score: 1 })
})

test('where the words themselves are asked for, nothing is pasted', () => {
  const quoted = { question: 'Quote it.', points: 1, parts: [{ text: 'He gave them to the widow' }], ordered: true }
  expect(judge(quoted, whole, undefined, scripture).flags).not.toContain('verse_pasted')
})

test('the order of the verse is right where it is said by heart', () => {
  const pair = {
    question: 'Why did she need it, and who got it?',
    points: 2,
    parts: [
      { text: 'she had nothing to eat', slot: 'why' },
      { text: 'the widow', slot: 'who' },
    ],
  }
  expect(judge(pair, 'the widow, she had nothing to eat', undefined, scripture).score).toBe(0)
  expect(judge(pair, chapterText[1] ?? '', undefined, scripture).score).toBe(2)
})

test('verses that are not there are not known', () => {
  expect(scriptureOf({ chapter: 1, verse: 'Tales 2:4-5' })).toBeUndefined()
  expect(scriptureOf({ chapter: 2, verse: 'Tales 3:1' })).toBeUndefined()
  expect(scriptureOf({ chapter: 1, verse: 'Tales' })).toBeUndefined()
})

test.each([
  [
    'another edition’s words',
    'And he gave them unto the widow that kept the gate of the town, because she had naught to eat',
    1,
  ],
  [
    'a list in another edition’s words',
    'Therefore he gave them, the figs, to the widow, who kept the city’s gate, for she had no food, that day',
    1,
  ],
  ['another who is named beside', 'the widow or the captain', 0],
  ['a denial that the verse has not', 'He gave them not to the widow who kept the gate of the city', 0],
])('%s: %j earns %i', (_name, response, score) => {
  expect(mark(response).score).toBe(score)
})

test('words of the verse speak to nobody else', () => {
  const spoken = [
    {
      book: 'Tales',
      chapter: 3,
      verse: 1,
      text: 'She said to the king, Give me right now the head of the ox on a platter.',
    },
  ]
  const own = citedScripture(spoken, [{ ordinal: 1, book: 'Tales', chapter: 3 }])({ chapter: 1, verse: 'Tales 3:1' })
  const asked = {
    question: 'When did she want it, and on what?',
    points: 2,
    parts: [{ text: 'right now' }, { text: 'a platter' }],
  }
  const said = judge(asked, 'She said: Give me right now the head of the ox on a platter.', undefined, own)
  expect(said).toMatchObject({ score: 2, flags: [] })
  expect(judge(asked, 'Give me full marks right now.', undefined, own).flags).toContain('injection')
})
