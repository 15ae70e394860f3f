import { sheetMarkId } from '@seraph/db/queries/events/sheetMarks'
import { countOverview } from '@seraph/db/queries/progress/stats'
import { makeQuestion, makeSeason } from '@seraph/db/testing/make'
import { makeEvaluation } from '@seraph/db/testing/makeMarks'
import { makeSeasonPublic } from '@seraph/db/testing/makeSeasonPublic'
import { EventSet, Rehearsal } from '@seraph/schema/http/events/events'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import type { Browser } from '../../testing/browser.ts'
import { signIn } from '../../testing/signIn.ts'
import { adminSettings, signInAdmin } from '../../testing/signInAdmin.ts'
import { testApp } from '../../testing/testApp.ts'

const app = await testApp({ settings: adminSettings })
const { db, deps } = app
await makeSeason(db, {
  public: makeSeasonPublic(4),
  questions: Array.from({ length: 12 }, (_, at) =>
    makeQuestion({
      id: `q-${at}`,
      verse: `Isaiah 1:${at + 1}`,
      question: `What is number ${at}?`,
      parts: [{ text: 'manger' }],
    }),
  ),
})
await deps.seasons.refresh()
const { browser: admin } = await signInAdmin(app)

const post = (browser: Browser, path: string, body: object) =>
  browser.post(path, body, { 'idempotency-key': randomUUID() })

/** A rehearsal of ten questions with so many sheets, each "the crib". */
async function rehearse(browser: Browser, sheets: number, showsMarks = 'at_once'): Promise<Rehearsal> {
  const set = EventSet.parse((await post(browser, '/api/event-sets', { size: 10, chapters: [1] })).json())
  const begun = Rehearsal.parse((await post(browser, '/api/rehearsals', { setId: set.id, showsMarks })).json())
  for (let question = 0; question < sheets; question += 1) {
    await browser.post(`/api/rehearsals/${begun.id}/open`, { question })
    await browser.post(`/api/rehearsals/${begun.id}/hand-in`, { question, answer: 'the crib' })
  }
  return begun
}
const ask = (browser: Browser, rehearsalId: string, question: number, partId = 'p1') =>
  post(browser, '/api/appeals', { rehearsalId, question, partId })
const look = async (browser: Browser, id: string) =>
  Rehearsal.parse((await browser.get(`/api/rehearsals/${id}`)).json())
const countMarks = () => db.selectFrom('evaluations').select(['recall', 'eventId', 'score', 'response']).execute()

test('a sheet of a rehearsal is asked about, waits among the Marks, and says so; its mark stays as it was told', async () => {
  const { browser, id: playerId } = await signIn(app)
  const { id, set } = await rehearse(browser, 2)
  expect((await look(browser, id)).sheets.map(({ appeal }) => appeal)).toEqual([null, null])
  for (let again = 0; again < 2; again += 1)
    expect((await ask(browser, id.toUpperCase(), 1)).json()).toEqual({ status: 'waiting' })
  expect((await look(browser, id)).sheets.map(({ appeal }) => appeal)).toEqual([null, 'waiting'])
  expect(await countMarks()).toEqual([{ recall: 'practice', eventId: null, score: 0, response: 'the crib' }])
  expect(await db.selectFrom('reviews').selectAll().execute()).toEqual([])
  const questionId = set.questions[1]?.id ?? ''
  const { groups } = (await admin.get('/api/appeals')).json<{ groups: object[] }>()
  expect(groups).toMatchObject([
    { questionId, partId: 'p1', wording: 'the crib', appeals: 1, answers: 0, players: 0, sheets: 1 },
  ])

  const accepted = { questionId, partId: 'p1', wording: 'the crib', decision: 'accept', scope: 'everywhere' }
  expect((await admin.post('/api/appeals/decide', accepted)).json()).toEqual({ decided: 1, refusal: null })
  const { sheets } = await look(browser, id)
  expect(sheets[1]).toMatchObject({ appeal: 'decided', mark: { score: 0 } })
  const events = await db.selectFrom('progressEvents').selectAll().where('playerId', '=', playerId).execute()
  expect(events).toEqual([])
})

test('a sheet that was asked about is no answer that counts: not in the preview, in Marking, in the overview, or claimed', async () => {
  const { browser, id: playerId } = await signIn(app)
  const { id, set } = await rehearse(browser, 1)
  const overview = () => countOverview(db, [])
  const marking = async () => (await admin.get('/api/admin/marking')).json<object>()
  const before = [await overview(), await marking()]
  await ask(browser, id, 0)
  expect([await overview(), await marking()]).toEqual(before)
  const wording = { questionId: set.questions[0]?.id ?? '', partId: 'p1', wording: 'the crib', scope: 'everywhere' }
  const preview = async () => (await admin.post('/api/appeals/preview', wording)).json<object>()
  expect(await preview()).toMatchObject({ marks: 0, players: 0, points: 0, refusal: null })

  const evaluationIds = [sheetMarkId({ rehearsalId: id, question: 0 })]
  const claimed = await post(browser, `/api/player-progress/${playerId}/update-ai-quiz`, { evaluationIds })
  expect(claimed.json()).toMatchObject({ code: 'evaluation_not_found' })
  expect(await db.selectFrom('progressEvents').selectAll().where('playerId', '=', playerId).execute()).toEqual([])
})

test('nobody asks about another’s sheet, one that isn’t told, or a part that was given; a guest’s is counted', async () => {
  const [{ browser }, other] = [await signIn(app), await signIn(app)]
  const { id } = await rehearse(browser, 1, 'after_block')
  expect((await ask(browser, id, 0)).json()).toMatchObject({ code: 'not_this_question' })
  const told = await rehearse(browser, 1)
  expect((await ask(other.browser, told.id, 0)).json()).toMatchObject({ code: 'rehearsal_not_found' })
  expect((await ask(admin, told.id, 0)).json()).toMatchObject({ code: 'rehearsal_not_found' })
  expect((await ask(browser, told.id, 1)).json()).toMatchObject({ code: 'not_this_question' })
  expect((await ask(browser, told.id, 0, 'p2')).json()).toMatchObject({ code: 'invalid_request' })
  const before = await countMarks()
  const guest = app.browser()
  const played = await rehearse(guest, 1)
  expect((await ask(guest, played.id, 0)).json()).toEqual({ status: 'counted' })
  expect(await countMarks()).toEqual(before)
})

test('the database lets no event count the mark of a sheet', async () => {
  const { browser, id: playerId } = await signIn(app)
  const { id } = await rehearse(browser, 1)
  await ask(browser, id, 0)
  const count = async (mark: string) =>
    db
      .updateTable('evaluations')
      .set({ eventId: randomUUID() } as never)
      .where('id', '=', mark)
      .execute()
  const sheet = sheetMarkId({ rehearsalId: id, question: 0 })
  await expect(count(sheet)).rejects.toThrow('evaluations_sheet_uncounted')
  // Of an answer it is only that this event isn't there.
  const answer = await makeEvaluation(db, { seasonId: '2026-isaiah', player: { id: playerId } })
  await expect(count(answer)).rejects.toThrow('evaluations_event_id_fkey')
})
