import { makeCoach } from '@seraph/db/testing/makeCoach'
import { coachCookie } from '@seraph/service/session'

import type { Browser } from './browser.ts'
import type { TestApp } from './testApp.ts'

/** A new coach's code and a browser that holds their session. */
export async function signInCoach(
  app: Pick<TestApp, 'db' | 'browser'>,
  over: Parameters<typeof makeCoach>[1] = {},
): Promise<{ code: string; coachId: string | undefined; browser: Browser }> {
  const { code, coachId, token } = await makeCoach(app.db, over)
  const browser = app.browser()
  browser.cookies.set(coachCookie, token)
  return { code, coachId, browser }
}
