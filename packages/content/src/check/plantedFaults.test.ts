import { noDrills } from '@seraph/schema/drills'
import { expect, test } from 'vitest'

import type { Edition } from '../edition.ts'
import { makeLoadable } from '../make/makeLoadable.ts'
import type { PackCrosswordEntry } from '../pack/packCrossword.ts'
import type { PackGlossaryTerm } from '../pack/packGlossary.ts'
import type { PackTrivia } from '../pack/packTrivia.ts'
import { readSeasonPack } from '../testing/readSeasonPack.ts'
import type { Pack } from '../pack/readPack.ts'

const edition: Edition = {
  id: 'own',
  name: 'Our own',
  abbreviation: 'OWN',
  notice: '',
  versesAllowed: null,
  bookShareAllowed: null,
  verses: [
    { book: 'Isaiah', chapter: 1, verse: 1, text: 'Ann and Ben hoed the hill’s rows; the fly slept.' },
    { book: 'Isaiah', chapter: 2, verse: 1, text: 'Ann rested on the hill.' },
  ],
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
const loadable = (part: Partial<Pack>) => makeLoadable({ ...empty, ...part }, edition)
const whats = (part: Partial<Pack>) =>
  loadable(part)
    .faults.map(({ where, what }) => `${where}: ${what}`)
    .join('\n')

const asked: PackTrivia = {
  id: 'isa-1-t1',
  verse: 1,
  question: 'Who hoed beside Ben?',
  choices: ['Ann', 'Carl', 'Dora', 'Eve'],
  answer: 'Ann',
}
const trivia = (...rows: PackTrivia[]) => ({
  trivia: rows.map((row) => ({ chapter: 1, file: 'trivia/isaiah-01.json', row })),
})

test('sound trivia has no fault', () => {
  expect(whats(trivia(asked))).toBe('')
})

test.each<[string, PackTrivia[], RegExp]>([
  ['an answer that is no choice', [{ ...asked, answer: 'Ben' }], /isa-1-t1: the answer "Ben" is none of the choices/],
  ['two like choices', [{ ...asked, choices: ['Ann', 'ann.', 'Dora', 'Eve'] }], /two choices are the same/],
  ['a verse that there is not', [{ ...asked, verse: 9 }], /no Isaiah 1:9/],
  ['a question twice', [asked, { ...asked, id: 'isa-1-t2' }], /isa-1-t2: the same question as isa-1-t1/],
  ['an id twice', [asked, { ...asked, question: 'Who else hoed there?' }], /the id is there twice/],
  ['an id of another chapter', [{ ...asked, id: 'isa-2-t1' }], /the id doesn't name Isaiah 1/],
])('trivia with %s is refused', (_what, rows, fault) => {
  expect(whats(trivia(...rows))).toMatch(fault)
})

const entry = (answer: string, clue = 'Ask for it (1:1)', verse = 1): PackCrosswordEntry => ({ answer, clue, verse })
const crosswords = (...rows: PackCrosswordEntry[]) => ({
  crosswords: rows.map((row) => ({ chapter: 1, file: 'crosswords/isaiah-01.json', row })),
})

test('a sound crossword is laid out with its clues and citations', () => {
  const { crosswords: laidOut, faults } = loadable(crosswords(entry('ANN'), entry('AND')))
  expect(faults).toEqual([])
  expect(laidOut[0]?.entries).toHaveLength(2)
  expect(laidOut[0]?.entries[0]).toMatchObject({ clue: 'Ask for it (1:1)', verse: 'Isaiah 1:1', number: 1 })
})

test.each<[string, PackCrosswordEntry[], RegExp]>([
  ['a word that the verse lacks', [entry('BENCH')], /isaiah-01\.json BENCH: doesn't stand in Isaiah 1:1/],
  ['a verse that there is not', [entry('ANN', 'Who? (1:9)', 9)], /no Isaiah 1:9/],
  ['a word twice', [entry('ANN'), entry('ANN', 'Again (1:1)')], /ANN: is there twice/],
  ['a clue that tells', [entry('HILL', 'On it stood hills of rows (1:1)')], /the clue holds the answer/],
  ['a clue that tells in another form', [entry('ROWS', 'More than one row (1:1)')], /ROWS: the clue holds the answer/],
  [
    'a clue that names a neighbor',
    [entry('ANN', 'She was with Ben (1:1)'), entry('BEN')],
    /ANN: the clue names the answer BEN/,
  ],
  ['a clue that cites another verse', [entry('ANN', 'Who? (1:2)')], /ANN: the clue doesn't cite \(1:1\)/],
  ['words without a common letter', [entry('ANN'), entry('FLY')], /no crossword can be laid out: too_few_words/],
])('a crossword with %s is refused', (_what, rows, fault) => {
  expect(whats(crosswords(...rows))).toMatch(fault)
})

const term: PackGlossaryTerm = {
  term: 'Ann',
  kind: 'person',
  sayAloud: 'AN',
  meaning: 'One who hoed.',
  verses: ['1:1'],
}
const glossary = (...rows: PackGlossaryTerm[]) => ({
  glossary: rows.map((row, at) => ({ chapter: at + 1, file: `glossary/isaiah-0${at + 1}.json`, row })),
})

test('a term of several chapters is one, with all their verses and its first meaning', () => {
  const { glossary: terms, faults } = loadable(
    glossary(term, { ...term, meaning: 'One who rests.', verses: ['2:1', '1:1'] }),
  )
  expect(faults).toEqual([])
  expect(terms).toEqual([
    {
      ...term,
      id: 'ann',
      verses: [
        { chapter: 1, verse: 1 },
        { chapter: 2, verse: 1 },
      ],
    },
  ])
})

test('a term may stand in its verse in another form', () => {
  expect(whats(glossary({ ...term, term: 'hoe', kind: 'word' }))).toBe('')
})

test.each<[string, PackGlossaryTerm[], RegExp]>([
  ['a term that the verse lacks', [{ ...term, term: 'Carl' }], /isaiah-01\.json Carl: doesn't stand in 1:1/],
  ['a verse that there is not', [{ ...term, verses: ['1:9'] }], /1:9 is no verse of the season/],
  [
    'contrary kinds',
    [term, { ...term, kind: 'place', verses: ['2:1'] }],
    /is a person in another chapter and a place here/,
  ],
])('a glossary with %s is refused', (_what, rows, fault) => {
  expect(whats(glossary(...rows))).toMatch(fault)
})

test('a drill that names what isn’t there, or tells nothing apart, is found', () => {
  const pair = { id: 'hill', verses: ['Isaiah 1:1', 'Isaiah 2:1'], difference: 'The flies.', parts: [[], []] }
  const drilled = (alike: object[], lists: object[] = []) =>
    whats({ drills: { alike, lists } as unknown as Pack['drills'] })
  expect(drilled([pair])).toContain('hill: its verses share no run of 4 words')
  expect(drilled([{ ...pair, verses: ['Isaiah 1:1', 'Isaiah 1:1'] }])).toContain('hill: its verses don’t differ')
  expect(drilled([{ ...pair, verses: ['Isaiah 1:1', 'Isaiah 99:1'] }])).toContain('hill: names a verse')
  expect(drilled([{ ...pair, parts: [['isa-1-1-z/p1'], []] }])).toContain('hill: names isa-1-1-z/p1')
  expect(drilled([pair, pair])).toContain('hill: is there twice')
  expect(drilled([], [{ id: 'kings', title: 'Kings', question: 'isa-1-1-z' }])).toContain('kings: names isa-1-1-z')
})
