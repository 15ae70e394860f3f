import { makePlayer, makeSeason } from '@seraph/db/testing/make'
import { makeEvaluation } from '@seraph/db/testing/makeMarks'
import { expect, test } from 'vitest'

import { testApp } from '../../testing/testApp.ts'

test('the counts are those of the last seconds, and stay when the database goes away', async () => {
  let now = 0
  const { db, deps, statements, browser } = await testApp({ clock: () => now })
  const { id: seasonId } = await makeSeason(db)
  await makePlayer(db)
  const overview = async () => (await browser().get('/api/stats/overview')).json<unknown>()
  const first = { totalQuestionsAnswered: 0, totalRegisteredPlayers: 1, activeTeams: 0 }
  expect(await Promise.all([overview(), overview(), overview()])).toEqual([first, first, first])
  expect(statements()).toBe(1)

  await makeEvaluation(db, { seasonId })
  now = 4_999
  expect(await overview()).toEqual(first)
  expect(statements()).toBe(1)
  now = 5_000
  await expect.poll(overview).toEqual({ ...first, totalQuestionsAnswered: 1 })

  await deps.db.destroy()
  now = 60_000
  expect(await overview()).toEqual({ ...first, totalQuestionsAnswered: 1 })
})

test('without the database there are no counts to begin with', async () => {
  const { browser } = await testApp({ settings: { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' } })
  const reply = await browser().get('/api/stats/overview')
  expect([reply.statusCode, reply.json()]).toMatchObject([503, { code: 'unavailable' }])
})
