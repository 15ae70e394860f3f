import { beforeAll, beforeEach, expect, test } from 'vitest'

import type { Browser } from '../../testing/browser.ts'
import { makeChapters, register } from '../../testing/register.ts'
import { testApp } from '../../testing/testApp.ts'

const secret = 'sixteen letters!'
const seraph = await testApp({ settings: { ADMIN_PLAYER_CODE: 'MOO1A', ADMIN_SECRET: secret, GUESS_LIMIT_ADMIN: '3' } })
const { browser, db } = seraph
const url = '/api/session/admin'
let admin: Browser

beforeAll(async () => {
  await makeChapters(seraph)
  await register(browser())
  await db.updateTable('players').set({ isAdmin: true, isPubliclyVisible: false }).execute()
})
beforeEach(async () => {
  admin = browser()
  const { code } = await db.selectFrom('players').select('code').where('isAdmin', '=', true).executeTakeFirstOrThrow()
  await admin.post('/api/players/login', { playerCode: code, secretNumber: secret })
})

test("the admin's player has rights after the second step alone, in that session alone, for 12 hours", async () => {
  expect((await admin.get('/api/session')).json()).toMatchObject({ isAdmin: false, canBecomeAdmin: true })
  const reply = await admin.post(url, { secret })
  expect(reply.json()).toMatchObject({ isAdmin: true, canBecomeAdmin: false })
  expect((await admin.get('/api/session')).json()).toMatchObject({ isAdmin: true, canBecomeAdmin: false })
  const { adminUntil } = await db
    .selectFrom('sessions')
    .select('adminUntil')
    .where('adminUntil', 'is not', null)
    .executeTakeFirstOrThrow()
  expect(Math.round(((adminUntil?.getTime() ?? 0) - Date.now()) / 60_000)).toBe(720)
  const other = browser()
  await other.post('/api/players/login', { playerCode: 'MOO1A2', secretNumber: secret })
  expect((await other.get('/api/session')).json()).toMatchObject({ isAdmin: false, canBecomeAdmin: true })
  await db
    .updateTable('sessions')
    .set({ adminUntil: new Date(Date.now() - 1_000) })
    .execute()
  expect((await admin.get('/api/session')).json()).toMatchObject({ isAdmin: false, canBecomeAdmin: true })
})

test('a changed secret ends the rights that the former one gave', async () => {
  await admin.post(url, { secret })
  const { DATABASE_URL, REDIS_PREFIX } = seraph.deps.env
  const renewed = 'another sixteen!'
  const later = await testApp({ settings: { DATABASE_URL, REDIS_PREFIX, ADMIN_SECRET: renewed } })
  const page = later.browser()
  for (const [name, value] of admin.cookies) page.cookies.set(name, value)
  expect((await page.get('/api/session')).json()).toMatchObject({ isAdmin: false, canBecomeAdmin: true })
  expect((await page.get('/api/admin/players')).statusCode).toBe(403)
  expect((await page.post(url, { secret: renewed })).json()).toMatchObject({ isAdmin: true })
  expect((await page.get('/api/admin/players')).statusCode).toBe(200)
  expect((await admin.get('/api/admin/players')).statusCode).toBe(403)
})

test('nobody else gets there, with the secret or without', async () => {
  expect((await browser().post(url, { secret })).json()).toMatchObject({ code: 'not_signed_in' })
  const player = browser()
  await register(player, { biblicalGem: 'E' })
  expect((await player.post(url, { secret })).json()).toMatchObject({ code: 'forbidden' })
})

test('wrong secrets are refused and limited', async () => {
  for (const wrong of ['x', `${secret} `, secret.slice(1)]) {
    expect((await admin.post(url, { secret: wrong })).json()).toMatchObject({ code: 'admin_secret_wrong' })
  }
  const limited = await admin.post(url, { secret })
  expect([limited.statusCode, limited.headers['retry-after']]).toEqual([429, '600'])
})

test('without ADMIN_SECRET there is no admin', async () => {
  const open = await testApp()
  await makeChapters(open)
  const page = open.browser()
  await register(page)
  await open.db.updateTable('players').set({ isAdmin: true, isPubliclyVisible: false }).execute()
  await open.db
    .updateTable('sessions')
    .set({ adminUntil: new Date(Date.now() + 3_600_000) })
    .execute()
  expect((await page.get('/api/session')).json()).toMatchObject({ isAdmin: false, canBecomeAdmin: false })
  expect((await page.post(url, { secret: 'x' })).json()).toMatchObject({ code: 'admin_unavailable' })
})
