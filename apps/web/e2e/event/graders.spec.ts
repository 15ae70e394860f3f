import { expect, test } from '@playwright/test'

import { expectAccessible } from '../steps/expectAccessible.ts'
import { openBrowser, openPhone } from '../steps/room.ts'
import { openWithScribe, readTwice, teamSheet } from './teamEvent.ts'

// Rules 230 to 233: three graders at most, who see each other's changes; a reading again keeps what was written.
test(
  'graders correct by their links, and everybody who marks sees who did',
  { tag: ['@once', '@day3'] },
  async ({ browser }) => {
    test.setTimeout(240_000)
    const host = await openBrowser(browser)
    const scribe = await openPhone(browser, { isUpright: true })
    await openWithScribe(host, scribe)
    const links: string[] = []
    for (const number of [1, 2, 3]) {
      await host.getByRole('button', { name: 'Link for a Grader' }).click()
      const field = host.getByLabel(`Give this link to grader ${number}`, { exact: false })
      await expect(field).toBeVisible()
      await expect(field).not.toHaveValue(links.at(-1) ?? '')
      links.push(await field.inputValue())
    }
    await host.getByRole('button', { name: 'Link for a Grader' }).click()
    await expect(host.getByRole('alert')).toHaveText('There are three graders already.')
    const [grader, other] = [await openPhone(browser, { isUpright: true }), await openBrowser(browser)]
    await grader.goto(links[0] ?? '')
    await other.goto(links[1] ?? '')
    await expect(grader.getByText('You mark the sheets.', { exact: false })).toBeVisible()

    await host.getByRole('button', { name: 'Begin: First Reading' }).click()
    await readTwice(host)
    await teamSheet(scribe).fill('written before it was read again')
    await expect(scribe.getByText('Everything is kept.')).toBeVisible()
    await host.getByRole('button', { name: 'Read Again' }).click()
    await expect(scribe.getByText('Second reading')).toBeVisible()
    await host.getByRole('button', { name: 'Start the Time' }).click()
    await expect(teamSheet(scribe)).toHaveValue('written before it was read again')
    await expect(grader.getByText('written before', { exact: false })).toHaveCount(0)

    const part = (page: typeof host) => page.getByRole('button', { name: /^Owls: / }).first()
    await expect(part(grader)).toBeVisible({ timeout: 100_000 })
    await expectAccessible(grader)
    await part(grader).click()
    await expect(part(grader)).toHaveAttribute('aria-pressed', 'true')
    await expect(host.getByText('Grader 1 gave', { exact: false })).toBeVisible()
    await expect(part(other)).toHaveAttribute('aria-pressed', 'true')
    await part(other).click()
    await expect(grader.getByText('Grader 2 took', { exact: false })).toBeVisible()
    await expect(grader.getByRole('button', { name: 'Show the Answer' })).toHaveCount(0)
    await expectAccessible(host)
  },
)
