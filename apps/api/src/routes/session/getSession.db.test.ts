import { expect, test } from 'vitest'

import { testApp } from '../../testing/testApp.ts'

const { browser } = await testApp()

test('a guest has no player', async () => {
  const reply = await browser().get('/api/session')
  expect(reply.json()).toEqual({ player: null, isAdmin: false, canBecomeAdmin: false })
})
