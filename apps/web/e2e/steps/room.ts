import { expect } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'

import { verifyCoach } from './coach.ts'
import { freshName, postPlayer } from './player.ts'
import { answerBox, answerRightly, type AnswerKey } from './quiz.ts'
import { watchMotion } from './watchMotion.ts'

/** A browser of its own, past the greeting. */
export async function openBrowser(browser: Browser): Promise<Page> {
  const context = await browser.newContext()
  await context.addInitScript(() => localStorage.setItem('guestMode', 'true'))
  return context.newPage()
}

/** The same on a phone, held upright or on its side, where nothing has been dismissed. */
export async function openPhone(browser: Browser, { isUpright }: { isUpright: boolean }): Promise<Page> {
  const viewport = isUpright ? { width: 360, height: 740 } : { width: 740, height: 360 }
  const context = await browser.newContext({
    viewport,
    hasTouch: true,
    isMobile: true,
    storageState: { cookies: [], origins: [] },
  })
  await context.addInitScript(() => localStorage.setItem('guestMode', 'true'))
  return context.newPage()
}

/** Makes a player; this page's browser is logged in as them afterwards, where `staysIn`. Returns the code. */
export async function makePlayer(page: Page, { staysIn }: { staysIn: boolean }): Promise<string> {
  // By no page of the app, which would take the new session up and keep its code.
  const { playerCode } = await postPlayer(page, freshName())
  if (!staysIn) await page.request.post('/api/players/logout')
  return playerCode
}

/**
 * A coach verifies a fresh code and opens a room with this one chapter, with ten
 * questions for each child or `questionsEach`, five where `isTogether`; ends
 * on the host's view. Returns the room's code.
 */
export async function openRoom(
  page: Page,
  chapter: string,
  {
    isTogether = false,
    questionsEach = isTogether ? 5 : 10,
  }: { isTogether?: boolean; questionsEach?: 5 | 10 | 20 } = {},
): Promise<string> {
  await page.goto('/study-room')
  await verifyCoach(page, freshName())
  await page.getByText('Name and seats').click()
  await page.getByLabel('Room name').fill('Tuesday club')
  await page.getByRole('button', { name: 'Change chapters' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: chapter, exact: true }).click()
  await dialog.getByRole('button', { name: 'Isaiah 1', exact: true }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  if (questionsEach !== 10) await page.getByText(String(questionsEach), { exact: true }).click()
  if (isTogether) await page.getByLabel('Pace').selectOption({ label: 'Together' })
  await page.getByRole('button', { name: 'Create Room' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tuesday club' })).toBeVisible()
  const said = await page.getByText(/^\d \d \d \d$/).textContent()
  return (said ?? '').replaceAll(' ', '')
}

/** Joins by the room's link with a player code; ends in the lobby. */
export async function joinByLink(page: Page, room: string, player: string): Promise<void> {
  await enterCodes(page, room, player)
  await expect(page.getByText(`You are ${player}`)).toBeVisible()
}

/** The same while the quiz runs; ends at the first question of the room's chapters. */
export async function joinLate(page: Page, room: string, player: string): Promise<void> {
  await enterCodes(page, room, player)
  await expect(answerBox(page)).toBeVisible()
}

async function enterCodes(page: Page, room: string, player: string): Promise<void> {
  await page.goto(`/study-room/${room}`)
  await expect(page.getByLabel('Room code')).toHaveValue(room)
  await page.getByLabel('Your player code').fill(player)
  await page.getByRole('button', { name: 'Join Room' }).click()
}

/**
 * Opens the hall's screen from the host's room in a window of its own. `moved` tells what has moved on it although motion is
 * reduced; it is watched from the screen's first paint on.
 */
export async function openHallScreen(host: Page): Promise<{ screen: Page; moved: () => string[] }> {
  const opening = host.context().waitForEvent('page')
  await host.getByRole('link', { name: 'Screen for the hall' }).click()
  const screen = await opening
  await screen.setViewportSize({ width: 1280, height: 720 })
  const moved = await watchMotion(screen)
  await screen.reload()
  return { screen, moved }
}

/** What the host's list says of a participant. */
export function rowOf(host: Page, player: string) {
  return host.getByRole('listitem', { name: player, exact: true })
}

/** Chooses something behind the three dots of a participant. */
export async function chooseFor(host: Page, player: string, what: string): Promise<void> {
  await host.getByRole('button', { name: `For ${player}`, exact: true }).click()
  await host.getByRole('menuitem', { name: what, exact: true }).click()
}

/** Waits until the host sees this score. */
export async function expectScore(host: Page, player: string, answered: number, points: number): Promise<void> {
  const row = rowOf(host, player)
  await expect(row.locator('dd').nth(0)).toHaveText(new RegExp(`^${answered} of `))
  await expect(row.locator('dd').nth(1)).toHaveText(new RegExp(`^${points} / `))
}

/** Answers the shown question rightly and goes on; returns its points. */
export async function answerAndGoOn(page: Page, key: AnswerKey): Promise<number> {
  const points = await answerRightly(page, key)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(answerBox(page)).toHaveValue('')
  return points
}
