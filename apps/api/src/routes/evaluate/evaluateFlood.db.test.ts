import { makePlayer, makeSeason, makeSession } from '@seraph/db/testing/make'
import { playerCookie } from '@seraph/service/session'
import { expect, test } from 'vitest'

import { answerKings, kingsQuestion } from '../../testing/askKings.ts'
import type { Browser } from '../../testing/browser.ts'
import { testApp } from '../../testing/testApp.ts'
import type { TestApp } from '../../testing/testApp.ts'

const settings = { EVALUATE_LIMIT_PLAYER: '20', EVALUATE_LIMIT_GUESTS: '50', EVALUATE_LIMIT_ADDRESS: '150' }

const open = async (options: { isRedisAway: boolean }) => {
  const seraph = await testApp({ settings, ...options })
  await makeSeason(seraph.db, { questions: [kingsQuestion] })
  await seraph.deps.seasons.refresh()
  return seraph
}
const signIn = async ({ db, browser }: TestApp, address: string) => {
  const page = browser(address)
  page.cookies.set(playerCookie, await makeSession(db, (await makePlayer(db)).id))
  return page
}
const answer = (page: Browser) => page.post('/api/evaluate', answerKings('Uzziah'))
const countMarked = async (page: Browser, calls: number) => {
  const replies = await Promise.all(Array.from({ length: calls }, () => answer(page)))
  const refused = replies.filter(({ statusCode }) => statusCode === 429)
  for (const reply of refused) {
    expect(reply.json()).toMatchObject({ code: 'too_many_attempts' })
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
  }
  const others = replies.filter(({ statusCode }) => statusCode !== 429 && statusCode !== 200)
  expect(others.map((reply) => reply.json())).toEqual([])
  return calls - refused.length
}

test.each([{ isRedisAway: false }, { isRedisAway: true }])(
  'a flood of answers is refused by player, guests and address, with $isRedisAway for Redis being away',
  async (options) => {
    const seraph = await open(options)
    const [one, other] = [await signIn(seraph, '10.9.0.1'), await signIn(seraph, '10.9.0.1')]
    expect(await countMarked(one, 200)).toBe(20)
    expect((await answer(other)).statusCode).toBe(200)
    const guest = seraph.browser('10.9.0.2')
    expect(await countMarked(guest, 200)).toBeLessThanOrEqual(50)
    const elsewhere = await signIn(seraph, '10.9.0.3')
    expect((await answer(elsewhere)).statusCode).toBe(200)
    expect((await answer(seraph.browser('10.9.0.3'))).statusCode).toBe(200)
  },
)

test('forty players and forty guests of one classroom answer at once, and none is refused', async () => {
  const seraph = await testApp()
  await makeSeason(seraph.db, { questions: [kingsQuestion] })
  await seraph.deps.seasons.refresh()
  const players = await Promise.all(Array.from({ length: 40 }, () => signIn(seraph, '10.9.0.9')))
  const guests = Array.from({ length: 40 }, () => seraph.browser('10.9.0.9'))
  for (let round = 0; round < 3; round += 1) {
    const replies = await Promise.all([...players, ...guests].map(answer))
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  }
})
