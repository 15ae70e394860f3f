import { makeSeason } from '@seraph/db/testing/make'
import { makeSeasonPublic } from '@seraph/db/testing/makeSeasonPublic'
import { Season } from '@seraph/schema/season'
import { expect, test } from 'vitest'

import { testApp } from '../../testing/testApp.ts'

test('before a season is loaded it is unavailable, and served without a restart afterwards', async () => {
  const { db, browser } = await testApp()
  const early = await browser().get('/api/season')
  expect(early.statusCode).toBe(503)
  expect(early.json()).toMatchObject({ code: 'unavailable' })
  expect(early.headers['retry-after']).toBe('2')
  await makeSeason(db)
  const reply = await browser().get('/api/season')
  expect(reply.statusCode).toBe(200)
  expect(Season.parse(reply.json())).toEqual({ ...makeSeasonPublic(6), operator: {}, hash: expect.any(String) })
})

test('a browser that has the season is not sent it again until another is loaded', async () => {
  const { db, deps, browser } = await testApp()
  await makeSeason(db, { hash: 'one' })
  const first = await browser().get('/api/season')
  const etag = String(first.headers.etag)
  expect(etag).toBe(`"${Season.parse(first.json()).hash}"`)
  const known = { headers: { 'if-none-match': `"other", W/${etag}` } }
  const again = await browser().get('/api/season', known)
  expect([again.statusCode, again.body]).toEqual([304, ''])
  await makeSeason(db, { hash: 'two', public: makeSeasonPublic(33) })
  await deps.seasons.refresh()
  const changed = await browser().get('/api/season', known)
  expect(changed.statusCode).toBe(200)
  expect(Season.parse(changed.json()).chapters).toHaveLength(33)
})

test('a season is served without the database, and kept when what is loaded next cannot be read', async () => {
  const { db, deps, browser } = await testApp()
  await makeSeason(db, { hash: 'one' })
  const { etag } = (await browser().get('/api/season')).headers
  await makeSeason(db, { hash: 'two', public: { chapters: 'none' } })
  await expect(deps.seasons.refresh()).rejects.toThrow()
  expect((await browser().get('/api/season')).headers.etag).toBe(etag)
  await deps.db.destroy()
  await expect(deps.seasons.refresh()).rejects.toThrow()
  expect((await browser().get('/api/season')).statusCode).toBe(200)
})
