import { noDrills } from '@seraph/schema/drills'
import { expect, test } from 'vitest'

import type { Edition } from '../edition.ts'
import { makeLoadable } from '../make/makeLoadable.ts'
import type { PackQuestion } from '../pack/packQuestion.ts'
import type { Pack } from '../pack/readPack.ts'
import { readSeasonPack } from '../testing/readSeasonPack.ts'

const edition: Edition = {
  id: 'own',
  name: 'Our own',
  abbreviation: 'OWN',
  notice: '',
  versesAllowed: null,
  bookShareAllowed: null,
  verses: [
    { book: 'Isaiah', chapter: 1, verse: 1, text: 'Ann and Ben walked up the green hill with three goats.' },
    { book: 'Isaiah', chapter: 1, verse: 2, text: 'They rested there.' },
  ],
}

const { season } = await readSeasonPack('2026-isaiah')

const nothingElse = { trivia: [], crosswords: [], glossary: [], wordings: [], drills: noDrills, limits: {} }

const ann = { id: 'p1', text: 'Ann' }
const ben = { id: 'p2', text: 'Ben' }
const sound: PackQuestion = {
  id: 'isa-1-1-a',
  verse: 1,
  type: 'who',
  points: 2,
  question: 'Who went up with the animals?',
  parts: [ann, ben],
}

function faultsOf(...questions: PackQuestion[]): string[] {
  const pack: Pack = {
    season,
    ...nothingElse,
    lexicon: { names: ['Ann', 'Ben'], synonyms: [] },
    glossary: [],
    questions: questions.map((question) => ({ chapter: 1, file: 'questions/isaiah-01.json', question })),
  }
  return makeLoadable(pack, edition).faults.map(({ what }) => what)
}

test('a sound question has no fault', () => {
  expect(faultsOf(sound)).toEqual([])
})

test.each<[string, PackQuestion[], RegExp]>([
  ['a verse that the edition lacks', [{ ...sound, id: 'isa-1-9-a', verse: 9 }], /no Isaiah 1:9/],
  ['a range that runs backwards', [{ ...sound, id: 'isa-1-2-a', verse: 2, verseEnd: 1 }], /verseEnd/],
  ['an id that names another verse', [{ ...sound, id: 'isa-1-2-a' }], /the id doesn't name/],
  ['an id twice', [sound, { ...sound, question: 'Who else went up there?' }], /twice/],
  ['a question twice', [sound, { ...sound, id: 'isa-1-1-b' }], /same question as isa-1-1-a/],
  ["a part's id twice", [{ ...sound, parts: [ann, { ...ben, id: 'p1' }] }], /the part id p1 is there twice/],
  ['an answer that stands nowhere', [{ ...sound, parts: [ann, { ...ben, text: 'Carl' }] }], /"Carl"/],
  [
    'an answer that stands in the question',
    [{ ...sound, question: 'What did Ann do there with Ben?' }],
    /"Ann" stands in the question/,
  ],
  ['more points than parts', [{ ...sound, points: 3 }], /3 points for 2 parts/],
])('%s is a fault', (_what, questions, fault) => {
  expect(faultsOf(...questions).join('\n')).toMatch(fault)
})

test('a passage that does not align is left out and is no fault', () => {
  const quote: PackQuestion = {
    id: 'isa-1-1-b',
    verse: 1,
    type: 'quotation',
    points: 2,
    question: 'Quote how the verse begins.',
    passage: { verse: 1, from: 0, to: 3, initials: 'xyzx' },
  }
  const pack: Pack = {
    season,
    ...nothingElse,
    lexicon: { names: [], synonyms: [] },
    glossary: [],
    questions: [{ chapter: 1, file: 'questions/isaiah-01.json', question: quote }],
  }
  expect(makeLoadable(pack, edition)).toMatchObject({ questions: [], leftOut: ['isa-1-1-b'], faults: [] })
})

const quote: PackQuestion = {
  id: 'isa-1-1-b',
  verse: 1,
  type: 'quotation',
  points: 2,
  question: 'Quote how the verse begins.',
  passage: { verse: 1, from: 0, to: 5, initials: 'aabwut', cuts: [3] },
}
const loadQuote = (accept: Record<string, string[]>) =>
  makeLoadable(
    {
      season,
      ...nothingElse,
      lexicon: { names: [], synonyms: [] },
      questions: [{ chapter: 1, file: 'questions/isaiah-01.json', question: { ...quote, accept } }],
    },
    edition,
  )

test("a quotation's piece takes the usual words", () => {
  expect(loadQuote({ p2: ['went up to the'] }).questions[0]?.parts).toEqual([
    { id: 'p1', text: 'Ann and Ben', ordered: true },
    { id: 'p2', text: 'walked up the', ordered: true, accept: ['went up to the'] },
  ])
})

test('words for a piece that a quotation does not have are a fault', () => {
  expect(loadQuote({ p3: ['went up'] }).faults.map(({ what }) => what)).toContain(
    'it accepts words for p3 and has 2 pieces',
  )
})
