import { makePlayer, makeSession } from '@seraph/db/testing/make'
import { playerCookie } from '@seraph/service/session'

import type { Browser } from './browser.ts'
import type { TestApp } from './testApp.ts'

type Made = Parameters<typeof makePlayer>[1]

/** A new player's id and a browser that holds their session. */
export async function signIn(
  app: Pick<TestApp, 'db' | 'browser'>,
  over: Made = {},
): Promise<{ id: string; browser: Browser }> {
  const { id } = await makePlayer(app.db, over)
  const browser = app.browser()
  browser.cookies.set(playerCookie, await makeSession(app.db, id))
  return { id, browser }
}
