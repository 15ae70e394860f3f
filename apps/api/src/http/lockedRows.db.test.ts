import { setTimeout as wait } from 'node:timers/promises'

import { tellSeen } from '@seraph/service/testing/tellSeen'
import { expect, test } from 'vitest'

import { makeChapters, register } from '../testing/register.ts'
import { testApp } from '../testing/testApp.ts'

const seraph = await testApp({ isAsInPlay: true })
const { db, browser } = seraph
await makeChapters(seraph)

test('a call for a row that somebody else holds is refused within 2 s, and done once the row is free', async ({
  task,
}) => {
  const child = browser()
  const { id } = await register(child, { clubName: 'Locked' })
  const change = () => child.patch('/api/players/settings', { country: 'Kenya' })
  let took = 0
  await db.transaction().execute(async (tx) => {
    await tx.selectFrom('players').select('id').where('id', '=', id).forUpdate().execute()
    const startedAt = performance.now()
    const reply = await Promise.race([change(), wait(6_000)])
    took = performance.now() - startedAt
    expect(reply).toMatchObject({ statusCode: 503, headers: { 'retry-after': '2' } })
    expect(reply?.json()).toMatchObject({ code: 'unavailable' })
  })
  expect(took).toBeLessThan(2_000)
  expect((await change()).statusCode).toBe(200)
  tellSeen(task, `refused after ${Math.round(took)} ms`)
})
