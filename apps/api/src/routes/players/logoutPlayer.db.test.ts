import { sessionsEndedChannel, SessionsEnded } from '@seraph/schema/rooms/bus'
import { beforeAll, expect, onTestFinished, test } from 'vitest'

import { makeChapters, register } from '../../testing/register.ts'
import { testApp } from '../../testing/testApp.ts'

const seraph = await testApp()
const { browser, db, deps } = seraph

beforeAll(() => makeChapters(seraph))

test('logout ends the session, clears the cookie, keeps the mark of the browser and tells the hubs', async () => {
  const subscriber = deps.redis.duplicate()
  await subscriber.connect()
  onTestFinished(() => subscriber.destroy())
  const heard = new Promise<string>((resolve) => {
    void subscriber.subscribe(sessionsEndedChannel(deps.env.REDIS_PREFIX), resolve)
  })
  const page = browser()
  await register(page)
  const stolen = browser()
  stolen.cookies.set('seraph_player', page.cookies.get('seraph_player') ?? '')
  const { id } = await db.selectFrom('sessions').select('id').executeTakeFirstOrThrow()
  const reply = await page.post('/api/players/logout')
  expect(reply.json()).toEqual({ isSignedOut: true })
  expect([...page.cookies.keys()]).toEqual(['seraph_browser'])
  expect((await stolen.get('/api/session')).json()).toMatchObject({ player: null })
  expect(SessionsEnded.parse(JSON.parse(await heard))).toEqual({ sessionIds: [id] })
})

test('a guest may log out', async () => {
  expect((await browser().post('/api/players/logout')).json()).toEqual({ isSignedOut: true })
})
