import { makeSeason } from '@seraph/db/testing/make'
import { makeSeasonPublic } from '@seraph/db/testing/makeSeasonPublic'

import { makeEventQuestions } from './eventQuestions.ts'
import { testApp } from './testApp.ts'

/** An app whose season has so many questions of an event, in chapters 1 and 2. */
export async function eventApp(count: number) {
  const app = await testApp()
  const questions = makeEventQuestions(count)
  await makeSeason(app.db, { public: makeSeasonPublic(4), questions })
  await app.deps.seasons.refresh()
  return { app, db: app.db, deps: app.deps, questions }
}
