import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

import { registerClub, setClubSeason, signInChild, unfoldClub } from '../steps/clubChild.ts'
import { expectAccessible } from '../steps/expectAccessible.ts'
import { freshName } from '../steps/player.ts'
import { continueAsGuest } from '../steps/quiz.ts'

/** The season of the next year has its first event on a known day; this one's days are for coaches to say. */
const setDay = (page: Page, day: string) => page.clock.setFixedTime(`${day}T12:00:00`)

test('a newcomer is told of the season with the nearer event, and goes there by a press', async ({ page }) => {
  await setDay(page, '2026-12-01')
  await page.goto('/')
  const line = '46 days until the area event, usually on January 16, 2027'
  const welcome = page.getByRole('dialog', { name: 'Welcome to Seraph' })
  await expect(welcome.getByText(line)).toBeVisible()
  // It is offered before anything else, and the season in hand isn't named above it.
  await expect(
    welcome
      .getByRole('button')
      .filter({ hasNotText: /^(Close)?$/ })
      .first(),
  ).toHaveText('Study it now')
  await expect(welcome.getByText('Your complete Bible study platform.', { exact: true })).toBeVisible()
  await continueAsGuest(page)
  await page.getByRole('button', { name: 'Study it now' }).click()
  await expect(page.getByText('Know Mark, Peter and John, verse by verse')).toBeVisible()
  await expect(page.getByText(line, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Study it now' })).toHaveCount(0)
  await expectAccessible(page)
})

/** Days from today to the club's own event: the server counts them by its clock, which a test doesn't set. */
const away = 18

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test(
  'a coach sets the club’s day, and its child sees the days that are left',
  { tag: '@day4' },
  async ({ page, browser }) => {
    const club = freshName()
    const code = await registerClub(page, club)
    await setClubSeason(page, /Mark/)
    await unfoldClub(page)
    await page.getByRole('button', { name: 'Event dates' }).click()
    const dialog = page.getByRole('dialog', { name: 'Event dates' })
    await dialog.getByLabel('Area event', { exact: true }).selectOption('Our own date')
    await dialog.getByLabel('Day of the area event').fill('')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Choose a day', { exact: true })).toBeVisible()
    await dialog.getByLabel('Day of the area event').fill('2028-02-01')
    await expect(dialog.getByText('Choose a day up to December 31, 2027')).toBeVisible()
    await dialog.getByLabel('Day of the area event').fill(dayIn(away))
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    // A day may begin while the test runs.
    const left = new RegExp(`^(${away - 1}|${away}) days until your club’s area event, on `)
    await expect(page.getByText(left)).toBeVisible()

    const child = await signInChild(browser, page, code)
    await expect(child.getByText(new RegExp(`^(${away - 1}|${away}) days to your club’s area event, `))).toBeVisible()
    await expect(child.getByRole('button', { name: 'Study it now' })).toHaveCount(0)
  },
)
