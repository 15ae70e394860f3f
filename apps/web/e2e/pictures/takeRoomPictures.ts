import { expect, test } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'

import { answerBox, answerRightly, fetchAnswerKey } from '../steps/quiz.ts'
import { joinByLink, makePlayer, openRoom } from '../steps/room.ts'
import { joinTeam, openEvent, readTwice, sitDown, teamSheet } from '../event/teamEvent.ts'
import { takePicture } from './takePicture.ts'

// What is shown only while others are there too: a room and a team's event, told once with a picture of each state.

/** A browser of its own, as wide as the pictures are. */
async function openBrowser(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  await context.addInitScript(() => localStorage.setItem('guestMode', 'true'))
  return context.newPage()
}

/** Takes the pictures of what several people see at the same moment. */
async function takeAll(pages: Readonly<Record<string, Page>>): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const [name, page] of Object.entries(pages)) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await takePicture(page, name, test.info(), { colorScheme })
    }
}

async function openScreen(host: Page): Promise<Page> {
  const opening = host.context().waitForEvent('page')
  await host.getByRole('link', { name: 'Screen for the hall' }).click()
  return opening
}

/** A host, two members of a room and the hall. */
async function fillRoom(browser: Browser, isTogether: boolean) {
  const [host, ann, ben] = [await openBrowser(browser), await openBrowser(browser), await openBrowser(browser)]
  const codes = [await makePlayer(ann, { staysIn: false }), await makePlayer(ben, { staysIn: false })]
  const room = await openRoom(host, 'Isaiah 4', { isTogether, questionsEach: 5 })
  const screen = await openScreen(host)
  return { host, ann, ben, screen, room, annCode: codes[0] ?? '', benCode: codes[1] ?? '' }
}

const endForAll = async (host: Page) => {
  await host.getByRole('button', { name: 'End for everyone' }).click()
  await host.getByRole('dialog').getByRole('button', { name: 'End session' }).click()
}

test('room at its own pace', async ({ browser, request }) => {
  test.setTimeout(180_000)
  const key = await fetchAnswerKey(request, 4)
  const { host, ann, ben, screen, room, annCode, benCode } = await fillRoom(browser, false)
  await takeAll({ 'room-created-host': host, 'room-created-screen': screen })
  await ann.goto(`/study-room/${room}`)
  await expect(ann.getByLabel('Room code')).toHaveValue(room)
  await takeAll({ 'room-door': ann })
  await joinByLink(ann, room, annCode)
  await joinByLink(ben, room, benCode)
  await expect(screen.getByRole('heading', { name: '2 are here' })).toBeVisible()
  await takeAll({ 'room-lobby-host': host, 'room-lobby-member': ann, 'room-lobby-screen': screen })
  await host.getByRole('button', { name: 'Start Quiz' }).click()
  await expect(answerBox(ann)).toBeVisible()
  await takeAll({ 'room-question-member': ann })
  await answerRightly(ann, key)
  await answerBox(ben).fill('a purple elephant')
  await answerBox(ben).press('Enter')
  await expect(screen.getByText('2 of 10 answers', { exact: true })).toBeVisible()
  await takeAll({
    'room-right-member': ann,
    'room-missed-member': ben,
    'room-running-host': host,
    'room-running-screen': screen,
  })
  await host.getByRole('button', { name: `For ${annCode}`, exact: true }).click()
  await expect(host.getByRole('menuitem').first()).toBeVisible()
  await takeAll({ 'room-menu-host': host })
  await host.keyboard.press('Escape')
  await endForAll(host)
  await expect(screen.getByRole('heading', { name: 'Well done, all of you' })).toBeVisible()
  await expect(ann.getByText(/^You earned/)).toBeVisible()
  await takeAll({ 'room-end-host': host, 'room-end-member': ann, 'room-end-screen': screen })
  await screen.getByRole('button', { name: 'Show the first two' }).click()
  await takeAll({ 'room-first-screen': screen })
  for (const page of [host, ann, ben]) await page.context().close()
})

test('room together', async ({ browser, request }) => {
  test.setTimeout(180_000)
  const key = await fetchAnswerKey(request, 4)
  const { host, ann, ben, screen, room, annCode, benCode } = await fillRoom(browser, true)
  await joinByLink(ann, room, annCode)
  await joinByLink(ben, room, benCode)
  await host.getByRole('button', { name: 'Start Quiz' }).click()
  await expect(answerBox(ann)).toBeVisible()
  await answerRightly(ann, key)
  await expect(screen.getByText('1 of 2 have answered')).toBeVisible()
  await takeAll({ 'together-host': host, 'together-waiting-member': ann, 'together-screen': screen })
  await host.getByRole('button', { name: 'Next question' }).click()
  await expect(screen.getByText('Question 1 was:')).toBeVisible()
  await takeAll({ 'together-next-member': ben, 'together-answer-screen': screen })
  for (let number = 2; number < 5; number += 1) {
    await host.getByRole('button', { name: 'Next question' }).click()
    await expect(screen.getByText(`Question ${number + 1} of 5`)).toBeVisible()
  }
  await host.getByRole('button', { name: 'Finish' }).click()
  await expect(screen.getByText('That was the last question.')).toBeVisible()
  await takeAll({ 'together-done-host': host, 'together-done-member': ann, 'together-done-screen': screen })
  for (const page of [host, ann, ben]) await page.context().close()
})

test('event of two teams', async ({ browser }) => {
  test.setTimeout(300_000)
  const [host, ann, ben] = [await openBrowser(browser), await openBrowser(browser), await openBrowser(browser)]
  await host.goto('/rehearsal?team')
  await takeAll({ 'event-create-host': host })
  const code = await openEvent(host, '10')
  const [owls, foxes] = [
    { code, team: 'Owls' },
    { code, team: 'Foxes' },
  ]
  await joinTeam(ann, { ...owls, player: await makePlayer(ann, { staysIn: false }) })
  await joinTeam(ben, { ...owls, player: await makePlayer(ben, { staysIn: false }) })
  for (const given of [owls, foxes, foxes, foxes])
    await sitDown(host, { ...given, player: await makePlayer(host, { staysIn: false }) })
  await expect(host.getByRole('region', { name: 'Foxes' }).getByRole('listitem')).toHaveCount(3)
  const opened = host.context().waitForEvent('page')
  await host.getByRole('button', { name: 'Screen for the Hall' }).click()
  const wall = await opened
  await expect(wall.getByText(code)).toBeVisible()
  await takeAll({ 'event-lobby-host': host, 'event-lobby-member': ann, 'event-lobby-screen': wall })
  await host.getByRole('button', { name: 'Begin: First Reading' }).click()
  await expect(ben.getByText('First reading')).toBeVisible()
  await takeAll({ 'event-reading-host': host, 'event-reading-member': ann, 'event-reading-screen': wall })
  await readTwice(host)
  await teamSheet(ben).fill('a quite wild guess')
  await takeAll({ 'event-sheet-scribe': ben, 'event-sheet-member': ann, 'event-time-screen': wall })
  await expect(host.getByRole('heading', { name: 'Sheets' })).toBeVisible({ timeout: 120_000 })
  // Without a point there is no placement.
  await host.locator('button[aria-pressed=false]').first().click()
  await takeAll({ 'event-sheets-host': host, 'event-marking-screen': wall })
  await host.getByRole('button', { name: 'Show the Answer' }).click()
  await expect(wall.locator('.eventwall-answer')).toBeVisible()
  await takeAll({ 'event-told-host': host, 'event-told-member': ann, 'event-told-screen': wall })
  await host.getByRole('button', { name: 'End the Event' }).click()
  await host.getByRole('button', { name: 'Yes, End the Event' }).click()
  await expect(host.getByRole('heading', { name: 'First place' })).toBeVisible()
  await takeAll({ 'event-result-host': host, 'event-waiting-member': ann })
  await host.getByRole('button', { name: 'Announce the Result' }).click()
  await expect(wall.getByRole('heading', { name: 'First place' })).toBeVisible()
  await takeAll({ 'event-result-member': ann, 'event-result-screen': wall })
  for (const page of [host, ann, ben]) await page.context().close()
})
