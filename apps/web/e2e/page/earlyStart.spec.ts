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
  { tag: '@once' },
  async ({ browser }) => {
    const [host, ann, ben] = [await openBrowser(browser), await openBrowser(browser), await openBrowser(browser)]
    const room = await openRoom(host, 'Isaiah 4')
    for (const page of [ann, ben]) await joinByLink(page, room, await makePlayer(page, { staysIn: false }))
    await host.getByRole('button', { name: 'Start Quiz' }).click()
    await expect(answerBox(ann)).toBeVisible()
    let lines = 0
    ann.on('websocket', () => (lines += 1))
    const questions = countCalls(ann, /\/api\/questions\/4\?/)
    const letGo = await holdLibraries(ann)
    await ann.goto(`/study-room/${room}`, { waitUntil: 'commit' })
    await expect.poll(() => [lines, questions()]).toEqual([1, 1])
    letGo()
    await expect(answerBox(ann)).toBeVisible()
    expect([lines, questions()]).toEqual([1, 1])
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
