import { noDrills } from '@seraph/schema/drills'
import { expect, test } from 'vitest'

import { clausesOf } from './coverage/clausesOf.ts'
import { countDistractors } from './coverage/countDistractors.ts'
import { verseReader } from '../edition.ts'
import type { Edition } from '../edition.ts'
import { findTruthFaults } from './findTruthFaults.ts'
import { findUnaskedClauses } from './coverage/findUnaskedClauses.ts'
import { findWordingFaults } from './findWordingFaults.ts'
import { makeLoadable } from '../make/makeLoadable.ts'
import type { PackQuestion } from '../pack/packQuestion.ts'
import { readSeasonPack } from '../testing/readSeasonPack.ts'
import type { Pack } from '../pack/readPack.ts'

const text = 'Ann hoed the long rows at dawn, and Ben mended the old gate, because the sheep had broken it.'
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
const chapters = season.chapters.slice(0, 1).map((chapter) => ({ ...chapter, verses: 1 }))
const empty: Pack = {
  season: { ...season, chapters },
  lexicon: { names: [], synonyms: [] },
  questions: [],
  trivia: [],
  crosswords: [],
  glossary: [],
  wordings: [],
  drills: noDrills,
  limits: {},
}
const verseText = verseReader(edition)
const question = (answer: string, over: Partial<PackQuestion> = {}): PackQuestion => ({
  id: 'isa-1-1-a',
  verse: 1,
  type: 'recall',
  points: 1,
  question: 'According to Isaiah 1:1, what was done there?',
  parts: [{ id: 'p1', text: answer }],
  ...(over as object),
})
const asking = (...questions: PackQuestion[]): Pack => ({
  ...empty,
  questions: questions.map((one) => ({ chapter: 1, file: 'questions/isaiah-01.json', question: one })),
})
const rendered = (pack: Pack) => makeLoadable(pack, edition).questions

test('a verse is cut at punctuation and conjunctions, and a piece that tells too little joins another', () => {
  expect(clausesOf(text)).toEqual([
    'Ann hoed the long rows at dawn,',
    'and Ben mended the old gate,',
    'because the sheep had broken it.',
  ])
  expect(clausesOf('Yes, Ann hoed the rows.')).toHaveLength(1)
})

test('a clause is asked when a part, an accepted wording or a statement has a word of it', () => {
  const unasked = (...questions: PackQuestion[]) => {
    const pack = asking(...questions)
    return findUnaskedClauses(pack, rendered(pack), verseText).unasked.map(({ clause }) => clause)
  }
  expect(unasked()).toHaveLength(3)
  expect(unasked(question('the rows'))).toEqual(['and Ben mended the old gate,', 'because the sheep had broken it.'])
  const truth = question('True', { type: 'true_false', question: 'True or false: the sheep broke the gate.' } as never)
  expect(unasked(question('the rows'), { ...truth, id: 'isa-1-1-b' })).toEqual([])
})

test('an answer in the usual wording that loses points is told, and words that don’t stand in the verse', () => {
  const wordings = [
    { chapter: 'Isaiah 1', verse: 1, edition: 'gate', usual: ['portal'] },
    { chapter: 'Isaiah 1', verse: 1, edition: 'fence', usual: ['wall'] },
  ]
  const faultsOf = (accept: string[]) => {
    const pack = { ...asking(question('gate', { parts: [{ id: 'p1', text: 'the gate', accept }] })), wordings }
    return findWordingFaults(pack, rendered(pack), verseText).faults.map(({ what }) => what)
  }
  expect(faultsOf([])).toEqual([`"fence" doesn't stand there`, 'in the usual wording "the portal" earns 0 of 1'])
  expect(faultsOf(['the portal'])).toEqual([`"fence" doesn't stand there`])
})

test('statements that are nearly all false are told', () => {
  const statements = (right: number) =>
    asking(
      ...Array.from({ length: 10 }, (_, at) => {
        const answer = at < right ? 'True' : 'False'
        return question(answer, { type: 'true_false', id: `isa-1-1-${String.fromCharCode(97 + at)}` } as never)
      }),
    )
  expect(findTruthFaults(statements(1))).toEqual([{ where: 'questions', what: '1 of 10 statements are true' }])
  expect(findTruthFaults(statements(9))).toHaveLength(1)
  expect(findTruthFaults(statements(5))).toEqual([])
})

test('trivia whose wrong choices stand nowhere in the season is counted', () => {
  const trivia = (choices: string[]): Pack => ({
    ...empty,
    trivia: [
      {
        chapter: 1,
        file: 'trivia/isaiah-01.json',
        row: { id: 'isa-1-t1', verse: 1, question: 'What did Ben mend?', choices, answer: 'the gate' },
      },
    ],
  })
  const strange = (...choices: string[]) => countDistractors(trivia(choices), verseText).strange
  expect(strange('the gate', 'the rows', 'a telescope', 'a bicycle')).toEqual(['isa-1-t1'])
  expect(strange('the gate', 'the rows', 'the sheep', 'a bicycle')).toEqual([])
})
