import { expect } from '@playwright/test'
import type { APIRequestContext, Browser } from '@playwright/test'

import { answerBox, answerRightly, fetchAnswerKey, readQuestion } from '../steps/quiz.ts'
import {
  answerAndGoOn,
  chooseFor,
  expectScore,
  joinByLink,
  makePlayer,
  openBrowser,
  openPhone,
  openRoom,
  rowOf,
} from '../steps/room.ts'

const offlineMs = 30_000

/**
 * A host with phones: lock, refuse, remove, resume, leave and come back,
 * sleep, half a minute offline, a quiz to its end and practice again,
 * and no hint over a running quiz.
 */
export async function leadRoom({ browser, request }: { browser: Browser; request: APIRequestContext }): Promise<void> {
  const key = await fetchAnswerKey(request, 4)
  const host = await openBrowser(browser)
  const [ann, ben, cem, dan] = await Promise.all(
    [false, true, true, true].map((isUpright) => openPhone(browser, { isUpright })),
  )
  if (!ann || !ben || !cem || !dan) throw new Error('four browsers')
  const room = await openRoom(host, 'Isaiah 4')
  const [annCode, benCode, cemCode] = await Promise.all(
    [ann, ben, cem].map((page) => makePlayer(page, { staysIn: false })),
  )
  if (!annCode || !benCode || !cemCode) throw new Error('three codes')

  // Headless browsers have no screen to keep awake: it is counted how often one is asked for.
  await ann.addInitScript(() => {
    const asked = { locks: 0 }
    Object.assign(globalThis, { asked })
    WakeLock.prototype.request = () => {
      asked.locks += 1
      return Promise.reject(new Error('no screen'))
    }
  })
  const locks = () => ann.evaluate(() => (globalThis as unknown as { asked: { locks: number } }).asked.locks)

  // A line that looks alive and carries nothing: a phone that slept.
  let [opened, dead] = [0, 0]
  await cem.routeWebSocket(/\/ws/, (page) => {
    const server = page.connectToServer()
    const line = (opened += 1)
    page.onMessage((text) => (line > dead ? server.send(text) : undefined))
    server.onMessage((text) => (line > dead ? page.send(text) : undefined))
  })
  for (const [page, code] of [
    [ann, annCode],
    [ben, benCode],
    [cem, cemCode],
  ] as const)
    await joinByLink(page, room, code)
  const everyone = host.getByRole('group', { name: 'Chapters for everyone' })
  await expect(cem.getByText('Isaiah 4', { exact: true })).toBeVisible()
  expect(await locks()).toBe(0)
  await host.getByRole('button', { name: 'Start Quiz' }).click()

  // A phone that is turned in the middle of the quiz isn't covered by a hint.
  await expect(answerBox(ann)).toBeEditable()
  await expect.poll(locks).toBe(1)
  await ann.setViewportSize({ width: 360, height: 740 })
  const hint = ann.getByRole('dialog', { name: 'Better Experience in Landscape' })
  await expect(hint).toBeHidden()

  // Half a minute without a network: what is answered is kept.
  await ann.context().setOffline(true)
  const offlineUntil = performance.now() + offlineMs
  let annPoints = 0
  const kept = new Set<string>()
  for (let answer = 0; answer < 2; answer += 1) {
    kept.add(await readQuestion(ann))
    await answerBox(ann).fill(key.get(await readQuestion(ann)) ?? '')
    await answerBox(ann).press('Enter')
    await expect(ann.getByText('Your answer is safe. It will be sent')).toBeVisible()
    await ann.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(answerBox(ann)).toHaveValue('')
  }
  expect(kept.size).toBe(2)

  // A locked room takes nobody new, and a taken seat is the host's to give.
  await host.getByRole('button', { name: 'Lock room' }).click()
  await expect(host.getByText('Locked', { exact: true })).toBeVisible()
  const danCode = await makePlayer(dan, { staysIn: false })
  await dan.goto(`/study-room/${room}`)
  await dan.getByLabel('Your player code').fill(danCode)
  await dan.getByRole('button', { name: 'Join Room' }).click()
  await expect(dan.getByText('The host has locked this room.').first()).toBeVisible()
  await dan.getByLabel('Your player code').fill(benCode)
  await dan.getByRole('button', { name: 'Join Room' }).click()
  await dan.getByRole('button', { name: 'Ask the host' }).click()
  await host.getByRole('button', { name: `Refuse ${benCode}` }).click()
  await expect(dan.getByText('The host said no. Please ask your coach.')).toBeVisible()
  await host.getByRole('button', { name: 'Unlock room' }).click()
  await expect(host.getByText('Locked', { exact: true })).toHaveCount(0)

  // Resume leads from a verdict, or from anywhere, to the first unanswered question.
  let benPoints = await answerRightly(ben, key)
  await chooseFor(host, benCode, 'Resume')
  await expect(ben.getByText('Quiz Resumed').first()).toBeVisible()
  await expect(answerBox(ben)).toHaveValue('')

  // Leaving is asked once, and one may come back with the same codes.
  await ben.getByRole('button', { name: 'Leave session' }).click()
  await ben.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(ben.getByRole('heading', { name: 'Join a room' })).toBeVisible()
  await expect(rowOf(host, benCode).getByText('Left', { exact: true })).toBeVisible()
  await ben.getByLabel('Room code').fill(room)
  await ben.getByLabel('Your player code').fill(benCode)
  await ben.getByRole('button', { name: 'Join Room' }).click()
  await expect(answerBox(ben)).toBeEditable()
  await expect(ben.getByText(/^1 of \d+ answered$/)).toBeVisible()

  // A line that died in sleep is found out, and what was missed is there.
  const before = cem.getByText(/^0 of \d+ answered$/)
  const total = Number(/of (\d+)/.exec(await before.innerText())?.[1])
  dead = opened
  await chooseFor(host, cemCode, 'Chapters')
  await host.getByRole('dialog').getByRole('button', { name: 'Standard 6' }).click()
  await host.getByRole('dialog').getByRole('button', { name: 'Assign' }).click()
  await expect(rowOf(host, cemCode).getByText('Chapters 1–6')).toBeVisible()
  await expect(cem.getByText(`0 of ${total} answered`)).toBeVisible()
  await cem.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(cem.getByText(`0 of ${total} answered`)).toHaveCount(0)
  await everyone.getByRole('button', { name: 'Room chapters' }).click()
  await expect(cem.getByText(`0 of ${total} answered`)).toBeVisible()
  let cemPoints = await answerAndGoOn(cem, key)
  await expectScore(host, cemCode, 1, cemPoints)

  // Who is removed is told, and comes back with the host's consent alone.
  await chooseFor(host, cemCode, 'Remove')
  await host.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(cem.getByText('The host has taken you out of this room.').first()).toBeVisible()
  await cem.getByLabel('Room code').fill(room)
  await cem.getByLabel('Your player code').fill(cemCode)
  await cem.getByRole('button', { name: 'Join Room' }).click()
  await cem.getByRole('button', { name: 'Ask the host' }).click()
  await host.getByRole('button', { name: `Allow ${cemCode}` }).click()
  await expect(answerBox(cem)).toBeEditable()
  cemPoints += await answerAndGoOn(cem, key)
  await expectScore(host, cemCode, 2, cemPoints)

  // To the end of the quiz, and once more: practice counts nothing.
  for (let answered = 1; answered < total - 1; answered += 1) benPoints += await answerAndGoOn(ben, key)
  benPoints += await answerRightly(ben, key)
  await ben.getByRole('button', { name: 'Finish' }).click()
  await expect(ben.getByText('Quiz Completed').first()).toBeVisible()
  await ben.getByRole('button', { name: 'Practice Again' }).click()
  await answerRightly(ben, key)
  await ben.getByRole('button', { name: 'Stop practicing' }).click()
  await expect(ben.getByText(new RegExp(`^You earned ${benPoints} of ${benPoints} points? with`))).toBeVisible()
  await expectScore(host, benCode, total, benPoints)

  // The network is back: both answers are sent, once.
  await expect.poll(() => performance.now(), { timeout: offlineMs }).toBeGreaterThan(offlineUntil)
  await ann.context().setOffline(false)
  await expect(rowOf(host, annCode).locator('dd').nth(0)).toHaveText(/^2 of /)
  await expect(rowOf(host, annCode).locator('dd').nth(2)).toHaveText('100%')
  annPoints = Number.parseInt(await rowOf(host, annCode).locator('dd').nth(1).innerText(), 10)
  annPoints += await answerRightly(ann, key)
  await expectScore(host, annCode, 3, annPoints)
  await expect(hint).toBeHidden()
  await ann.getByRole('button', { name: 'Leave session' }).click()
  await ann.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click()
  // The same phone is told where its side shows more.
  await ann.goto('/progress-report')
  await expect(hint).toBeVisible()
  await Promise.all([host, ann, ben, cem, dan].map((page) => page.context().close()))
}
