import { beforeAll, expect, test } from 'vitest'

import { makeChapters, mountainOaks, register } from '../../../testing/register.ts'
import { testApp } from '../../../testing/testApp.ts'

const seraph = await testApp({ settings: { GEMS_LIMIT_ADDRESS: '40' } })
const { browser, db } = seraph
const all = ['A', 'E', 'J', 'O', 'R', 'S', 'T']

async function taken(over: Record<string, string> = {}): Promise<string[]> {
  const { clubName, teamName, state } = mountainOaks
  const query = new URLSearchParams({ clubName, teamName, state, startingChapter: '1', ...over })
  const reply = (await browser().get(`/api/players/available-gems?${query.toString()}`)).json<{
    availableGems: string[]
    takenGems: string[]
  }>()
  expect([...reply.availableGems, ...reply.takenGems].toSorted()).toEqual(all)
  return reply.takenGems
}

beforeAll(async () => {
  await makeChapters(seraph)
  await register(browser(), { country: 'USA' })
  await register(browser(), { biblicalGem: 'T' })
})

test('a gem is taken for its club, team and chapter', async () => {
  expect(await taken()).toEqual(['A', 'T'])
  expect(await taken({ clubName: 'mountain oaks ', teamName: ' OWLS', country: 'usa' })).toEqual(['A', 'T'])
  expect(await taken({ startingChapter: '2' })).toEqual([])
  expect(await taken({ teamName: 'Otters' })).toEqual([])
  expect(await taken({ state: 'Ohio' })).toEqual([])
})

test('without a state the club is known while it is the only one of its name', async () => {
  expect(await taken({ state: '' })).toEqual(['A', 'T'])
  await register(browser(), { state: 'Ohio', biblicalGem: 'E' })
  expect(await taken({ state: '' })).toEqual([])
})

test("an unused slot's gem is taken: its number opens it alone", async () => {
  await register(browser(), { biblicalGem: 'J' })
  await db.updateTable('players').set({ isSlotReserved: true }).where('gem', '=', 'J').execute()
  expect(await taken()).toEqual(['A', 'J', 'T'])
})

test('one address may ask so often and no oftener', async () => {
  const url = '/api/players/available-gems?clubName=A&teamName=B&startingChapter=1'
  const page = browser('10.9.9.9')
  const replies: Awaited<ReturnType<typeof page.get>>[] = []
  // One after another: all at once may wait too long for a connection, and are refused for that.
  for (let call = 0; call < 45; call++) replies.push(await page.get(url))
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(40)
  expect(replies.at(-1)?.headers['retry-after']).toBe('90')
})
