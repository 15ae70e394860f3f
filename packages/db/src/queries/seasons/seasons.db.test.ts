import { noDrills } from '@seraph/schema/drills'
import { beforeEach, expect, test } from 'vitest'

import { makeQuestion, makeSeason } from '../../testing/make.ts'
import { testDatabase } from '../../testing/testDatabase.ts'
import { listCrosswords } from './crosswords.ts'
import { listGlossary } from './glossary.ts'
import { listQuestions } from './questions.ts'
import { listOpenSeasons, setOpenSeasons } from './openSeasons.ts'
import { findSeason, loadSeason } from './seasons.ts'
import { listTrivia } from './trivia.ts'

const { db } = await testDatabase()

beforeEach(async () => {
  for (const table of ['questions', 'triviaQuestions', 'crosswordPuzzles', 'glossaryTerms'] as const)
    await db.deleteFrom(table).execute()
  await db.deleteFrom('seasons').execute()
})

const listed = async () =>
  (await listQuestions(db, '2026-isaiah')).map(({ id, question, isRetired }) => ({ id, question, isRetired }))

test('before the first load there is no season', async () => {
  expect(await listOpenSeasons(db)).toEqual([])
  expect(await findSeason(db, '2026-isaiah')).toBeUndefined()
})

test('a newer pack keeps ids, rewrites questions, retires those that are gone and takes them back', async () => {
  await makeSeason(db, { hash: 'one', questions: [makeQuestion({ id: 'b' }), makeQuestion({ id: 'a' })] })
  await makeSeason(db, { hash: 'two', questions: [makeQuestion({ id: 'a', question: 'Rewritten?' })] })
  const rewritten = await listed()
  expect(rewritten).toHaveLength(2)
  expect(rewritten).toContainEqual({ id: 'a', question: 'Rewritten?', isRetired: false })
  expect(rewritten).toContainEqual({ id: 'b', question: 'What does b ask?', isRetired: true })
  await makeSeason(db, { hash: 'three', questions: [makeQuestion({ id: 'a' }), makeQuestion({ id: 'b' })] })
  expect((await listed()).map(({ id, isRetired }) => [id, isRetired])).toEqual([
    ['a', false],
    ['b', false],
  ])
})

test('the same hash changes nothing', async () => {
  await makeSeason(db, { hash: 'one', questions: [makeQuestion({ id: 'a' })] })
  const season = { id: '2026-isaiah', hash: 'one', public: {} }
  const nothing = { season, questions: [], trivia: [], crosswords: [], glossary: [], lexicon: {}, drills: noDrills }
  const changed = await db.transaction().execute((tx) => loadSeason(tx, nothing))
  expect(changed).toBe(false)
  expect((await listed())[0]?.isRetired).toBe(false)
})

test('a season is opened once, also when it is loaded by two at once, and no two have one place', async () => {
  await Promise.all([
    makeSeason(db, { id: '2026-isaiah', hash: 'one' }),
    makeSeason(db, { id: '2027-mark', hash: 'two' }),
    makeSeason(db, { id: '2026-isaiah', hash: 'one' }),
  ])
  const seasons = await db.selectFrom('seasons').select(['id', 'place']).orderBy('place').execute()
  expect(seasons.map(({ id }) => id).toSorted()).toEqual(['2026-isaiah', '2027-mark'])
  expect(seasons.map(({ place }) => place)).toEqual([1, 2])
})

test('seasons are opened, put in another order and closed by one list, which tells what was before', async () => {
  await makeSeason(db, { id: '2026-isaiah', hash: 'one' })
  await makeSeason(db, { id: '2027-mark', hash: 'two', isLast: true })
  const open = (...ids: string[]) => db.transaction().execute((tx) => setOpenSeasons(tx, ids))
  const ids = async () => (await listOpenSeasons(db)).map(({ id }) => id)
  expect(await open('2027-mark', '2026-isaiah')).toEqual(['2026-isaiah', '2027-mark'])
  expect(await ids()).toEqual(['2027-mark', '2026-isaiah'])
  expect(await open('2026-isaiah')).toEqual(['2027-mark', '2026-isaiah'])
  expect(await ids()).toEqual(['2026-isaiah'])
  expect((await findSeason(db, '2027-mark'))?.hash).toBe('two')
  await expect(open('2026-isaiah', '2028-romans')).rejects.toThrow('2028-romans was never loaded')
  expect(await ids()).toEqual(['2026-isaiah'])
})

test('a question of another season may have the same id', async () => {
  await makeSeason(db, { hash: 'one', questions: [makeQuestion({ id: 'a' })] })
  await makeSeason(db, { id: '2027-mark', hash: 'two', questions: [makeQuestion({ id: 'a', question: 'Of Mark?' })] })
  expect((await listed())[0]?.question).toBe('What does a ask?')
  expect((await listOpenSeasons(db))[0]).toMatchObject({ id: '2027-mark', hash: 'two' })
})

test('more questions than one statement holds are all written', async () => {
  await makeSeason(db, { questions: Array.from({ length: 2_500 }, (_, at) => makeQuestion({ id: `q${at}` })) })
  expect(await listed()).toHaveLength(2_500)
})

const trivia = (id: string, question = 'Who saw it?', choices = ['Ann', 'Ben', 'Carl', 'Dora']) => ({
  id,
  chapter: 1,
  verse: 'Isaiah 1:1',
  question,
  choices,
  answer: 'Ann',
})
const crossword = (answer: string) => ({
  chapter: 1,
  width: answer.length,
  height: 1,
  entries: [{ answer, row: 0, column: 0, direction: 'across' as const, number: 1, clue: 'It', verse: 'Isaiah 1:1' }],
})
const term = (id: string, meaning = 'A man.') => ({
  id,
  term: id,
  kind: 'person',
  sayAloud: id,
  meaning,
  verses: [{ chapter: 1, verse: 1 }],
})

test('trivia keeps ids and retires what is gone, crosswords and glossary become those of the newer pack', async () => {
  const one = {
    trivia: [trivia('a'), trivia('b')],
    crosswords: [crossword('ANN')],
    glossary: [term('ann'), term('ben')],
  }
  await makeSeason(db, { hash: 'one', ...one })
  const two = {
    trivia: [trivia('b', 'Who else?')],
    crosswords: [crossword('BEN')],
    glossary: [term('ben', 'Her son.')],
  }
  await makeSeason(db, { hash: 'two', ...two })
  const listed = await listTrivia(db, '2026-isaiah')
  const told = listed.map(({ id, question, isRetired }) => [id, question, isRetired])
  expect(told.sort(([a], [b]) => String(a).localeCompare(String(b)))).toEqual([
    ['a', 'Who saw it?', true],
    ['b', 'Who else?', false],
  ])
  expect(listed[0]?.choices).toEqual(['Ann', 'Ben', 'Carl', 'Dora'])
  expect(await listCrosswords(db, '2026-isaiah')).toMatchObject([crossword('BEN')])
  expect((await listGlossary(db, '2026-isaiah')).map(({ id, meaning }) => [id, meaning])).toEqual([['ben', 'Her son.']])
})

test('trivia whose answer is no choice can not be loaded, and nothing else of that pack is', async () => {
  await makeSeason(db, { hash: 'one', questions: [makeQuestion({ id: 'a' })], trivia: [trivia('a')] })
  const broken = [trivia('b'), trivia('c', 'Who saw it?', ['Ben', 'Carl', 'Dora', 'Eve'])]
  await expect(makeSeason(db, { hash: 'two', trivia: broken, glossary: [term('ann')] })).rejects.toThrow(/check/)
  expect((await findSeason(db, '2026-isaiah'))?.hash).toBe('one')
  expect((await listTrivia(db, '2026-isaiah')).map(({ id, isRetired }) => [id, isRetired])).toEqual([['a', false]])
  expect((await listed())[0]?.isRetired).toBe(false)
  expect(await listGlossary(db, '2026-isaiah')).toEqual([])
})
