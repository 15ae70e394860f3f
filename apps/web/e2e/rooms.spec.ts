import { expect, test } from '@playwright/test'

import { expectAccessible } from './expectAccessible.ts'
import { answerBox, answerRightly, fetchAnswerKey, readQuestion } from './quiz.ts'
import { answerAndGoOn, expectScore, joinByLink, makePlayer, openBrowser, openRoom, rowOf } from './room.ts'
import { killHub } from './stack.ts'

test('a host and three participants: late join, a lost line, reloads, two tabs, and the end', async ({
  browser,
  request,
}) => {
  test.slow()
  const key = await fetchAnswerKey(request, 6)
  const [host, ann, ben, cem] = await Promise.all([1, 2, 3, 4].map(() => openBrowser(browser)))
  if (!host || !ann || !ben || !cem) throw new Error('four browsers')
  const room = await openRoom(host, 'Isaiah 6')
  const annCode = await makePlayer(ann, { staysIn: true })
  const benCode = await makePlayer(ben, { staysIn: false })

  // Two are needed, and each needs chapters.
  await expect(host.getByText('At least 2 participants are needed to start.')).toBeVisible()
  await joinByLink(ann, room, annCode)
  await joinByLink(ben, room, benCode)
  await expect(ann.getByText('Log in as')).toHaveCount(0)
  await expect(ben.getByRole('link', { name: `Log in as ${benCode}` })).toBeVisible()
  await expect(rowOf(host, benCode)).toBeVisible()
  await host.getByRole('button', { name: 'Start Quiz' }).click()
  await expect(host.getByText(`Please assign chapters first to: ${annCode}, ${benCode}`).first()).toBeVisible()
  await host
    .getByRole('group', { name: 'Chapters for everyone' })
    .getByRole('button', { name: 'Room chapters' })
    .click()
  await expect(ben.getByText('Isaiah 6', { exact: true })).toBeVisible()
  await expectAccessible(host)
  await expectAccessible(ben)
  await host.getByRole('button', { name: 'Start Quiz' }).click()
  await expect(ann.getByText('Quiz Started').first()).toBeVisible()

  // Answers reach the host.
  let annPoints = await answerAndGoOn(ann, key)
  await expectScore(host, annCode, 1, annPoints)

  // Somebody comes late.
  const cemCode = await makePlayer(cem, { staysIn: false })
  await joinByLink(cem, room, cemCode)
  await host.getByRole('button', { name: `Chapters for ${cemCode}`, exact: true }).click()
  await host.getByRole('dialog').getByRole('button', { name: 'Standard 6' }).click()
  await host.getByRole('dialog').getByRole('button', { name: 'Assign' }).click()
  await expect(answerBox(cem)).toBeVisible()

  // One without a line: what is answered meanwhile is kept, also over a reload, and sent once.
  let isCut = false
  const cut: (() => void)[] = []
  await ben.routeWebSocket(/\/ws/, (socket) => {
    if (isCut) void socket.close({ code: 1011 })
    else {
      const server = socket.connectToServer()
      cut.push(() => {
        void server.close()
        void socket.close({ code: 1011 })
      })
    }
  })
  await ben.reload()
  await expect(answerBox(ben)).toBeEditable()
  await expect(ben.getByText('Reconnecting')).toHaveCount(0)
  isCut = true
  for (const close of cut) close()
  await expect(ben.getByText('Reconnecting to the room')).toBeVisible()
  await answerBox(ben).fill(key.get(await readQuestion(ben)) ?? '')
  await answerBox(ben).press('Enter')
  await expect(ben.getByText('Unable to submit answer - connection lost').first()).toBeVisible()
  await expect(ben.getByText('Your answer is kept and will be sent')).toBeVisible()
  await expect(rowOf(host, benCode).getByText('Away')).toBeVisible()
  isCut = false
  await ben.reload()
  await expect(rowOf(host, benCode).locator('dd').nth(0)).toHaveText('1')
  await expect(rowOf(host, benCode).locator('dd').nth(2)).toHaveText('100 %')
  const benPoints = Number.parseInt(await rowOf(host, benCode).locator('dd').nth(1).innerText(), 10)

  // The hub that holds them dies.
  killHub()
  annPoints += await answerRightly(ann, key)
  await expectScore(host, annCode, 2, annPoints)
  await expectAccessible(ann)

  // Somebody has Cem's code and no right to the seat: the host decides, and the newer one has it.
  const dan = await openBrowser(browser)
  await dan.goto(`/study-room/${room}`)
  await dan.getByLabel('Your player code').fill(cemCode)
  await dan.getByRole('button', { name: 'Join Room' }).click()
  await dan.getByRole('button', { name: 'Ask the host' }).click()
  await host.getByRole('button', { name: `Allow ${cemCode}` }).click()
  await expect(answerBox(dan)).toBeVisible()
  await expect(cem.getByRole('heading', { level: 1 })).toHaveText('This room is open elsewhere')

  // Reloads, and a second tab, which takes the seat over.
  await host.reload()
  await expectScore(host, annCode, 2, annPoints)
  await expectScore(host, benCode, 1, benPoints)
  const second = await ann.context().newPage()
  await second.goto(`/study-room/${room}`)
  await expect(answerBox(second)).toBeEditable()
  await expect(ann.getByRole('heading', { name: 'This room is open elsewhere' })).toBeVisible()
  annPoints += await answerRightly(second, key)
  await ann.getByRole('button', { name: 'Use here' }).click()
  await expect(answerBox(ann)).toBeEditable()
  await expectScore(host, annCode, 3, annPoints)

  // The end, for everyone, and what stays.
  await host.getByRole('button', { name: 'End for everyone' }).click()
  await host.getByRole('button', { name: 'End session' }).click()
  for (const page of [ann, ben, dan]) await expect(page.getByText('Session Ended').first()).toBeVisible()
  await expect(host.getByRole('heading', { name: 'Results: Tuesday club' })).toBeVisible()
  const results = host.getByRole('table', { name: 'Participants' })
  await expect(results.getByRole('row', { name: new RegExp(`${annCode} 3 ${annPoints} / `) })).toBeVisible()
  await expect(results.getByRole('row', { name: new RegExp(`${benCode} 1 ${benPoints} / `) })).toBeVisible()
  await expect(results.getByRole('row', { name: new RegExp(`${cemCode} 0 0 / 0`) })).toBeVisible()
  await expectAccessible(host)
  const [download] = await Promise.all([
    host.waitForEvent('download'),
    host.getByRole('link', { name: 'Download CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.csv$/)
  await Promise.all([host, ann, ben, cem, dan].map((page) => page.context().close()))
})
