import { makeSeason } from '@seraph/db/testing/make'
import { makeSeasonPublic } from '@seraph/db/testing/makeSeasonPublic'
import { expect, test } from 'vitest'

import type { Browser } from '../../testing/browser.ts'
import { openEvent } from '../../testing/eventBrowser.ts'
import { coachBrowser } from '../../testing/roomBrowser.ts'
import { testApp } from '../../testing/testApp.ts'

const app = await testApp()
const { db, deps } = app
const asked = { chapter: 1, verse: 'Isaiah 1:1', type: 'recall', points: 2, hint: '', isOrdered: false }
const parts = [
  { id: 'p1', text: 'stone' },
  { id: 'p2', text: 'river' },
]
const questions = [{ ...asked, id: 'q-0', version: 'v-0', question: 'Which two things did they see?', parts }]
await makeSeason(db, { public: makeSeasonPublic(4), questions })
await deps.seasons.refresh()

const wordingsOf = async (browser: Browser) =>
  (await browser.get('/api/appeals')).json<{ eventWordings: object[] }>().eventWordings
const accept = { questionId: 'q-0', partId: 'p2', wording: 'the boat', decision: 'accept', scope: 'club' }
const statusOf = async (browser: Browser, body: object) => (await browser.post('/api/appeals/decide', body)).statusCode

test('what the panel of an event gave is offered to its coach alone, and accepted for the club', async () => {
  const event = await openEvent(app, questions, true)
  const [[captain, scribe] = []] = event.children
  if (captain === undefined || scribe === undefined) throw new Error('a team of two')
  const { browser, coachId } = event.coach
  const { teamId } = await db
    .selectFrom('players')
    .select('teamId')
    .where('id', '=', scribe.id)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('teams')
    .set({ coachId, coachName: 'Coach Kim' })
    .where('id', '=', teamId ?? '')
    .execute()
  await db.updateTable('players').set({ coachId, memberNumber: 1 }).where('id', '=', scribe.id).execute()

  await event.open()
  await event.write(scribe, 'a stone, the boat', 1)
  await event.mark()
  await event.advance()
  await captain.browser.post(event.path('/appeals'), { question: 0, part: 1 }, captain.headers)
  const [waiting] = (await event.view()).appeals
  expect(await wordingsOf(browser)).toEqual([])
  expect(await statusOf(browser, accept)).toBe(404)
  await browser.post(event.path(`/appeals/${waiting?.id}`), { isOverturned: true })

  const told = { questionId: 'q-0', partId: 'p2', wording: 'the boat', part: 'river', times: 1 }
  expect(await wordingsOf(browser)).toMatchObject([told])
  const other = await coachBrowser(app)
  expect(await wordingsOf(other.browser)).toEqual([])
  expect(await statusOf(other.browser, accept)).not.toBe(200)
  expect(await statusOf(browser, { ...accept, wording: 'the sea' })).toBe(404)

  expect((await browser.post('/api/appeals/decide', accept)).json()).toEqual({ decided: 0, refusal: null })
  expect(await wordingsOf(browser)).toEqual([])
  await deps.seasons.refresh()
  const reply = await scribe.browser.post('/api/evaluate', {
    userAnswer: 'stone and the boat',
    question: { id: 'q-0' },
  })
  expect(reply.json()).toMatchObject({ score: 2 })
})
