import { noDrills } from '@seraph/schema/drills'
import { expect, test } from 'vitest'

import { countGodAnswers } from './coverage/countGodAnswers.ts'
import { verseReader, wordsOf } from '../edition.ts'
import type { Edition } from '../edition.ts'
import { findCutPassages } from './findCutPassages.ts'
import { findHintFaults } from './findHintFaults.ts'
import { findLooseQuestions } from './findLooseQuestions.ts'
import { findLooseWords } from './findLooseWords.ts'
import { findSiblings } from './findSiblings.ts'
import { findSlotFaults } from './findSlotFaults.ts'
import { findTornPieces } from './findTornPieces.ts'
import { initialsOf } from '../make/passage.ts'
import type { RenderedQuestion } from '../make/renderQuestion.ts'
import type { PackQuestion } from '../pack/packQuestion.ts'
import { readSeasonPack } from '../testing/readSeasonPack.ts'
import type { Pack } from '../pack/readPack.ts'

const text = 'Hide for a moment, until the storm is past. Open the gates that the righteous nation may enter.'
const edition: Edition = {
  id: 'own',
  name: 'Our own',
  abbreviation: 'OWN',
  notice: '',
  versesAllowed: null,
  bookShareAllowed: null,
  verses: [{ book: 'Isaiah', chapter: 1, verse: 1, text }],
}
const { season } = await readSeasonPack('2026-isaiah')
const empty: Pack = {
  season,
  lexicon: { names: [], synonyms: [] },
  questions: [],
  trivia: [],
  crosswords: [],
  glossary: [],
  wordings: [],
  drills: noDrills,
  limits: {},
}
const asking = (...questions: PackQuestion[]): Pack => ({
  ...empty,
  questions: questions.map((question) => ({ chapter: 1, file: 'questions/isaiah-01.json', question })),
})
const written = (question: string, ...parts: { text: string; slot?: string }[]): PackQuestion => ({
  id: 'isa-1-1-a',
  verse: 1,
  type: 'list',
  points: Math.max(1, parts.length),
  question,
  parts: parts.map((part, at) => ({ id: `p${at + 1}`, ...part })),
})
const rendered = (over: Partial<RenderedQuestion>): RenderedQuestion => ({
  id: 'isa-1-1-a',
  chapter: 1,
  verse: 'Isaiah 1:1',
  type: 'who',
  points: 1,
  question: 'Who was there?',
  hint: 'A name',
  parts: [{ id: 'p1', text: 'Ann' }],
  isOrdered: false,
  ...over,
})

test('a hint that promises a name where there is none is told', () => {
  const whats = (...texts: string[]) =>
    findHintFaults([rendered({ parts: texts.map((part, at) => ({ id: `p${at + 1}`, text: part })) })])
  expect(whats('Ann', 'the LORD')).toEqual([])
  expect(whats('Ann', 'the widow')).toEqual([
    { where: 'isa-1-1-a', what: 'the hint says "A name", and "the widow" is none' },
  ])
})

test.each([
  ['Of what have the children in this verse been weaned?', '"this verse" isn\'t shown beside it'],
  ['Which wind is named in this chapter?', '"this chapter" isn\'t shown beside it'],
  ['What do they worship?', '"they" is nobody whom it names'],
  ['On whose throne will he rule?', undefined],
  ['What does Ann say that she saw?', undefined],
  ['Where does he remain who loves?', undefined],
])('trivia that asks "%s"', (question, what) => {
  const row = { id: 'isa-1-t1', verse: 1, question, choices: ['a', 'b', 'c', 'd'], answer: 'a' }
  const pack: Pack = { ...empty, trivia: [{ chapter: 1, file: 'trivia/isaiah-01.json', row }] }
  expect(findLooseWords(pack).map((fault) => fault.what)).toEqual(what === undefined ? [] : [what])
})

test.each([
  ['According to Isaiah 1:1, what did they break?', 'they'],
  ['What have we heard from him, according to Isaiah 1:1?', 'him'],
  ['True or false? According to Isaiah 1:1, they had a gate.', 'they'],
  ['According to Isaiah 1:1, how many gates did they build?', 'they'],
  ['In Isaiah 1:1, to which city did they come, and what did the king do?', 'they'],
  ['According to Isaiah 1:1, what do husbands owe their wives?', undefined],
  ['According to Isaiah 1:1, which two hid, and what did they break?', undefined],
  ['According to Isaiah 1:1, what did Ann break that she had?', undefined],
  ['According to Isaiah 1:1, what will he find who seeks?', undefined],
  ['Quote Isaiah 1:1 from “he who” to the end.', undefined],
])('a pronoun that nobody stands behind is told in "%s"', (question, word) => {
  const whats = findLooseQuestions(asking(written(question, { text: 'a wall' }))).map(({ what }) => what)
  expect(whats).toEqual(word === undefined ? [] : [`"${word}" is nobody whom the question names`])
})

test.each([
  ['a call', { from: 8, cuts: [10] }, { p2: ['Behold'] }, '"Behold" alone earns a point'],
  ['the first word of a phrase', { from: 9, cuts: [10] }, {}, 'the piece "Open" is torn from its phrase'],
  ['the last word of a phrase', { from: 9, cuts: [17] }, {}, 'the piece "enter" is torn from its phrase'],
  ['a word that punctuation parts', { from: 8, cuts: [9] }, {}, undefined],
  ['whole phrases', { from: 0, cuts: [4] }, {}, undefined],
  ['no cut', { from: 9, cuts: undefined }, {}, undefined],
])('a quotation of which a piece is %s', (_name, { from, cuts }, accept, what) => {
  const initials = initialsOf(wordsOf(text)).slice(from)
  const pack = asking({
    id: 'isa-1-1-a',
    verse: 1,
    type: 'quotation',
    points: (cuts?.length ?? 0) + 1,
    question: 'Quote Isaiah 1:1.',
    passage: { verse: 1, from, to: 17, initials, cuts },
    accept,
  })
  expect(findTornPieces(pack, verseReader(edition)).map((fault) => fault.what)).toEqual(
    what === undefined ? [] : [what],
  )
})

test('a slot whose words the question doesn’t have is told', () => {
  const whats = (slot: string) =>
    findSlotFaults(asking(written('Which river feeds the mill, and who mended it?', { text: 'the Orne', slot }))).map(
      ({ what }) => what,
    )
  expect(whats('from which hill')).toEqual(['the slot "from which hill" doesn\'t stand in the question'])
  expect(['which river', 'mend', 'who mended'].flatMap(whats)).toEqual([])
})

test('several parts in one slot of what is asked of each are told, and of one kind aren’t', () => {
  const parts = [
    { text: 'lion', slot: 'two beasts' },
    { text: 'bear', slot: 'two beasts' },
    { text: 'chase', slot: 'he do' },
    { text: 'kill', slot: 'he do' },
  ]
  const whats = (question: string) => findSlotFaults(asking(written(question, ...parts))).map(({ what }) => what)
  expect(whats('Name the two beasts, and what does he do to each?')).toEqual([
    'several parts share the slot "he do" of each',
  ])
  expect(whats('Which two beasts hate each other, and which two things does he do to them?')).toEqual([])
})

test('a passage that ends within a phrase is told', () => {
  const faultsUpTo = (to: number) =>
    findCutPassages(
      asking({
        id: 'isa-1-1-a',
        verse: 1,
        type: 'fill_in_the_blank',
        points: 1,
        question: 'Fill in the blank from Isaiah 1:1.',
        passage: { verse: 1, from: 0, to, initials: 'h', blanks: [0] },
      }),
      verseReader(edition),
    ).map(({ what }) => what)
  expect(faultsUpTo(7)).toEqual(['the passage ends within a phrase: "is | past."'])
  expect(faultsUpTo(14)).toEqual(['the passage ends within a phrase: "righteous | nation"'])
  // At a comma, at the end of a sentence, where a new phrase begins, and at the end of the verse.
  expect([3, 8, 11, 17].flatMap(faultsUpTo)).toEqual([])
})

test('God is counted by any name where a question has one point', () => {
  const pack = asking(
    ...['Yahweh of Armies', 'the Lord Yahweh', 'the Holy One of Israel', 'God', 'the people of God', 'lord'].map(
      (answer) => written('Who was it, by name?', { text: answer }),
    ),
    written('Which two were there?', { text: 'God' }, { text: 'Ann' }),
  )
  const { asked, ids } = countGodAnswers(pack)
  expect([asked, ids.length]).toEqual([6, 4])
})

test('a question whose whole answer another of its verse tells is marked, over several verses too', () => {
  const ask = (id: string, question: string, answer: string, verse = 'Isaiah 1:1') =>
    rendered({ id, verse, question, parts: [{ id: 'p1', text: answer }] })
  const own = ask('a', 'Who mended the gate?', 'the old shepherd')
  expect(findSiblings([own, ask('b', 'What did the old shepherd mend?', 'the gate')])).toEqual([
    { told: 'a', telling: 'b' },
    { told: 'b', telling: 'a' },
  ])
  expect(findSiblings([own, ask('b', 'What did the shepherd carry?', 'wood')])).toEqual([])
  expect(findSiblings([own, ask('b', 'What of the old shepherd?', 'wood', 'Isaiah 1:1-2')])).toHaveLength(1)
  expect(findSiblings([own, ask('b', 'What of the old shepherd?', 'wood', 'Isaiah 1:2')])).toEqual([])
})
