import { noDrills } from '@seraph/schema/drills'
import { expect, test } from 'vitest'

import { checkPack } from './checkPack.ts'
import type { Edition } from '../edition.ts'
import type { PackQuestion } from '../pack/packQuestion.ts'
import { readSeasonPack } from '../testing/readSeasonPack.ts'
import type { Pack } from '../pack/readPack.ts'

const things = ['boat', 'cedar', 'drum', 'eagle', 'flute', 'goat', 'horn', 'island', 'jar', 'kettle', 'lamp', 'mill']
const edition: Edition = {
  id: 'own',
  name: 'Our own',
  abbreviation: 'OWN',
  notice: '',
  versesAllowed: null,
  bookShareAllowed: null,
  verses: [
    { book: 'Isaiah', chapter: 1, verse: 1, text: `Ann’s son and his son’s son saw the ${things.join(', the ')}.` },
    { book: 'Isaiah', chapter: 1, verse: 2, text: 'Other lords rested.' },
    // The rest of the book, which the season doesn't have: what it shows is never all of the book (rule 171).
    ...Array.from({ length: 600 }, (_, at) => ({ book: 'Isaiah', chapter: 34, verse: at + 1, text: 'Elsewhere.' })),
  ],
}
const { season } = await readSeasonPack('2026-isaiah')
const empty: Pack = {
  season,
  lexicon: { names: ['Ann'], synonyms: [] },
  questions: [],
  trivia: [],
  crosswords: [],
  glossary: [],
  wordings: [],
  drills: noDrills,
  limits: { unaskedClauses: 1 },
}
const check = (part: Partial<Pack>) => checkPack({ ...empty, ...part }, edition)
const asking = (...questions: PackQuestion[]) => ({
  questions: questions.map((question) => ({ chapter: 1, file: 'questions/isaiah-01.json', question })),
})
const whats = (part: Partial<Pack>) =>
  check(part)
    .faults.map(({ where, what }) => `${where}: ${what}`)
    .join('\n')

const seen = (thing: string, at: number): PackQuestion => ({
  id: `isa-1-1-${String.fromCodePoint(97 + at)}`,
  verse: 1,
  type: 'recall',
  points: 1,
  question: `What was in sight, number ${at + 1}?`,
  parts: [{ id: 'p1', text: `the ${thing}` }],
})

test('sound questions have no fault, and no answer of another earns a point', () => {
  const { faults, strangers } = check(asking(...things.map(seen)))
  expect(faults).toEqual([])
  expect(strangers).toEqual({ judged: 12 * 11, earned: [] })
})

test('a part that alone earns more than its share is refused', () => {
  const question: PackQuestion = {
    id: 'isa-1-1-a',
    verse: 1,
    type: 'who',
    points: 2,
    question: 'Which two were there?',
    parts: [
      { id: 'p1', text: 'boat and lamp' },
      { id: 'p2', text: 'lamp' },
    ],
  }
  expect(whats(asking(question))).toMatch(/isa-1-1-a: "boat and lamp" alone is given 2 of 2 points, not 1/)
})

test('an accepted wording that earns nothing is refused', () => {
  const [first = seen('boat', 0)] = things.map(seen)
  const question = {
    ...first,
    parts: [{ id: 'p1', text: 'the boat', accept: ['the ship', 'the canoe'], reject: ['the canoe'] }],
  }
  expect(whats(asking(question))).toMatch(/isa-1-1-a: "the canoe" is accepted for "the boat" and earns 0/)
})

test('a part that rejects what it asks for is refused', () => {
  const question: PackQuestion = {
    id: 'isa-1-2-a',
    verse: 2,
    type: 'who',
    points: 1,
    question: 'Who rested there?',
    parts: [{ id: 'p1', text: 'other lords', reject: ['other lords'] }],
  }
  expect(whats(asking(question))).toMatch(/its own answer "other lords" is given 0 of 1 points/)
})

test('a question that the answer to another earns points with is refused', () => {
  const own: Edition = {
    ...edition,
    verses: [{ book: 'Isaiah', chapter: 1, verse: 1, text: 'Ann saw the children and the kids.' }],
  }
  const { faults } = checkPack({ ...empty, ...asking(seen('children', 0), seen('kids', 1)) }, own)
  expect(faults.map(({ what }) => what)).toContain('earns 1 with the answer to another question: "the kids"')
})

test('questions that are nearly the same are listed', () => {
  const [first = seen('boat', 0)] = things.map(seen)
  const twin = { ...first, id: 'isa-1-1-z', question: 'And what was it in sight, the number 1?' }
  expect(check(asking(first, twin)).alike).toEqual([{ ids: ['isa-1-1-a', 'isa-1-1-z'], alike: 1 }])
})

test('trivia whose answer is mostly the same choice is refused', () => {
  const trivia = Array.from({ length: 20 }, (_, at) => ({
    chapter: 1,
    file: 'trivia/isaiah-01.json',
    row: {
      id: `isa-1-t${at}`,
      verse: 1,
      question: `What was seen at the number ${at}?`,
      choices: ['lamp', 'boat', 'drum', 'goat'],
      answer: at < 9 ? 'boat' : (['lamp', 'drum', 'goat'][at % 3] ?? ''),
    },
  }))
  const { faults, coverage } = check({ trivia })
  expect(faults.map(({ what }) => what)).toEqual(['the answer is choice 1 in 9 of 20 questions'])
  expect(coverage.chapters[0]?.positions[0]).toBe(9)
})

test('trivia of which more than a quarter has no two distractors of the season is refused', () => {
  const trivia = (strange: number) =>
    Array.from({ length: 4 }, (_, at) => ({
      chapter: 1,
      file: 'trivia/isaiah-01.json',
      row: {
        id: `isa-1-t${at}`,
        verse: 1,
        question: `What was seen at the number ${at}?`,
        choices: at < strange ? ['lamp', 'boat', 'zebra', 'ape'] : ['lamp', 'boat', 'drum', 'ape'],
        answer: 'lamp',
      },
    }))
  expect(check({ trivia: trivia(1) }).faults).toEqual([])
  expect(check({ trivia: trivia(2) }).faults.map(({ what }) => what)).toEqual([
    '2 of 4 questions have no two distractors of the season',
  ])
})

test('God as the answer of more than one in fifty one-point questions is refused, unless the pack’s limits are wider', () => {
  const asked = Array.from({ length: 50 }, (_, at): PackQuestion => {
    const own = { ...seen('lamp', at), id: `isa-1-1-${'a'.repeat(at + 1)}` }
    return at < 2 ? { ...own, type: 'who', parts: [{ id: 'p1', text: 'the Lord Yahweh' }] } : own
  })
  const told = /God is the answer of 2 of 50 one-point questions/
  expect(whats(asking(...asked))).toMatch(told)
  expect(whats({ ...asking(...asked), limits: { ...empty.limits, godAnswers: 0.04 } })).not.toMatch(told)
  expect(whats(asking(...asked.slice(1), { ...seen('lamp', 0), id: 'isa-1-1-b' }))).not.toMatch(told)
})
