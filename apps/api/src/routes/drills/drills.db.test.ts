import { saveEdition, setCurrentEdition } from '@seraph/db/queries/seasons/editions'
import { makeQuestion, makeSeason } from '@seraph/db/testing/make'
import { listReviewLog } from '@seraph/db/testing/reviewLog'
import { getDrills } from '@seraph/schema/http/drills'
import { listMoments } from '@seraph/schema/http/moments'
import { updateTrivia } from '@seraph/schema/http/progress'
import { Today } from '@seraph/schema/http/today'
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'

import type { Browser } from '../../testing/browser.ts'
import { signIn } from '../../testing/signIn.ts'
import { testApp } from '../../testing/testApp.ts'

const app = await testApp()
const { db, deps } = app

const kings = ['Uzziah', 'Jotham', 'Ahaz', 'Hezekiah']
const pair = (id: string, verses: [string, string]) => ({
  id,
  verses,
  difference: 'Moab and three years, Kedar and one.',
  parts: [['moab/p1'], ['kedar/p1', 'gone/p1']] as [string[], string[]],
})
const drills = {
  alike: [pair('years', ['Isaiah 1:1', 'Isaiah 2:1']), pair('hidden', ['Isaiah 1:1', 'Isaiah 3:1'])],
  lists: [
    { id: 'kings', title: 'The kings', question: 'kings' },
    { id: 'retired', title: 'Gone', question: 'gone' },
  ],
}

beforeAll(async () => {
  const questions = [
    makeQuestion({ id: 'kings', parts: kings.map((text) => (text === 'Ahaz' ? { text, usual: 'Achaz' } : { text })) }),
    makeQuestion({ id: 'moab' }),
    makeQuestion({ id: 'kedar', chapter: 2, verse: 'Isaiah 2:1' }),
  ]
  const gone = makeQuestion({ id: 'gone' })
  await makeSeason(db, { hash: 'one', questions: [...questions, gone] })
  await db.transaction().execute(async (tx) => {
    const verse = (chapter: number, text: string) => ({ book: 'Isaiah', chapter, verse: 1, text })
    const edition = {
      id: 'own',
      name: 'Own',
      abbreviation: 'OWN',
      notice: '',
      versesAllowed: null,
      bookShareAllowed: null,
    }
    const verses = [
      verse(1, 'Within three years, as a worker would count them, Moab.'),
      verse(2, 'Within a year, as a worker would count it, Kedar.'),
    ]
    await saveEdition(tx, edition, verses)
    await setCurrentEdition(tx, 'own', undefined)
  })
  await makeSeason(db, { hash: 'two', questions, drills })
  await deps.seasons.refresh()
})

const update = (browser: Browser, playerId: string, which: string, body: object, headers?: Record<string, string>) =>
  browser.post(`/api/player-progress/${playerId}/update-${which}`, body, headers)
const partsOf = async (playerId: string) =>
  (await listReviewLog(db, playerId)).flatMap(({ questionId, parts }) =>
    parts.map(({ id, status }) => `${questionId}/${id} ${status}`),
  )
const answer = { pair: 'years', task: 'place', asked: 0, chosen: 0 }

test('drills come in the words of the edition in use; what it doesn’t show, and what is retired, is left out', async () => {
  const reply = await app.browser().get('/api/drills')
  const served = getDrills.reply.parse(reply.json())
  expect(served.alike.map(({ id }) => id)).toEqual(['years'])
  expect(served.alike[0]?.first.pieces.filter(({ isOwn }) => isOwn).map(({ text }) => text.trim())).toEqual([
    'three years,',
    'them, Moab.',
  ])
  const told = kings.map((text) => (text === 'Ahaz' ? ['Achaz', 'Ahaz', ['Ahaz']] : [text, undefined, []]))
  expect(
    served.lists.map(({ id, items }) => [id, items.map(({ text, beside, accept }) => [text, beside, accept])]),
  ).toEqual([['kings', told]])
  const known = { headers: { 'if-none-match': String(reply.headers.etag) } }
  expect((await app.browser().get('/api/drills', known)).statusCode).toBe(304)
})

test('a verse that is taken for the other brings back what both say; a right one rates nothing', async () => {
  const { id, browser } = await signIn(app)
  const right = await update(browser, id, 'which-verse', { studyTime: 0.25, answers: [answer] })
  expect(updateTrivia.reply.parse(right.json())).toMatchObject({
    counted: { counted: 0, repeated: 0, tooFast: 0 },
    progress: {
      totalQuestionsAnswered: 1,
      whichVerseTasks: 1,
      whichVerseAccuracy: 100,
      objectiveAccuracy: null,
      chaptersExplored: [1],
      rank: { points: 0 },
      counted: { questions: 0, chapters: [] },
    },
  })
  expect(await partsOf(id)).toEqual([])
  const { moments } = listMoments.reply.parse((await browser.get('/api/moments')).json())
  expect(moments.map(({ kind }) => kind)).not.toContain('first_point')
  const locked = { ...answer, task: 'words' }
  await update(browser, id, 'which-verse', { answers: [{ ...locked, chosen: 1 }, locked] })
  expect(await partsOf(id)).toEqual(['kedar/p1 missing', 'moab/p1 missing'])
})

test('a list rates its parts once: recalled with the others is good, missed anywhere is again; order is no content', async () => {
  const { id, browser } = await signIn(app)
  const lists = [{ list: 'kings', missed: ['p2'], recalled: ['Hezekiah', 'Ahaz', 'jotham'] }]
  const key = { 'idempotency-key': randomUUID() }
  const reply = await update(browser, id, 'in-order', { lists: [...lists, ...lists] }, key)
  expect(reply.json()).toMatchObject({ progress: { inOrderLists: 1, inOrderAccuracy: 75, totalQuestionsAnswered: 1 } })
  await update(browser, id, 'in-order', { lists: [...lists, ...lists] }, key)
  expect(await partsOf(id)).toEqual(['kings/p1 missing', 'kings/p2 missing', 'kings/p3 given', 'kings/p4 given'])
  const day = Today.parse((await browser.get('/api/today')).json())
  expect(day).toMatchObject({ answered: 1, missed: 1, parts: { seen: 2, recalled: 2 } })
})

test('a list that was only seen beside its neighbours counts no question, and a miss there comes back', async () => {
  const { id, browser } = await signIn(app)
  const reply = await update(browser, id, 'in-order', { lists: [{ list: 'kings', missed: ['p4'], recalled: null }] })
  expect(reply.json()).toMatchObject({ progress: { inOrderLists: 0, inOrderAccuracy: null } })
  expect(await partsOf(id)).toEqual(['kings/p4 missing'])
})

test('an unknown pair or list is not found, and nothing of the call is kept', async () => {
  const { id, browser } = await signIn(app)
  for (const [which, body] of [
    ['which-verse', { answers: [answer, { ...answer, pair: 'hidden' }] }],
    ['in-order', { lists: [{ list: 'retired', missed: ['p1'], recalled: null }] }],
  ] as const) {
    const refused = await update(browser, id, which, body)
    expect([refused.statusCode, refused.json()]).toMatchObject([404, { code: 'question_not_found' }])
  }
  expect(await partsOf(id)).toEqual([])
  const other = await signIn(app)
  expect((await update(other.browser, id, 'which-verse', { answers: [answer] })).statusCode).toBe(403)
})
