import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

import { cardsOfSeven, teamOfSeven } from '../steps/cardsOfSeven.ts'
import { expectAccessible } from '../steps/expectAccessible.ts'
import { seedCoach } from '../pictures/seedCoach.ts'
import { joinByLink, openBrowser } from '../steps/room.ts'
import { passTime } from '../steps/stack.ts'
import { studyChapter } from '../steps/studyChapter.ts'

const panel = (page: Page) => page.getByRole('tabpanel', { name: 'Map' })
const byChapter = (page: Page) => panel(page).getByRole('region', { name: /by chapter$/ })

/** A coach's map of the team of seven, by its tab. */
async function openMap(page: Page): Promise<void> {
  await page.goto('/coach-dashboard')
  await page.getByRole('tab', { name: 'Map' }).click()
  await panel(page).getByLabel('Team', { exact: true }).selectOption({ label: teamOfSeven })
  await expect(byChapter(page).getByRole('button')).toHaveCount(33)
}

const six = (page: Page) => byChapter(page).getByRole('button', { name: 'Isaiah 6', exact: true })

test(
  'a map tells who keeps what as of a time, by keyboard too, and how ready the team is',
  { tag: '@day3' },
  async ({ page, playwright, baseURL }) => {
    const origin = baseURL ?? ''
    await seedCoach(page, playwright.request, origin)
    const [first, second] = await cardsOfSeven(page, origin)
    // One says the verses twice, three days apart, another misses some of them.
    await studyChapter(playwright.request, origin, first, { chapter: 6, to: 12 })
    passTime(first.playerCode, 3)
    await studyChapter(playwright.request, origin, first, { chapter: 6, to: 9 })
    await studyChapter(playwright.request, origin, second, { chapter: 6, to: 4, isRight: false })
    await openMap(page)
    await expect(panel(page).getByText(/^As of /)).toBeVisible()
    await expect(
      panel(page).getByText(/^Nobody keeps \d+ of \d+ verses yet\. .* with one player alone\.$/),
    ).toBeVisible()
    await six(page).focus()
    await page.keyboard.press('Enter')
    await expect(six(page)).toHaveAttribute('aria-pressed', 'true')
    const verses = panel(page).getByRole('region', { name: /of Isaiah 6, by verse$/ })
    await expect(verses.getByRole('columnheader', { name: 'Isaiah 6:13' })).toBeAttached()
    await expect(verses.getByRole('row', { name: /^Kept by/ })).toContainText('1')
    await expect(verses.getByRole('row', { name: new RegExp(first.playerCode) })).toContainText('kept')
    await expect(verses.getByRole('row', { name: new RegExp(second.playerCode) })).toContainText('seen')
    const ready = panel(page).getByRole('region', { name: /^Ready for / })
    await expect(ready.getByText(/^Together the team keeps [1-9]\d* of [\d,]+ parts now\./)).toBeVisible()
    await expect(ready.getByText(/What nobody has been asked counts as not known\.$/)).toBeVisible()
    await expect(ready.getByRole('link', { name: 'Open a room with Isaiah 6' })).toBeVisible()
    await expectAccessible(page, 'map')
    await page.keyboard.press('Enter')
    await expect(verses).toHaveCount(0)
  },
)

test('a coach goes from the map to a round on the weakest and back, prints a list, and opens a room with just these', async ({
  page,
  playwright,
  baseURL,
}) => {
  await page.addInitScript('print = () => (document.title = "printed")')
  await seedCoach(page, playwright.request, baseURL ?? '')
  await openMap(page)
  await expect(panel(page).getByText(/^Nobody keeps any of the \d+ verses yet/)).toBeVisible()
  await six(page).click()
  await panel(page).getByRole('link', { name: 'Practice the weakest' }).click()
  await expect(page.getByText('Question 1 of 10')).toBeVisible()
  await expect(page.getByRole('main').getByText('Isaiah 6', { exact: true }).first()).toBeVisible()
  await page.goBack()
  await expect(six(page)).toHaveAttribute('aria-pressed', 'true')
  await panel(page).getByRole('button', { name: 'Print the list' }).click()
  await expect(page).toHaveTitle('printed')
  const list = page.locator('.printsheet')
  await page.emulateMedia({ media: 'print' })
  await expect(list.locator('tbody th')).toHaveText(['Isaiah 6'])
  await expect(list.locator('tbody td').first()).toContainText('13')
  await expect(list).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Map' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await panel(page).getByRole('link', { name: 'Open a room', exact: true }).click()
  await page.getByRole('button', { name: 'Create Room' }).click()
  await expect(page.getByRole('button', { name: 'Isaiah 6', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'Isaiah 7', exact: true })).toHaveAttribute('aria-pressed', 'false')
})

test('a coach takes the week to the meeting: who studied, what is hard, the room of the day, a text that names nobody', async ({
  page,
  playwright,
  baseURL,
}) => {
  await seedCoach(page, playwright.request, baseURL ?? '')
  const origin = baseURL ?? ''
  const [first, second] = await cardsOfSeven(page, origin)
  await studyChapter(playwright.request, origin, first, { chapter: 6, to: 5 })
  await studyChapter(playwright.request, origin, second, { chapter: 6, from: 4, to: 6, isRight: false })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin })
  await page.goto('/coach-dashboard')
  const week = page.getByRole('tabpanel', { name: 'This week' })
  await week.getByLabel('Team', { exact: true }).selectOption({ label: teamOfSeven })
  await expect(week.getByText(/^As of /)).toBeVisible()
  await expect(week.getByRole('row', { name: new RegExp(first.playerCode) })).toContainText('1 of the last seven days')
  await expect(week.getByText(/^\d of 7 players studied, and \d+ parts were said from memory/)).toBeVisible()
  await expect(week.getByRole('heading', { name: 'Hardest for the team' })).toBeVisible()
  await expect(week.getByText(/^\d of \d have it$/).first()).toBeVisible()
  await expect(week.getByText('Nobody has begun', { exact: false })).toBeVisible()
  await expectAccessible(page, 'week')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('tab', { name: 'Map' })).toBeHidden()
  await expect(week.getByRole('button', { name: 'Print' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await week.getByRole('button', { name: 'Copy text' }).press('Enter')
  await expect(page.getByText('Paste it where you write to your team.').first()).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^Team 1, this week: \d of 7 players studied/)
  expect(copied).not.toContain(first.playerCode)
  expect(copied).toContain('At the meeting we play Isaiah 6.')
  await week.getByRole('link', { name: 'Open this room' }).click()
  await page.getByRole('button', { name: 'Create Room' }).click()
  await expect(page.getByRole('button', { name: 'Isaiah 6', exact: true })).toHaveAttribute('aria-pressed', 'true')
})

// Rule 244: the room finds by itself what the team needs.
test(
  'a room is opened about what the players missed, and asks nothing else',
  { tag: ['@once', '@day2'] },
  async ({ page, playwright, baseURL, browser }) => {
    const origin = baseURL ?? ''
    await seedCoach(page, playwright.request, origin)
    const [first, second] = await cardsOfSeven(page, origin)
    await studyChapter(playwright.request, origin, second, { chapter: 6, to: 4, isRight: false })
    await page.goto('/study-room')
    const about = page.getByLabel('Questions about')
    await about.selectOption({ label: 'Each player’s own verses' })
    await expect(page.getByText(/^You have not divided the verses in the planner yet/)).toBeVisible()
    await about.selectOption({ label: 'What your players missed' })
    await expect(page.getByText(/^Only questions on \d+ verses? in Isaiah 6\.$/)).toBeVisible()
    await expectAccessible(page)
    await page.getByText('All', { exact: true }).click()
    await page.getByRole('button', { name: 'Create Room' }).click()
    const said = await page.getByText(/^Everybody who joins gets these chapters\./).textContent()
    const count = Number(/Of the verses that you chose (\d+) questions? can come/.exec(said ?? '')?.[1])
    const room = ((await page.getByText(/^\d \d \d \d$/).textContent()) ?? '').replaceAll(' ', '')
    const child = await openBrowser(browser)
    await joinByLink(child, room, first.playerCode)
    await page.request.post(`/api/study-rooms/${room}/join`, {
      headers: { origin },
      data: { nickname: second.playerCode },
    })
    await page.getByRole('button', { name: 'Start Quiz' }).click()
    await expect(child.getByText(`0 of ${count} answered`)).toBeVisible()
    await expect(page.getByText(`0 of ${count}`).first()).toBeVisible()
    await child.context().close()
  },
)
