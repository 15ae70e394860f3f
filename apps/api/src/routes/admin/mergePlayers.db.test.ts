import { recordProgress } from '@seraph/db/queries/progress/progressEvents'
import { findReviewState } from '@seraph/db/queries/reviews/reviewState'
import { makePlayer, makeSeason, makeSession } from '@seraph/db/testing/make'
import { makeEvaluation, makeEvent, makeJudgement } from '@seraph/db/testing/makeMarks'
import type { FoundPlayer } from '@seraph/schema/http/admin/adminPlayers'
import { playerCookie } from '@seraph/service/session'
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'

import type { Browser } from '../../testing/browser.ts'
import { adminSettings, signInAdmin } from '../../testing/signInAdmin.ts'
import { testApp } from '../../testing/testApp.ts'
import { withNumber } from '../../testing/withNumber.ts'

const app = await testApp({ settings: adminSettings })
const { db, deps, browser } = app
const url = '/api/admin/players'
const seasonId = '2026-isaiah'
let admin: Browser

beforeAll(async () => {
  await makeSeason(db)
  await deps.seasons.refresh()
  ;({ browser: admin } = await signInAdmin(app))
})
const find = async (search: string) =>
  (await admin.get(`${url}?search=${encodeURIComponent(search)}`)).json<FoundPlayer[]>()
const merge = (id: string, intoId: string) => admin.post(`${url}/${id}/merge`, { intoId })

test('a player is found by code in any form, old code, club and display name', async () => {
  const { id, code } = await makePlayer(db, { code: 'MOO9R' })
  await db.insertInto('playerCodes').values({ code: 'OLD9R', playerId: id }).execute()
  await db.updateTable('players').set({ displayName: '50% Sam_' }).where('id', '=', id).execute()
  for (const search of ['MOO9R', 'plr moo-9r', 'moo9', 'OLD9R', '50% s', 'sam_']) {
    expect((await find(search)).map(({ playerCode }) => playerCode)).toEqual([code])
  }
  expect((await find('MOO9R'))[0]).toMatchObject({ formerCodes: ['OLD9R'], isRestorable: false, hasCoach: false })
  expect(await find('no such club')).toEqual([])
  expect((await find('')).some((player) => player.id === id)).toBe(true)
})

test('a display name is set and removed', async () => {
  const { id, code } = await makePlayer(db)
  await admin.patch(`${url}/${id}`, { displayName: ' Sam \u202E' })
  expect((await find(code))[0]).toMatchObject({ displayName: 'Sam' })
  await admin.patch(`${url}/${id}`, { displayName: null })
  expect((await find(code))[0]).toMatchObject({ displayName: null })
  const unknown = await admin.patch(`${url}/${randomUUID()}`, { displayName: 'X' })
  expect(unknown.json()).toMatchObject({ code: 'player_not_found' })
})

test('a deletion is undone within 14 days', async () => {
  const { id, code } = await makePlayer(db)
  const deleted = (days: number) =>
    db
      .updateTable('players')
      .set({ deletedAt: new Date(Date.now() - days * 24 * 3_600_000) })
      .where('id', '=', id)
      .execute()
  expect((await admin.post(`${url}/${id}/restore`)).json()).toMatchObject({ code: 'player_not_found' })
  await deleted(15)
  expect((await admin.post(`${url}/${id}/restore`)).json()).toMatchObject({ code: 'player_not_found' })
  await deleted(13)
  expect((await find(code))[0]).toMatchObject({ isRestorable: true })
  expect((await admin.post(`${url}/${id}/restore`)).json()).toEqual({ isRestored: true })
  expect((await browser().post('/api/players/login', await withNumber(app, code))).statusCode).toBe(200)
})

test('all that a duplicate has goes to the player who stays', async () => {
  const [from, into] = [await makePlayer(db, { code: 'DUP1A' }), await makePlayer(db, { code: 'STAY1A' })]
  const lost = browser()
  lost.cookies.set(playerCookie, await makeSession(db, from.id))
  for (const playerId of [from.id, into.id]) {
    const evaluationId = await makeEvaluation(db, { seasonId, player: { id: playerId } })
    await recordProgress(db, makeEvent({ playerId, seasonId, kind: 'ai-evaluated', evaluationIds: [evaluationId] }))
  }
  const reply = await merge(from.id, into.id)
  expect(reply.json()).toEqual({ playerCode: 'STAY1A', formerCodes: ['DUP1A'] })
  expect((await lost.get('/api/session')).json()).toMatchObject({ player: null })
  const own = browser()
  const login = await own.post('/api/players/login', await withNumber(app, 'DUP1A'))
  expect(login.json()).toMatchObject({ player: { id: into.id }, updatedPlayerCode: 'STAY1A' })
  expect((await own.get(`/api/player-progress/${into.id}`)).json()).toMatchObject({ totalQuestionsAnswered: 2 })
  expect(await find('DUP1A')).toMatchObject([{ playerCode: 'STAY1A', questionsAnswered: 2 }])
  expect((await merge(from.id, into.id)).json()).toMatchObject({ code: 'player_not_found' })
})

test('what can not be merged stays as it is', async () => {
  const [one, other] = [await makePlayer(db), await makePlayer(db)]
  expect((await merge(one.id, one.id)).json()).toMatchObject({ code: 'invalid_request' })
  await db.updateTable('players').set({ deletedAt: new Date() }).where('id', '=', other.id).execute()
  expect((await merge(one.id, other.id)).json()).toMatchObject({ code: 'player_not_found' })
  expect(await find(one.code)).toHaveLength(1)
})

test('what a duplicate remembers is the other’s, and all cards are made anew of both logs', async () => {
  const [from, into] = [await makePlayer(db), await makePlayer(db)]
  const parts = [{ id: 'p1', part: 'Amoz', status: 'given' as const, evidence: 'Amoz' }]
  for (const { id } of [from, into])
    await makeEvaluation(db, { seasonId, player: { id }, builtIn: makeJudgement({ parts }) })
  await db
    .insertInto('reviewCards')
    .values({ playerId: into.id, seasonId, questionId: 'q1', cards: JSON.stringify({ p1: [1, 2, 3, 4, 5] }) })
    .execute()
  expect((await merge(from.id, into.id)).statusCode).toBe(200)
  const { cards, log } = await findReviewState(db, into.id, seasonId)
  expect(cards).toEqual({})
  expect(log).toHaveLength(2)
})
