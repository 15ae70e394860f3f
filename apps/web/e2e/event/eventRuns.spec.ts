import { expect, test } from '@playwright/test'

import { expectAccessible } from '../steps/expectAccessible.ts'
import { openBrowser, openPhone } from '../steps/room.ts'
import { openWithScribe, teamSheet } from './teamEvent.ts'

// Rule 230: an event that runs by itself goes on while nobody but a member on a phone looks.
test(
  'an event goes on without its host’s page, by the server’s clock',
  { tag: ['@once', '@day2'] },
  async ({ browser }) => {
    test.setTimeout(240_000)
    const host = await openBrowser(browser)
    const scribe = await openPhone(browser, { isUpright: true })
    await openWithScribe(host, scribe)
    await host.getByRole('button', { name: 'Begin: First Reading' }).click()
    await host.getByRole('checkbox', { name: 'Let it run by itself' }).check({ force: true })
    await expect(host.getByText('It goes on without this page too', { exact: false })).toBeVisible()
    await expectAccessible(host)
    await host.close()
    await expect(teamSheet(scribe)).toBeVisible({ timeout: 60_000 })
    await teamSheet(scribe).fill('a quite wild guess')
    await expect(scribe.getByText('Everything is kept.')).toBeVisible()
    await expect(scribe.getByText('The answer', { exact: true })).toBeVisible({ timeout: 120_000 })
    await expect(scribe.getByText('Question 2 of 10')).toBeVisible({ timeout: 30_000 })
    await expectAccessible(scribe)
  },
)
