import { setOpenSeasons, setSeasonStage } from '@seraph/db/queries/seasons/openSeasons'
import { loadSeason } from '@seraph/db/queries/seasons/seasons'
import { makeQuestion, makeSeason, makeTriviaQuestion } from '@seraph/db/testing/make'
import { makeSeasonPublic } from '@seraph/db/testing/makeSeasonPublic'
import { noDrills } from '@seraph/schema/drills'
import { Session } from '@seraph/schema/http/session'
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'

import type { Browser } from '../testing/browser.ts'
import { registerTeam } from '../testing/registerTeam.ts'
import { signIn } from '../testing/signIn.ts'
import { adminSettings, signInAdmin } from '../testing/signInAdmin.ts'
import { signInCoach } from '../testing/signInCoach.ts'
import { testApp } from '../testing/testApp.ts'

const app = await testApp({ settings: adminSettings })
const { db, deps } = app
const [isaiah, romans] = ['2026-isaiah', '2028-romans']
const named = `?season=${romans}`

const preview = (stage: 'preview' | 'withdrawn') => db.transaction().execute((tx) => setSeasonStage(tx, romans, stage))

beforeAll(async () => {
  await makeSeason(db, { id: isaiah, questions: [makeQuestion({ id: 'a' })] })
  await db.transaction().execute((tx) =>
    loadSeason(tx, {
      season: { id: romans, hash: 'r', public: { ...makeSeasonPublic(3), id: romans, title: 'Romans' } },
      lexicon: { names: [], synonyms: [] },
      questions: [makeQuestion({ id: 'rom', question: 'Of Romans?' })],
      trivia: [makeTriviaQuestion({ id: 'rom-t' })],
      crosswords: [],
      glossary: [],
      drills: noDrills,
    }),
  )
  await preview('preview')
  await deps.seasons.refresh()
})

/** Every call that names a season, and its status, by who makes it. */
async function statuses(browser: Browser, playerId: string): Promise<Record<string, number>> {
  const progress = `/api/player-progress/${playerId}`
  const study = { chaptersStudied: [1], studyTime: 1 }
  const calls = {
    season: () => browser.get(`/api/season${named}`),
    questions: () => browser.get(`/api/questions/1${named}&answers=true`),
    trivia: () => browser.get(`/api/trivia/1${named}`),
    crosswords: () => browser.get(`/api/crosswords${named}`),
    evaluate: () => browser.post(`/api/evaluate${named}`, { question: { id: 'rom' }, userAnswer: 'Amoz' }),
    help: () => browser.post(`/api/coach-help${named}`, { question: 'What is a vineyard?' }),
    round: () => browser.get(`/api/round${named}`),
    report: () => browser.get(`${progress}${named}`),
    study: () => browser.post(`${progress}/update${named}`, study, { 'idempotency-key': randomUUID() }),
    choose: () => browser.patch('/api/players/season', { season: romans }),
    rooms: () => browser.post(`/api/study-rooms${named}`, { chapters: [1] }),
    rehearsals: () => browser.post(`/api/event-sets${named}`, { size: 10, chapters: [1] }),
    memory: () => browser.get(`/api/memory-game/data${named}`),
    featured: () => browser.get(`/api/featured-players${named}`),
    teams: () => browser.get(`/api/clubs/public${named}`),
  }
  const told: Record<string, number> = {}
  for (const [what, ask] of Object.entries(calls)) {
    const reply = await ask()
    told[what] = reply.statusCode
    if (reply.statusCode === 200) expect([what, reply.headers['cache-control']]).toEqual([what, 'no-store'])
  }
  return told
}

const shut = {
  season: 409,
  questions: 409,
  trivia: 409,
  crosswords: 409,
  evaluate: 409,
  help: 409,
  round: 409,
  report: 409,
  study: 409,
  choose: 409,
  rehearsals: 409,
  featured: 409,
  teams: 409,
}

test('a guest, a child and a coach are refused it like any season that was never open', async () => {
  const child = await signIn(app)
  const coach = await signInCoach(app)
  await registerTeam(coach.browser)
  expect(await statuses(app.browser(), child.id)).toMatchObject({ ...shut, choose: 401 })
  expect(await statuses(child.browser, child.id)).toMatchObject(shut)
  expect(await statuses(coach.browser, child.id)).toMatchObject({ ...shut, choose: 401, rooms: 409 })
  expect((await coach.browser.patch('/api/coaches/season', { season: romans })).statusCode).toBe(409)
  const { seasons } = Session.parse((await child.browser.get('/api/session')).json())
  expect(seasons.map(({ id }) => id)).toEqual([isaiah])
})

test('the admin studies in it, and no cache keeps it; before the second step not even the admin', async () => {
  const admin = await signInAdmin(app)
  await deps.previews.refresh()
  const before = Session.parse((await admin.browser.get('/api/session')).json())
  expect(before.seasons.map(({ id, isPreview }) => [id, isPreview])).toEqual([
    [isaiah, false],
    [romans, true],
  ])
  expect(await statuses(admin.browser, admin.id)).toMatchObject({
    ...shut,
    season: 200,
    questions: 200,
    trivia: 200,
    crosswords: 200,
    evaluate: 200,
    help: 200,
    round: 200,
    report: 200,
    study: 200,
    choose: 200,
  })
  expect(Session.parse((await admin.browser.get('/api/session')).json()).season).toBe(romans)
  await db
    .updateTable('sessions')
    .set({ adminUntil: new Date(0) })
    .where('playerId', '=', admin.id)
    .execute()
  expect(await statuses(admin.browser, admin.id)).toMatchObject(shut)
  const after = Session.parse((await admin.browser.get('/api/session')).json())
  expect([after.season, after.seasons.length]).toEqual([isaiah, 1])
})

test('taken back it is nobody’s; opened it is everybody’s, and stays readable when it is closed', async () => {
  const admin = await signInAdmin(app)
  const child = await signIn(app)
  await preview('withdrawn')
  await deps.previews.refresh()
  expect(await statuses(admin.browser, admin.id)).toMatchObject(shut)
  const open = (...ids: string[]) => db.transaction().execute((tx) => setOpenSeasons(tx, ids))
  await open(isaiah, romans)
  expect((await child.browser.get(`/api/questions/1${named}`)).body).toContain('Of Romans?')
  await open(isaiah)
  await deps.seasons.refresh()
  expect((await child.browser.get(`/api/questions/1${named}`)).statusCode).toBe(409)
  expect((await child.browser.get(`/api/season${named}`)).statusCode).toBe(200)
  await preview('preview')
  expect((await child.browser.get(`/api/season${named}`)).statusCode).toBe(200)
})
