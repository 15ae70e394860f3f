import { expect, test } from '@playwright/test'

import { everyRoute } from '../steps/everyRoute.ts'
import { expectAccessible } from '../steps/expectAccessible.ts'
import { findTooWide } from '../steps/findTooWide.ts'
import { freshName, registerPlayer } from '../steps/player.ts'
import { answerBox, answerRightly, arriveAsGuest, dismissQuizNotice, fetchAnswerKey, startQuiz } from '../steps/quiz.ts'
import { joinByLink, makePlayer, openBrowser, openRoom } from '../steps/room.ts'

test('axe finds nothing on any route', { tag: '@day1' }, async ({ page }) => {
  // Two dozen screens, one after another.
  test.setTimeout(180_000)
  await page.goto('/')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await arriveAsGuest(page)
  for (const path of everyRoute) {
    await page.goto(path)
    if (path === '/practice') await dismissQuizNotice(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expectAccessible(page, path)
  }
})

test('axe finds nothing in a quiz and on a player’s own page', { tag: '@day3' }, async ({ page, request }) => {
  const key = await fetchAnswerKey(request, 6)
  await registerPlayer(page, freshName())
  await expectAccessible(page)
  await startQuiz(page, 'Isaiah 6')
  await answerRightly(page, key)
  await expectAccessible(page)
  await page.goto('/player-login')
  await expect(page.getByRole('heading', { name: /questions? answered/ })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Delete my record' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
})

test(
  'nothing is wider than the screen at 320 px, and no screen asks another origin for anything',
  { tag: '@day4' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).host))
    await arriveAsGuest(page)
    for (const path of everyRoute) {
      await page.goto(path)
      if (path === '/practice') await dismissQuizNotice(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
    }
    // What a page carries in itself (data:) has no host.
    expect([...hosts].filter((host) => host !== '')).toEqual([new URL(page.url()).host])
    test.info().annotations.push({ type: 'seen', description: `${everyRoute.length} screens, one host` })
  },
)

test('nothing is wider than 320 px for a player who is signed in', { tag: ['@once', '@day4'] }, async ({ page }) => {
  await registerPlayer(page, freshName())
  await page.setViewportSize({ width: 320, height: 640 })
  // As wide as a code can be.
  await page.route(/\/api\/session(\?|$)/, async (route) => {
    const reply = await route.fetch()
    const session = (await reply.json()) as { player: { playerCode: string } | null }
    if (session.player !== null) session.player.playerCode = 'MWMWMWM33O'
    await route.fulfill({ response: reply, json: session })
  })
  for (const path of everyRoute) {
    await page.goto(path)
    if (path === '/practice') await dismissQuizNotice(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(page.locator('[aria-busy=true], .animate-pulse')).toHaveCount(0)
    expect.soft(await findTooWide(page), path).toEqual([])
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test(
  'nothing in a room is wider than 320 px, for its host or a member',
  { tag: ['@once', '@day5'] },
  async ({ browser }) => {
    const pages = [await openBrowser(browser), await openBrowser(browser), await openBrowser(browser)] as const
    for (const page of pages) await page.setViewportSize({ width: 320, height: 640 })
    const [host, ann, ben] = pages
    const fits = async (when: string) => {
      for (const page of pages) expect.soft(await findTooWide(page), when).toEqual([])
    }
    const codes = [await makePlayer(ann, { staysIn: false }), await makePlayer(ben, { staysIn: false })] as const
    const room = await openRoom(host, 'Isaiah 4', { questionsEach: 5 })
    await joinByLink(ann, room, codes[0])
    await joinByLink(ben, room, codes[1])
    await fits('in the lobby')
    await host.getByRole('button', { name: 'Start Quiz' }).click()
    await expect(answerBox(ann)).toBeVisible()
    await answerBox(ben).fill('a purple elephant')
    await answerBox(ben).press('Enter')
    await expect(ben.getByRole('button', { name: 'Next', exact: true })).toBeVisible()
    await fits('in the quiz')
    await host.getByRole('button', { name: 'End for everyone' }).click()
    await host.getByRole('dialog').getByRole('button', { name: 'End session' }).click()
    await expect(ben.getByText(/^You earned/)).toBeVisible()
    await fits('at the end')
    for (const page of pages) await page.context().close()
  },
)

test('axe finds nothing on any route for a player', { tag: ['@once', '@day0'] }, async ({ page }) => {
  test.setTimeout(180_000)
  await registerPlayer(page, freshName())
  for (const path of everyRoute) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(page.locator('[aria-busy=true], .animate-pulse')).toHaveCount(0)
    await expectAccessible(page, path)
  }
})

test('with text twice as large nothing is wider than the screen', { tag: ['@once', '@day4'] }, async ({ page }) => {
  test.setTimeout(300_000)
  await arriveAsGuest(page)
  // As the browser's own setting does it: whatever is measured by text grows along.
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const path of everyRoute) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy=true], .animate-pulse')).toHaveCount(0)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    expect.soft(await findTooWide(page), path).toEqual([])
  }
})

// Rule 113.
test('an unknown path says so', async ({ page }) => {
  await arriveAsGuest(page)
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
})
