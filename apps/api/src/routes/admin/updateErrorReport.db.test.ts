import { insertErrorReport } from '@seraph/db/queries/admin/errorReports'
import type { NewErrorReport } from '@seraph/db/queries/admin/errorReports'
import { makePlayer } from '@seraph/db/testing/make'
import type { Contributor, ErrorReport } from '@seraph/schema/http/admin/adminReports'
import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { makeCoachSeason } from '../../testing/makeCoachSeason.ts'
import { adminSettings, signInAdmin } from '../../testing/signInAdmin.ts'
import type { Browser } from '../../testing/browser.ts'
import { testApp } from '../../testing/testApp.ts'

const app = await testApp({ settings: adminSettings })
const { db, deps } = app
const url = '/api/admin/error-reports'
let admin: Browser

beforeAll(async () => {
  await makeCoachSeason(db)
  await deps.seasons.refresh()
  ;({ browser: admin } = await signInAdmin(app))
})
beforeEach(() => db.deleteFrom('errorReports').execute())

async function report(over: Partial<NewErrorReport> = {}): Promise<string> {
  const id = randomUUID()
  await insertErrorReport(db, {
    id,
    seasonId: '2026-isaiah',
    quizType: 'ai-evaluated',
    chapter: 6,
    questionNumber: 3,
    questionId: 'q',
    questionText: 'As it was',
    reportedAnswer: 'Five',
    userComment: 'It has six.',
    playerCode: null,
    playerId: null,
    ...over,
  })
  return id
}
const list = async () => (await admin.get(url)).json<ErrorReport[]>()
const contributors = async () => (await admin.get('/api/admin/contributors')).json<Contributor[]>()

test('a report is resolved and opened again, and each is noted', async () => {
  const id = await report()
  expect(await list()).toMatchObject([{ id, resolved: false, reportedAnswer: 'Five', userComment: 'It has six.' }])
  expect((await list())[0]).not.toHaveProperty('playerCode')
  expect((await admin.patch(`${url}/${id}`, { resolved: true })).json()).toMatchObject({ id, resolved: true })
  expect(await list()).toMatchObject([{ resolved: true }])
  await admin.patch(`${url}/${id}`, { resolved: false })
  expect(await list()).toMatchObject([{ resolved: false }])
  const acts = await db.selectFrom('auditEntries').select(['actor', 'act']).orderBy('createdAt').execute()
  expect(acts).toEqual([
    { actor: 'admin', act: 'error_report.resolved' },
    { actor: 'admin', act: 'error_report.reopened' },
  ])
})

test('an unknown report and a wrong body are refused', async () => {
  expect((await admin.patch(`${url}/${randomUUID()}`, { resolved: true })).json()).toMatchObject({ code: 'not_found' })
  const id = await report()
  expect((await admin.patch(`${url}/${id}`, { resolved: 'yes' })).json()).toMatchObject({ code: 'invalid_request' })
  expect(await list()).toMatchObject([{ resolved: false }])
})

test('the newest report comes first', async () => {
  const [first, second] = [await report(), await report()]
  expect((await list()).map(({ id }) => id)).toEqual([second, first])
})

test('the question is shown as it is today, beside its verses', async () => {
  const id = await report()
  const verse = { reference: 'Isaiah 6:2', text: 'Burning ones with wings stood near, and smoke rose.' }
  const today = (await admin.get(`${url}/${id}/question`)).json()
  expect(today).toMatchObject({ question: { id: 'q', verse: 'Isaiah 1:1', answer: ['Amoz'], isRetired: false } })
  const lost = await report({ questionId: null, questionText: 'According to Isaiah 6:2, who stood?' })
  expect((await admin.get(`${url}/${lost}/question`)).json()).toEqual({ question: null, verses: [verse] })
})

test('contributors are players, by the code that they typed or by their session', async () => {
  const [one, other] = [await makePlayer(db, { code: 'MOO1A' }), await makePlayer(db, { code: 'KTT2E' })]
  const typed = await report({ playerCode: 'MOO1A', playerId: other.id })
  await report({ playerId: one.id, quizType: 'trivia' })
  await report({ playerId: other.id, quizType: 'crossword' })
  await report({ playerCode: 'NOBODY' })
  await report()
  await admin.patch(`${url}/${typed}`, { resolved: true })
  expect(await contributors()).toMatchObject([
    { playerCode: 'MOO1A', totalReports: 2, resolvedReports: 1, quizTypes: ['ai-evaluated', 'trivia'] },
    { playerCode: 'KTT2E', totalReports: 1, resolvedReports: 0, quizTypes: ['crossword'] },
  ])
  await db.updateTable('players').set({ deletedAt: new Date() }).where('id', '=', one.id).execute()
  expect((await contributors()).map(({ playerCode }) => playerCode)).toEqual(['KTT2E'])
})
