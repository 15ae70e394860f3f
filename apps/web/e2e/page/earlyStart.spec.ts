import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

import { joinByLink, makePlayer, openBrowser, openRoom } from '../steps/room.ts'
import { answerBox } from '../steps/quiz.ts'

/** Counts the calls to an address from now on. */
function countCalls(page: Page, address: RegExp): () => number {
  let calls = 0
  page.on('request', (request) => void (calls += address.test(request.url()) ? 1 : 0))
  return () => calls
}

/** Keeps the libraries away until the returned function is called. */
async function holdLibraries(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/main-.*\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test(
  'a room that is opened again has its line and its questions before its screen, and no second ones',
  { tag: ['@once', '@day2'] },
  async ({ browser }) => {
    const [host, ann, ben] = [await openBrowser(browser), await openBrowser(browser), await openBrowser(browser)]
    const room = await openRoom(host, 'Isaiah 4')
    for (const page of [ann, ben]) await joinByLink(page, room, await makePlayer(page, { staysIn: false }))
    await host.getByRole('button', { name: 'Start Quiz' }).click()
    await expect(answerBox(ann)).toBeVisible()
    const asked = await ann.getByRole('heading', { level: 1 }).innerText()
    let lines = 0
    ann.on('websocket', () => (lines += 1))
    const questions = countCalls(ann, /\/api\/questions\/4\?/)
    const letGo = await holdLibraries(ann)
    await ann.goto(`/study-room/${room}`, { waitUntil: 'commit' })
    await expect.poll(() => [lines, questions()]).toEqual([1, 1])
    // The question that was to be answered is read meanwhile.
    await expect(ann.getByText('Connecting to the room…')).toBeVisible()
    await expect(ann.getByRole('heading', { level: 1 })).toHaveText([asked])
    letGo()
    await expect(answerBox(ann)).toBeVisible()
    await expect(ann.getByRole('heading', { level: 1 })).toHaveText([asked])
    expect([lines, questions()]).toEqual([1, 1])
    // Once it is answered the next one is, and not that one any more.
    await answerBox(ann).fill('a purple elephant')
    await answerBox(ann).press('Enter')
    await expect(ann.getByRole('button', { name: 'Next', exact: true })).toBeVisible()
    const letGoAgain = await holdLibraries(ann)
    await ann.goto(`/study-room/${room}`, { waitUntil: 'commit' })
    await expect.poll(() => lines).toBe(2)
    await expect(ann.getByText('Connecting to the room…')).toBeVisible()
    const next = await ann.getByRole('heading', { level: 1 }).innerText()
    expect(next).not.toBe(asked)
    letGoAgain()
    await expect(answerBox(ann)).toBeVisible()
    await expect(ann.getByRole('heading', { level: 1 })).toHaveText([next])
    await Promise.all([host, ann, ben].map((page) => page.context().close()))
  },
)

test(
  'a guest reads the note above an activity before its screen has come, and a player doesn’t',
  { tag: '@once' },
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('guestMode', 'true'))
    const note = page.getByRole('note').filter({ hasText: 'Everything works, but nothing is saved.', visible: true })
    const lists = countCalls(page, /\/api\/crosswords(\?|$)/)
    let letGo = await holdLibraries(page)
    await page.goto('/crosswords', { waitUntil: 'commit' })
    await expect(note).toBeVisible()
    letGo()
    await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
    await expect(note).toHaveCount(1)
    expect(lists()).toBe(1)
    await makePlayer(page, { staysIn: true })
    await page.unrouteAll()
    letGo = await holdLibraries(page)
    const session = page.waitForResponse(/\/api\/session/)
    await page.goto('/crosswords', { waitUntil: 'commit' })
    await (await session).finished()
    await expect(page.getByRole('heading', { level: 1, name: 'Crosswords' })).toBeVisible()
    await expect(note).toHaveCount(0)
    letGo()
    await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
    await expect(note).toHaveCount(0)
  },
)

const begin = '/practice?round=new'

test(
  'a round that the address asks for is read before its screen has come: asked for once, and nothing moves when it comes',
  { tag: '@once' },
  async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('guestMode', 'true')
      const moved: number[] = []
      Object.assign(window, { moved })
      new PerformanceObserver((list) =>
        list.getEntries().forEach((entry) => moved.push((entry as PerformanceEntry & { value: number }).value)),
      ).observe({ type: 'layout-shift', buffered: true })
    })
    const rounds = countCalls(page, /\/api\/round\?/)
    const letGo = await holdLibraries(page)
    await page.goto(begin, { waitUntil: 'commit' })
    await expect(page.getByText(/^Question 1 of \d+$/)).toBeVisible()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveCount(1)
    const asked = await heading.innerText()
    letGo()
    await expect(answerBox(page)).toBeVisible()
    await expect(heading).toHaveText([asked])
    await expect(page.getByRole('button', { name: 'Ask Seraph about a verse or a word' })).toBeVisible()
    expect(rounds()).toBe(1)
    const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved)
    expect(moved.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(0.01)
  },
)

test(
  'where a quiz was left another round is asked for and not shown: what comes first is whether to go on',
  { tag: '@once' },
  async ({ page, context }) => {
    await page.addInitScript(() => localStorage.setItem('guestMode', 'true'))
    await page.goto(begin)
    await answerBox(page).fill('a purple elephant')
    await answerBox(page).press('Enter')
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeVisible()
    const other = await context.newPage()
    const letGo = await holdLibraries(other)
    const round = other.waitForResponse(/\/api\/round\?/)
    const part = other.waitForResponse(/showRoundFirst/)
    await other.goto(begin, { waitUntil: 'commit' })
    await Promise.all([round, part])
    // Later than whatever waited for those two.
    await other.evaluate(() => fetch('/api/session').then((reply) => reply.text()))
    await expect(other.getByRole('heading', { level: 1, name: 'AI-Evaluated Quiz' })).toBeVisible()
    letGo()
    await expect(other.getByText(/^Question 1 of \d+, 1 answered\.$/)).toBeVisible()
    await expect(answerBox(other)).toHaveCount(0)
  },
)
