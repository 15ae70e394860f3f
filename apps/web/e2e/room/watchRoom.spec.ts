import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

import { answerBox } from '../steps/quiz.ts'
import { chooseFor, joinByLink, makePlayer, openBrowser, openPhone, openRoom, rowOf } from '../steps/room.ts'

const members = 33

/** A child takes a seat without a page of its own: it is away from the first moment. */
async function takeSeat(page: Page, room: string): Promise<string> {
  const nickname = await makePlayer(page, { staysIn: false })
  const reply = await page.request.post(`/api/study-rooms/${room}/join`, { data: { nickname } })
  expect(reply.ok()).toBe(true)
  return nickname
}

/** Whether the first so many lines of the list fit one screen. */
async function expectOnOneScreen(page: Page, count: number): Promise<void> {
  const list = page.getByRole('region', { name: 'Participants' }).getByRole('listitem')
  const length = async () => {
    const first = await list.first().boundingBox()
    const last = await list.nth(count - 1).boundingBox()
    return (last?.y ?? Infinity) + (last?.height ?? 0) - (first?.y ?? 0)
  }
  const { height } = page.viewportSize() ?? { height: 0 }
  await expect.poll(length).toBeLessThan(height)
}

/** Whether so many lines are in sight above the bar that starts the quiz, once the list is at the top. */
async function expectAboveStart(page: Page, count: number): Promise<void> {
  const list = page.getByRole('region', { name: 'Participants' }).getByRole('listitem')
  const isAbove = async () => {
    await list.first().evaluate((line) => line.scrollIntoView({ block: 'start', behavior: 'instant' }))
    const last = await list.nth(count - 1).boundingBox()
    const bar = await page.getByRole('button', { name: 'Start Quiz' }).locator('xpath=..').boundingBox()
    return (last?.y ?? Infinity) + (last?.height ?? 0) < (bar?.y ?? 0)
  }
  await expect.poll(isAbove).toBe(true)
}

// The host's screen with a hall of children: who needs the host, one press for everyone, what is behind the three dots (rules 175–177).
test('a host watches 33 children on a laptop and a phone', { tag: ['@once', '@day3'] }, async ({ browser }) => {
  const host = await openBrowser(browser)
  await host.setViewportSize({ width: 1366, height: 768 })
  const ann = await openPhone(browser, { isUpright: true })
  const annCode = await makePlayer(ann, { staysIn: false })
  const room = await openRoom(host, 'Isaiah 4')
  await joinByLink(ann, room, annCode)
  await expect(rowOf(host, annCode).getByText('guest', { exact: true })).toBeVisible()
  await expect(host.getByText('49 free seats')).toBeVisible()
  const others = await openBrowser(browser)
  let last = ''
  for (let number = 1; number < members; number += 1) last = await takeSeat(others, room)
  await expect(rowOf(host, last).getByText('Away')).toBeVisible()
  await expect(host.getByText('17 free seats')).toBeVisible()
  await expectOnOneScreen(host, members)
  await host.setViewportSize({ width: 360, height: 690 })
  await expectAboveStart(host, 12)
  await host.setViewportSize({ width: 1366, height: 768 })

  // One press is one message for everyone.
  const sent: string[] = []
  await host.routeWebSocket(/\/ws/, (page) => {
    const server = page.connectToServer()
    page.onMessage((text) => {
      sent.push(String(text))
      server.send(text)
    })
  })
  await host.reload()
  await expect(rowOf(host, last)).toBeVisible()
  const everyone = host.getByRole('group', { name: 'Chapters for everyone' })
  await everyone.getByRole('button', { name: 'Standard 6' }).click()
  await expect(ann.getByText('Isaiah 1–Isaiah 6', { exact: true })).toBeVisible()
  expect(sent.filter((text) => text.includes('assign_everyone'))).toHaveLength(1)
  expect(sent.filter((text) => text.includes('assign_chapters'))).toHaveLength(0)

  // The host sees who writes, how far each is, and who needs a look first.
  await host.getByRole('button', { name: 'Start Quiz' }).click()
  await answerBox(ann).pressSequentially('the ho')
  await expect(rowOf(host, annCode).getByText('Typing…')).toBeVisible()
  await expect(rowOf(host, annCode).getByText(/^0 of \d+$/)).toBeVisible()
  await expect(rowOf(host, annCode).getByText('Here')).toBeVisible({ timeout: 10_000 })
  const lines = host.getByRole('region', { name: 'Participants' }).getByRole('listitem')
  await expect(lines.last()).toHaveAccessibleName(annCode)
  await host.getByLabel('Show').selectOption({ label: 'At work' })
  await expect(lines).toHaveCount(1)
  await host.getByLabel('Show').selectOption({ label: 'Who needs you' })
  await expect(lines).toHaveCount(members - 1)
  await host.getByLabel('Show').selectOption({ label: 'Everybody' })

  // Nobody is removed by one tap, and the code stays in sight.
  await chooseFor(host, last, 'Remove')
  await host.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(rowOf(host, last).getByText('Away')).toBeVisible()
  await host.getByRole('button', { name: 'QR code' }).click()
  await expect(host.getByRole('dialog').getByRole('img', { name: 'QR code that opens this room' })).toBeVisible()
  await host.keyboard.press('Escape')
  await host.setViewportSize({ width: 360, height: 740 })
  await expectOnOneScreen(host, 12)
  await Promise.all([host, ann, others].map((page) => page.context().close()))
})
