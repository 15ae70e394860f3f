import { expect, test } from '@playwright/test'

import { expectAccessible } from '../steps/expectAccessible.ts'
import { seedCoach } from '../pictures/seedCoach.ts'
import { passTime } from '../steps/stack.ts'
import { studyChapter } from '../steps/studyChapter.ts'

/** The first player's code in a text. */
const codeIn = (text: string): string => /\b[A-Z0-9]{4,10}\b/.exec(text)?.[0] ?? ''

test(
  'a coach divides the season among seven, changes a piece, pins one, and one of them leaves',
  { tag: '@day3' },
  async ({ page, playwright, baseURL }) => {
    await seedCoach(page, playwright.request, baseURL ?? '')
    const open = async () => {
      await page.goto('/coach-dashboard')
      await page.getByRole('tab', { name: 'Team Analysis' }).click()
      await page.getByRole('button', { name: /^Divide the season in .*Team 1/ }).click()
      await expect(page.getByText('Balanced by')).toBeVisible()
    }
    const team = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Balanced by' })
    const pieces = team.locator('ol > li').filter({ hasText: /\d+ verses?, \d/ })
    await open()
    await expect(pieces).toHaveCount(7)
    await expect(pieces.first()).toContainText('Isaiah 1:1 to')
    await expect(pieces.last()).toContainText('to Isaiah 33:24')
    // Somebody else stands in for each, by turns.
    const lines = await pieces.allInnerTexts()
    const [codes, standIns] = [lines.map(codeIn), lines.map((line) => codeIn(/\S+ stands in/.exec(line)?.[0] ?? ''))]
    expect(standIns.every((code, at) => codes.includes(code) && code !== codes[at])).toBe(true)
    expect(new Set(standIns).size).toBe(6)
    await expectAccessible(page)
    await team.getByRole('button', { name: 'Save the pieces' }).click()
    await expect(team.getByRole('button', { name: 'Saved' })).toBeVisible()
    const before = await pieces.first().innerText()
    await pieces
      .first()
      .getByRole('button', { name: /^5 verses for/ })
      .nth(1)
      .click()
    await expect.poll(() => pieces.first().innerText()).not.toBe(before)
    const after = await pieces.first().innerText()
    await team.getByRole('button', { name: 'Save the pieces' }).click()
    await expect(team.getByRole('button', { name: 'Saved' })).toBeVisible()
    await open()
    expect(await pieces.first().innerText()).toBe(after)
    await team.getByRole('button', { name: 'Undo the last save' }).click()
    await expect.poll(() => pieces.first().innerText()).toBe(before)
    // Divided by verses in place of points, all pieces change but the pinned one.
    const verses = pieces.locator('span', { hasText: /^Isaiah \d+:\d+ to Isaiah \d+:\d+$/ })
    const [, , third, , fifth = ''] = await verses.allInnerTexts()
    await pieces.nth(4).getByRole('button', { name: 'Pin', exact: false }).click()
    const pinned = pieces.nth(4).getByRole('button', { name: `Pinned ${codes[4]}` })
    await expect(pinned).toHaveAttribute('aria-pressed', 'true')
    await expect(
      pieces
        .nth(3)
        .getByRole('button', { name: /^5 verses for/ })
        .first(),
    ).toBeDisabled()
    await team.getByLabel('Balanced by').selectOption({ label: 'Verses' })
    await expect(verses.nth(2)).not.toHaveText(third ?? '')
    await expect(verses.nth(4)).toHaveText(fifth)
    await expect(pinned).toBeVisible()
    await team.getByRole('button', { name: 'Save the pieces' }).click()
    await expect(team.getByRole('button', { name: 'Saved' })).toBeVisible()
    const dashboard = (await (await page.request.get('/api/coaches/dashboard')).json()) as {
      players: { playerId: string; playerCode: string }[]
    }
    const code = codeIn(await pieces.nth(2).innerText())
    const { playerId = '' } = dashboard.players.find((player) => player.playerCode === code) ?? {}
    const removed = await page.request.post(`/api/coaches/players/${playerId}/remove`, {
      headers: { origin: new URL(page.url()).origin },
      data: {},
    })
    expect(removed.ok()).toBe(true)
    await open()
    await expect(team.getByText('The team has changed.')).toBeVisible()
    await expect(pieces).toHaveCount(6)
    await expect(pieces.last()).toContainText('to Isaiah 33:24')
    await expect(pieces.filter({ has: page.getByRole('button', { name: `Pinned ${codes[4]}` }) })).toContainText(fifth)
    await expect(pieces.filter({ hasText: / stands in/ })).toHaveCount(6)
    await expect(pieces.filter({ hasText: code })).toHaveCount(0)
    await team.getByRole('button', { name: 'Save the pieces' }).click()
    await expect(team.getByRole('button', { name: 'Saved' })).toBeVisible()
  },
)

/** So many days from now, `YYYY-MM-DD`. */
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test(
  'a division leads to the event week by week: the coach, the page of the week and the child see what is due',
  { tag: '@day2' },
  async ({ page, browser, playwright, baseURL }) => {
    const origin = baseURL ?? ''
    await seedCoach(page, playwright.request, origin)
    const set = await page.request.patch('/api/coaches/events', {
      headers: { origin },
      data: { plans: { area: inDays(33) } },
    })
    expect(set.ok()).toBe(true)
    await page.goto('/coach-dashboard')
    await page.getByRole('tab', { name: 'Team Analysis' }).click()
    await page.getByRole('button', { name: /^Divide the season in .*Team 1/ }).click()
    const team = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Balanced by' })
    await team.getByLabel('Club day').selectOption({ label: 'Sunday' })
    await team.getByRole('button', { name: 'Save the pieces' }).click()
    await expect(team.getByRole('button', { name: 'Saved' })).toBeVisible()
    await team.getByText('Week by week').click()
    await expect(team.getByRole('heading', { name: /^By Sunday, / }).first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('tab', { name: 'This week' }).click()
    const week = page.getByRole('tabpanel', { name: 'This week' })
    await week.getByLabel('Team', { exact: true }).selectOption({ label: 'Team 1' })
    await expect(week.getByRole('heading', { name: /^By Sunday, / })).toBeVisible()
    await expect(week.getByText(/^0 of \d+ questions said$/).first()).toBeVisible()

    // The first member's verses begin with chapter 1. Two days later nothing of it is due, but for the event.
    const numbers = await page.request.post('/api/coaches/numbers', { headers: { origin }, data: {} })
    const cards = (await numbers.json()) as { playerId: string; playerCode: string; secretNumber: string }[]
    const cardIn = async (row: number) => {
      const code = codeIn(await week.getByRole('row').nth(row).innerText())
      const card = cards.find(({ playerCode }) => playerCode === code)
      if (card === undefined) throw new Error(`no card of ${code}`)
      return card
    }
    const [card, last] = [await cardIn(1), await cardIn(7)]
    await studyChapter(playwright.request, origin, card, { chapter: 1, to: 6 })
    passTime(card.playerCode, 2)
    const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
    const child = await context.newPage()
    const signedIn = await child.request.post('/api/players/login', { headers: { origin }, data: card })
    expect(signedIn.ok()).toBe(true)
    await child.goto('/')
    await expect(
      child.getByText(/^By Sunday, .*Isaiah 1:1 to Isaiah \d+:\d+\. [1-9]\d* of \d+ questions said\.$/),
    ).toBeVisible()
    await expect(child.getByText('to your club’s area event')).toBeVisible()
    // Free practice begins with them too.
    await child.goto('/practice')
    await child.getByRole('button', { name: 'My verses' }).click()
    await expect(child.getByRole('button', { name: 'Isaiah 1', exact: true })).toHaveAttribute('aria-pressed', 'true')
    await expect(child.getByRole('button', { name: 'Isaiah 33', exact: true })).toHaveAttribute('aria-pressed', 'false')
    await expect(child).toHaveURL(/chapters=1\D.*places=/)
    await child.goto('/')
    const dueNow = async () =>
      ((await (await child.request.get('/api/today')).json()) as { round: { due: number } }).round.due
    expect(await dueNow()).toBe(0)
    const near = await page.request.patch('/api/coaches/events', {
      headers: { origin },
      data: { plans: { area: inDays(9) } },
    })
    expect(near.ok()).toBe(true)
    await expect.poll(dueNow).toBeGreaterThan(0)
    await child.reload()
    await expect(child.getByText(/^\d+ questions?: \d+ to say again/)).toBeVisible()
    await expect(
      child.getByText(/^With this goal [\d,]+ questions of your verses will still be new to you on .* helps/),
    ).toBeVisible()
    await context.close()

    // The games begin with one's own chapters: the last of the seven has the season's end.
    const other = await browser.newContext()
    const games = await other.newPage()
    const alsoIn = await games.request.post('/api/players/login', { headers: { origin }, data: last })
    expect(alsoIn.ok()).toBe(true)
    const own = games.getByRole('group', { name: 'My verses in Isaiah' })
    const first = games.getByRole('toolbar', { name: 'Chapters' }).getByRole('group').first()
    await games.goto('/crosswords')
    await expect(first).toHaveAccessibleName('My verses in Isaiah')
    await expect(own.getByRole('button').last()).toHaveAccessibleName('Isaiah 33')
    await expect(own.getByRole('button').first()).toHaveAttribute('aria-current', 'true')
    await expect(games.getByRole('group', { name: 'Isaiah', exact: true }).getByRole('button').first()).toHaveText('1')
    await expectAccessible(games)
    await games.goto('/trivia')
    await expect(first).toHaveAccessibleName('My verses in Isaiah')
    await expect(own.getByRole('button').last()).toHaveAccessibleName('Isaiah 33')
    await games.goto('/memory-game')
    await expect(first).toHaveAccessibleName('My verses in Isaiah')
    await expect(own.getByRole('button', { pressed: true })).toHaveCount(1)
    await games.getByRole('button', { name: 'Start Game' }).click()
    await expect(games.getByRole('heading', { level: 1 })).toHaveText(/^Isaiah (2\d|3\d):1$/)
    await other.close()
  },
)
