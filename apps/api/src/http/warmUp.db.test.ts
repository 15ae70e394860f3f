import { makeSeason } from '@seraph/db/testing/make'
import { openProxy } from '@seraph/service/testing/openProxy'
import { expect, test } from 'vitest'

import { testApp } from '../testing/testApp.ts'

test('a process whose first reading fails refuses nobody: it takes calls when the second has come', async () => {
  const { db, deps } = await testApp()
  await makeSeason(db)
  const proxy = await openProxy(deps.env.DATABASE_URL)
  proxy.silence()
  const started = await testApp({
    settings: { DATABASE_URL: proxy.url },
    // A connection may take 2 s: the first one is given up, the second hears the database.
    over: () => {
      setTimeout(() => proxy.restore(), 2_500)
      return {}
    },
  })
  expect((await started.browser().get('/api/season')).statusCode).toBe(200)
  proxy.close()
})

test('without a database the process starts all the same', async () => {
  const { browser } = await testApp({ settings: { DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:1/none' } })
  expect((await browser().get('/api/season')).statusCode).toBe(503)
})
