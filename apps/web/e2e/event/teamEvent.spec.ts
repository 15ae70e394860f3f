import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

import { expectAccessible } from '../steps/expectAccessible.ts'
import { makePlayer, openBrowser, openPhone } from '../steps/room.ts'
import { joinTeam, openEvent, readTwice, sitDown, teamSheet } from './teamEvent.ts'

/** Notes on the page, until it is loaded anew, that a clock has shown something that is no time. */
async function noteWrongClocks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const look = () => {
      const label = document.querySelector('[role=timer]')?.getAttribute('aria-label') ?? '0 seconds'
      if (!/^\d/.test(label)) document.body.dataset['wrongClock'] ??= label
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
}

// Rules 230 to 236: two teams of three, over two questions, a break and an end.
test(
  'two teams rehearse: sheets, a void, a new scribe, an appeal, a break, a reload of the host',
  {
    tag: ['@once', '@day2'],
  },
  async ({ browser }) => {
    // Two questions have their real time, and 43 are skipped.
    test.setTimeout(600_000)
    const host = await openBrowser(browser)
    const [ann, ben] = [await openPhone(browser, { isUpright: true }), await openPhone(browser, { isUpright: true })]
    const eve = await openBrowser(browser)
    const code = await openEvent(host, '90')
    const owls = { code, team: 'Owls' }
    const foxes = { code, team: 'Foxes' }
    const benCode = await makePlayer(ben, { staysIn: false })
    await joinTeam(ann, { ...owls, player: await makePlayer(ann, { staysIn: false }) })
    await joinTeam(ben, { ...owls, player: benCode })
    await sitDown(host, { ...owls, player: await makePlayer(host, { staysIn: false }) })
    await sitDown(host, { ...foxes, player: await makePlayer(host, { staysIn: false }) })
    await joinTeam(eve, { ...foxes, player: await makePlayer(eve, { staysIn: false }) })
    await sitDown(host, { ...foxes, player: await makePlayer(host, { staysIn: false }) })
    await expect(host.getByRole('region', { name: 'Owls' }).getByRole('listitem')).toHaveCount(3)
    await expect(host.getByRole('region', { name: 'Foxes' }).getByRole('listitem')).toHaveCount(3)
    await expectAccessible(host)
    await expectAccessible(ann)
    const opened = host.context().waitForEvent('page')
    await host.getByRole('button', { name: 'Screen for the Hall' }).click()
    const wall = await opened
    await expect(wall.getByText(code)).toBeVisible()
    await expectAccessible(wall)

    // The first question: Ben writes for the Owls, Eve for the Foxes; nobody sees an answer before it is told.
    await host.getByRole('button', { name: 'Begin: First Reading' }).click()
    await noteWrongClocks(host)
    await readTwice(host)
    await teamSheet(ben).fill('a quite wild guess')
    await teamSheet(eve).fill('nothing that is right')
    await expect(ben.getByText('Everything is kept.')).toBeVisible()
    await expect(ann.getByText(`${benCode} writes the sheet`)).toBeVisible()
    expect(await host.evaluate(() => document.body.dataset['wrongClock'])).toBeUndefined()
    // First what the time may run out for.
    await ben.reload()
    await expect(teamSheet(ben)).toHaveValue('a quite wild guess')
    await host.reload()
    await expect(host.getByRole('timer')).toBeVisible()
    await expectAccessible(ben)
    await expect(host.getByRole('heading', { name: 'Sheets' })).toBeVisible({ timeout: 90_000 })
    await expect(wall.getByText('The sheets are being marked')).toBeVisible()
    await expect(ann.getByText('The answer', { exact: true })).toHaveCount(0)
    await expect(wall.locator('.eventwall-answer')).toHaveCount(0)
    await expectAccessible(host)
    await host.getByRole('button', { name: 'Show the Answer' }).click()
    await expect(wall.locator('.eventwall-answer')).toBeVisible()

    // Ann, the captain, asks the panel; the host gives it.
    await ann
      .getByRole('button', { name: /^Ask the panel/i })
      .first()
      .click()
    await expect(ann.getByText('The panel is asked')).toBeVisible()
    await expectAccessible(ann)
    await host.getByRole('button', { name: 'Give It' }).click()
    await expect(ann.getByText('The panel gave it')).toBeVisible()

    // Between two questions Ann takes the pen.
    await host
      .getByLabel(/^What .* does$/)
      .first()
      .selectOption({ label: 'Writes' })
    await host.getByRole('button', { name: 'Next Question' }).click()
    await readTwice(host)
    await expect(teamSheet(ann)).toBeVisible()
    await expect(teamSheet(ben)).toHaveCount(0)
    await teamSheet(ann).fill('Ann writes now')
    await expect(ann.getByText('Everything is kept.')).toBeVisible()
    await host.getByRole('button', { name: '10 Seconds More for All' }).click()
    await expect(ann.getByText('10 seconds added for everybody')).toBeVisible()
    await expect(wall.getByText('10 seconds added for everybody', { exact: false })).toBeVisible()
    await expect(host.getByRole('heading', { name: 'Sheets' })).toBeVisible({ timeout: 100_000 })
    await host.getByRole('button', { name: 'Don’t Count It' }).click()
    await expect(host.getByText('This question doesn’t count')).toBeVisible()
    await host.getByRole('button', { name: 'Show the Answer' }).click()
    await host.getByRole('button', { name: 'Next Question' }).click()

    // The others are skipped up to the break.
    for (let at = 3; at <= 45; at += 1) {
      await expect(host.getByText(`Question ${at} of 90`)).toBeVisible()
      await host.getByRole('button', { name: 'Skip' }).click()
    }
    await expect(host.getByRole('button', { name: 'End the Break' })).toBeVisible()
    await expect(ben.getByText('A break')).toBeVisible()
    await expect(wall.getByRole('timer')).toBeVisible()
    await host.getByRole('button', { name: 'End the Break' }).click()
    await expect(ben.getByText('First reading')).toBeVisible()

    // The result: the host alone at first, then placements for everybody, points for nobody else.
    await host.getByRole('button', { name: 'End the Event' }).click()
    await host.getByRole('button', { name: 'Yes, End the Event' }).click()
    await expect(host.getByRole('heading', { name: 'First place' })).toBeVisible()
    await expectAccessible(host)
    await expect(ben.getByText('Your coach will announce the result here.')).toBeVisible()
    await host.getByRole('button', { name: 'Announce the Result' }).click()
    await expect(ben.getByRole('heading', { name: 'First place' })).toBeVisible()
    await expect(eve.getByRole('heading', { name: 'Owls' })).toHaveCount(0)
    await expect(eve.getByRole('heading', { name: 'Foxes' })).toBeVisible()
    await expect(wall.getByRole('heading', { name: 'First place' })).toBeVisible()
    await expectAccessible(ben)
    await expectAccessible(wall)
  },
)
