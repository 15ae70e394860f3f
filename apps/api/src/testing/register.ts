import { makeSeason } from '@seraph/db/testing/make'
import { makeSeasonPublic } from '@seraph/db/testing/makeSeasonPublic'
import type { Player } from '@seraph/schema/http/players/players'

import type { Browser } from './browser.ts'
import type { TestApp } from './testApp.ts'

/** A season of 33 chapters in play, as registration asks for. */
export async function makeChapters(app: TestApp, count = 33): Promise<void> {
  await makeSeason(app.db, { public: makeSeasonPublic(count) })
}

export const mountainOaks = {
  clubName: 'Mountain Oaks',
  teamName: 'Owls',
  startingChapter: 1,
  biblicalGem: 'A',
  state: 'Oregon',
}

/** Registers in this browser and returns the player; throws with the reply where that is refused. */
export async function register(browser: Browser, over: object = {}): Promise<Player> {
  const reply = await browser.post('/api/players/register', { ...mountainOaks, ...over })
  if (reply.statusCode !== 200) throw new Error(reply.body)
  return reply.json<{ player: Player }>().player
}
