import { beforeEach, expect, test } from 'vitest'

import { makeQuestion, makeSeason } from '../testing/make.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import { listQuestions } from './questions.ts'
import { findCurrentSeason, findCurrentSeasonHash, loadSeason } from './seasons.ts'

const { db } = await testDatabase()

beforeEach(async () => {
  await db.deleteFrom('questions').execute()
  await db.deleteFrom('seasons').execute()
})

const listed = async () =>
  (await listQuestions(db, '2026-isaiah')).map(({ id, question, isRetired }) => ({ id, question, isRetired }))

test('before the first load there is no season', async () => {
  expect(await findCurrentSeason(db)).toBeUndefined()
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
  const changed = await db.transaction().execute((tx) =>
    loadSeason(tx, {
      season: { id: '2026-isaiah', hash: 'one', public: {} },
      questions: [],
      lexicon: {},
      glossary: [],
    }),
  )
  expect(changed).toBe(false)
  expect((await listed())[0]?.isRetired).toBe(false)
})

test('one season is in play, also when two are loaded at once', async () => {
  await Promise.all([
    makeSeason(db, { id: '2026-isaiah', hash: 'one' }),
    makeSeason(db, { id: '2027-mark', hash: 'two' }),
    makeSeason(db, { id: '2026-isaiah', hash: 'one' }),
  ])
  const seasons = await db.selectFrom('seasons').select(['id', 'isCurrent']).execute()
  expect(seasons).toHaveLength(2)
  expect(seasons.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
})

test('a question of another season may have the same id', async () => {
  await makeSeason(db, { hash: 'one', questions: [makeQuestion({ id: 'a' })] })
  await makeSeason(db, { id: '2027-mark', hash: 'two', questions: [makeQuestion({ id: 'a', question: 'Of Mark?' })] })
  expect((await listed())[0]?.question).toBe('What does a ask?')
  expect(await findCurrentSeasonHash(db)).toEqual({ id: '2027-mark', hash: 'two' })
})

test('more questions than one statement holds are all written', async () => {
  await makeSeason(db, { questions: Array.from({ length: 2_500 }, (_, at) => makeQuestion({ id: `q${at}` })) })
  expect(await listed()).toHaveLength(2_500)
})
