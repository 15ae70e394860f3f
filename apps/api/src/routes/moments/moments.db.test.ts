import { makeQuestion, makeSeason } from '@seraph/db/testing/make'
import { makeSeasonPublic } from '@seraph/db/testing/makeSeasonPublic'
import { ageReviews } from '@seraph/db/testing/reviewLog'
import { listMoments, tellMoments } from '@seraph/schema/http/moments'
import { beforeAll, expect, test } from 'vitest'

import type { Browser } from '../../testing/browser.ts'
import { signIn } from '../../testing/signIn.ts'
import { testApp } from '../../testing/testApp.ts'

const { db, deps, browser } = await testApp()
const app = { db, browser }
const question = makeQuestion({ id: 'q', chapter: 2, verse: 'Isaiah 2:1', points: 1, parts: [{ text: 'Amoz' }] })

beforeAll(async () => {
  await makeSeason(db, { questions: [question], public: { ...makeSeasonPublic(6), endsOn: '2999-12-31' } })
  await deps.seasons.refresh()
})

const list = async (page: Browser) =>
  listMoments.reply.parse((await page.get('/api/moments')).json()).moments.map(({ id }) => id)
const tell = async (page: Browser, ids: readonly string[]) =>
  tellMoments.reply.parse((await page.post('/api/moments/told', { ids })).json()).told
const answerRightly = async (page: Browser, playerId: string) => {
  const marked = await page.post('/api/evaluate', { userAnswer: 'Amoz', question: { id: 'q' } })
  const { id } = marked.json<{ id: string }>()
  const body = { questionsAnswered: 1, chaptersStudied: [2], studyTime: 1, accuracy: 100, evaluationIds: [id] }
  expect((await page.post(`/api/player-progress/${playerId}/update-ai-quiz`, body)).statusCode).toBe(200)
}

test('a first point and a first whole chapter are listed until they were told, in whichever browser', async () => {
  const { id, browser: page } = await signIn(app)
  expect(await list(page)).toEqual([])
  await answerRightly(page, id)
  expect(await list(page)).toContain('first_point')
  expect(await list(page)).not.toContain('first_chapter')
  await ageReviews(db, id, 72)
  await answerRightly(page, id)
  const reached = await list(page)
  expect(reached).toEqual(expect.arrayContaining(['first_chapter', 'first_point']))
  expect(await tell(page, ['first_point'])).toBe(1)
  expect(await tell(page, ['first_point'])).toBe(0)
  expect(await list(page)).toEqual(reached.filter((one) => one !== 'first_point'))
})

test('what was not reached can’t be told beforehand', async () => {
  const { id, browser: page } = await signIn(app)
  expect(await tell(page, ['tier:Gold', 'first_point', 'anything'])).toBe(0)
  await answerRightly(page, id)
  expect(await list(page)).toContain('first_point')
})

test('a guest has no moments', async () => {
  expect((await browser().get('/api/moments')).statusCode).toBe(401)
})
