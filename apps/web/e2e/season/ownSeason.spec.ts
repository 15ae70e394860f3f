import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

import { chooseSeason } from '../steps/chooseSeason.ts'
import { registerClub, setClubSeason } from '../steps/clubChild.ts'
import { everyRoute } from '../steps/everyRoute.ts'
import { findOtherSeason } from './findOtherSeason.ts'
import { freshName, registerPlayer } from '../steps/player.ts'
import { continueAsGuest } from '../steps/quiz.ts'

/** Looks at every screen for what only the season of Isaiah may say. */
async function walk(page: Page): Promise<void> {
  for (const path of everyRoute) {
    await page.goto(path, { waitUntil: 'commit' })
    // Looked at in each frame: a screen is there sooner than the steps of `expect` would see it.
    await page.waitForFunction(
      () =>
        document.querySelector('h1') !== null && document.querySelector('[aria-busy=true], .animate-pulse') === null,
    )
    expect.soft(await findOtherSeason(page), path).toEqual([])
  }
}

/** Puts texts into the screen, each found by itself. */
async function expectFound(page: Page, html: string): Promise<void> {
  await page.evaluate((text) => document.body.insertAdjacentHTML('beforeend', `<div id="planted">${text}</div>`), html)
  expect(await findOtherSeason(page), html).toHaveLength(1)
  await page.evaluate(() => document.querySelector('#planted')?.remove())
}

// Rule 156: what a screen says of a season comes from its pack.
test.describe('no screen of another season speaks of Isaiah', { tag: '@once' }, () => {
  test('to a guest', { tag: '@day5' }, async ({ page }) => {
    await continueAsGuest(page)
    await chooseSeason(page, /Mark/)
    await walk(page)
    await expectFound(page, '<p>Know Isaiah, verse by verse</p>')
    await expectFound(page, '<p>Chapter 3 of <b>33</b></p>')
    await expectFound(page, '<img alt="All 33 chapters">')
    await expectFound(page, '<input value="649">')
  })

  test('to a coach who plays along', { tag: '@day4' }, async ({ page }) => {
    await registerClub(page, freshName())
    await setClubSeason(page, /Mark/)
    await registerPlayer(page, freshName())
    await chooseSeason(page, /Mark/)
    await walk(page)
  })
})
