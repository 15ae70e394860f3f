import { expect, test, type Route } from '@playwright/test'

import { becomeAdmin } from '../steps/admin.ts'
import { expectAccessible } from '../steps/expectAccessible.ts'
import { makeUpWork } from '../steps/makeUpWork.ts'
import { arriveAsPlayer, freshName, registerPlayer } from '../steps/player.ts'

test(
  'a report is resolved and its sender becomes a contributor',
  { tag: '@day1' },
  async ({ page, browser, baseURL }) => {
    const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
    const reporter = await context.newPage()
    const code = await arriveAsPlayer(reporter)
    const comment = `This answer is wrong: ${freshName()}`
    const sent = await reporter.request.post('/api/error-reports', {
      headers: { origin: new URL(reporter.url()).origin },
      data: {
        quizType: 'ai-evaluated',
        chapter: 6,
        questionNumber: 1,
        questionText: 'According to Isaiah 6:1, who died?',
        userComment: comment,
      },
    })
    expect(sent.status()).toBe(200)
    await context.close()

    await becomeAdmin(page)
    await page.goto('/admin/error-reports')
    const card = page.getByRole('listitem').filter({ hasText: comment })
    await card.getByRole('button', { name: 'Show the question today' }).click()
    await expect(card.getByText('Isaiah 6:1', { exact: true })).toBeVisible()
    const statusFails = (route: Route) => route.fulfill({ status: 500, json: { error: 'away', code: 'internal' } })
    await page.route('**/api/admin/error-reports/*', statusFails)
    await card.getByLabel('Mark as resolved').click()
    await expect(page.getByText('Failed to update status.', { exact: true })).toBeVisible()
    await expect(card.getByLabel('Mark as resolved')).not.toBeChecked()
    await page.unroute('**/api/admin/error-reports/*')
    await card.getByLabel('Mark as resolved').click()
    await expect(page.getByText('Error report status has been updated.', { exact: true })).toBeVisible()
    await page.getByRole('radio', { name: 'Pending' }).click()
    await expect(card).toHaveCount(0)
    await page.getByRole('radio', { name: 'Resolved' }).click()
    await expect(card.getByLabel('Mark as resolved')).toBeChecked()
    await page.getByRole('tab', { name: 'Contributors' }).click()
    const contributor = page.getByRole('listitem').filter({ hasText: code })
    await expect(contributor).toContainText('1 report, 100% resolved')

    // The same player, found by the code, with the report that the admin may read.
    await page.getByRole('tab', { name: 'Players' }).click()
    await page.getByLabel('Find players').fill(`plr ${code.toLowerCase()}`)
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await page.getByRole('link', { name: `Report of ${code}` }).click()
    await expect(page.getByText(`You are reading the report of ${code}.`)).toBeVisible()
  },
)

test('a coach code is issued and revoked, and both are in the log', async ({ page }) => {
  await becomeAdmin(page)
  await page.goto('/admin/error-reports?tab=codes')
  const club = freshName()
  await page.getByLabel('Club name').fill(club)
  await page.getByRole('button', { name: 'Issue', exact: true }).click()
  await page.evaluate(() => (window.print = () => undefined))
  await page.getByRole('button', { name: 'Print code cards' }).click()
  await expect(page.locator('.printcard').filter({ hasText: club })).toHaveCount(1)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  const row = page.getByRole('listitem').filter({ hasText: club })
  await expect(row).toContainText('not used yet')
  await row.getByRole('button', { name: /^Revoke/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(row).toContainText('revoked')
  await page.getByRole('tab', { name: 'Activity' }).click()
  await expect(page.getByText('coach code revoked').first()).toBeVisible()
})

test('the board of the jobs opens for the admin', async ({ page }) => {
  await becomeAdmin(page)
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(new URL(page.url()).origin)) foreign.push(request.url())
  })
  await page.goto('/api/admin/queues')
  await expect(page.getByText('jobs').first()).toBeVisible()
  expect(foreign).toEqual([])
})

test(
  'axe finds nothing on the admin’s screens, and none is wider than the screen',
  { tag: '@day2' },
  async ({ page }) => {
    // A dozen tabs, one after another.
    test.setTimeout(180_000)
    await becomeAdmin(page)
    await page.goto('/admin/error-reports')
    const tabs = page.getByRole('tab')
    await expect(tabs.first()).toBeVisible()
    for (const tab of await tabs.all()) {
      await tab.click()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expectAccessible(page)
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wider, `${await tab.innerText()} is wider than the screen`).toBeLessThanOrEqual(0)
    }
  },
)

test(
  'a club’s name is hidden, shown again, changed and given back',
  { tag: '@day4' },
  async ({ page, browser, baseURL }) => {
    const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
    const child = await context.newPage()
    const clubName = freshName()
    await arriveAsPlayer(child, clubName)
    await context.close()
    await becomeAdmin(page)
    await page.goto('/admin/error-reports?tab=names')
    await page.getByLabel('Find names').fill(clubName)
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    const card = page.getByRole('listitem').filter({ has: page.getByText('Club', { exact: true }) })
    await expect(card).toHaveCount(1)
    await card.getByRole('button', { name: `Hide ${clubName}` }).click()
    await expect(card).toContainText('Its teams and players are on no public list.')
    await card.getByRole('button', { name: `Show again ${clubName}` }).click()
    await expect(card).not.toContainText('Its teams and players are on no public list.')
    await card.getByRole('button', { name: `Rename ${clubName}` }).click()
    await card.getByLabel(`New name for ${clubName}`).fill(`${clubName} Renamed`)
    await expectAccessible(page)
    await card.getByRole('button', { name: 'Save' }).click()
    await expect(card.getByRole('heading')).toHaveText(`${clubName} Renamed`)
    await card.getByRole('button', { name: 'Give back the name before' }).click()
    await expect(card.getByRole('heading')).toHaveText(clubName)
  },
)

test('names that wait to appear are let in one by one', { tag: '@day3' }, async ({ page }) => {
  await becomeAdmin(page)
  const [team, player] = [
    {
      kind: 'team',
      id: '00000000-0000-4000-8000-000000000001',
      name: 'Owls',
      teamName: 'Owls',
      coachName: 'Coach Ada',
    },
    { kind: 'player', id: '00000000-0000-4000-8000-000000000002', name: 'MOO7A', teamName: 'Owls', coachName: null },
  ].map((one) => ({ ...one, clubName: 'Mountain Oaks', state: 'Oregon', country: 'United States' }))
  let waiting = [team, player]
  await page.route('**/api/appearances', (route) => route.fulfill({ json: waiting }))
  await page.route('**/api/appearances/team/*', (route) => {
    expect(route.request().postDataJSON()).toEqual({ isAdmitted: true })
    waiting = [player]
    return route.fulfill({ json: { isAdmitted: true } })
  })
  await page.goto('/admin/error-reports?tab=names')
  await expect(page.getByRole('tab', { name: 'Names 2 waiting' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Yes, let Owls appear' }).click()
  await expect(page.getByText('Owls may appear', { exact: true })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Names 1 waiting' })).toBeVisible()
})

test(
  'a player whose work is unlikely is hidden from boards with one press, and shown again',
  { tag: '@day3' },
  async ({ page, browser, baseURL }) => {
    const origin = baseURL ?? ''
    const context = await browser.newContext({ baseURL: origin })
    const child = await context.newPage()
    const code = await registerPlayer(child, freshName(), { isFeatured: true })
    await makeUpWork(context.request, origin, 6)
    await context.close()
    const isOnBoard = async () =>
      (await (await page.request.get('/api/featured-players?limit=500')).text()).includes(code)
    await expect.poll(isOnBoard).toBe(true)

    await becomeAdmin(page)
    await page.goto('/admin/error-reports?tab=unlikely')
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: code, exact: true }) })
    await expect(card).toContainText(/\d+ answers faster than anybody can answer\./)
    await expectAccessible(page)
    await card.getByRole('button', { name: `Hide from boards: ${code}` }).click()
    await expect(card).toContainText('Hidden since')
    await expect.poll(isOnBoard).toBe(false)
    await card.getByRole('button', { name: `Show on boards again: ${code}` }).click()
    await expect(card).not.toContainText('Hidden since')
    await expect.poll(isOnBoard).toBe(true)

    await page.getByRole('tab', { name: 'Activity' }).click()
    for (const act of ['hidden from boards', 'shown on boards'])
      await expect(
        page
          .getByRole('listitem')
          .filter({ hasText: `player ${act}` })
          .filter({ hasText: code }),
      ).toHaveCount(1)
  },
)
