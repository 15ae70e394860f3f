import { expect, test } from '@playwright/test'

import { expectAccessible } from './expectAccessible.ts'
import { leadRoom } from './leadRoom.ts'
import { meetRoomErrors } from './meetRoomErrors.ts'
import { readAnsweredCount } from './player.ts'
import { answerBox, answerRightly, fetchAnswerKey } from './quiz.ts'
import { answerAndGoOn, expectScore, joinByLink, makePlayer, openBrowser, openRoom, rowOf } from './room.ts'
import { killHub, killRedis } from './stack.ts'

test('a host and three participants: late join, a dead hub, a dead Redis, reloads, two tabs, and the end', async ({
  browser,
  request,
}) => {
  test.slow()
  const key = await fetchAnswerKey(request, 6)
  const [host, ann, ben, cem] = await Promise.all([1, 2, 3, 4].map(() => openBrowser(browser)))
  if (!host || !ann || !ben || !cem) throw new Error('four browsers')
  const room = await openRoom(host, 'Isaiah 6')
  await expect(host.getByRole('img', { name: 'QR code that opens this room' })).toBeVisible()
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
  let benPoints = await answerAndGoOn(ben, key)
  await expectScore(host, annCode, 1, annPoints)

  // Somebody comes late.
  const cemCode = await makePlayer(cem, { staysIn: false })
  await joinByLink(cem, room, cemCode)
  await host.getByRole('button', { name: `Chapters for ${cemCode}`, exact: true }).click()
  await host.getByRole('dialog').getByRole('button', { name: 'Standard 6' }).click()
  await host.getByRole('dialog').getByRole('button', { name: 'Room chapters' }).click()
  await host.getByRole('dialog').getByRole('button', { name: 'Assign' }).click()
  await expect(answerBox(cem)).toBeVisible()

  // The hub that holds two of them dies, then Redis: everybody goes on, and every point counts once.
  killHub(room)
  annPoints += await answerAndGoOn(ann, key)
  benPoints += await answerAndGoOn(ben, key)
  let cemPoints = await answerAndGoOn(cem, key)
  killRedis()
  annPoints += await answerRightly(ann, key)
  benPoints += await answerAndGoOn(ben, key)
  cemPoints += await answerAndGoOn(cem, key)
  await expectScore(host, annCode, 3, annPoints)
  await expectScore(host, benCode, 3, benPoints)
  await expectScore(host, cemCode, 2, cemPoints)
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
  await expectScore(host, annCode, 3, annPoints)
  const second = await ann.context().newPage()
  await second.goto(`/study-room/${room}`)
  await expect(answerBox(second)).toBeEditable()
  await expect(ann.getByRole('heading', { name: 'This room is open elsewhere' })).toBeVisible()
  annPoints += await answerRightly(second, key)
  await ann.getByRole('button', { name: 'Use here' }).click()
  await expect(answerBox(ann)).toBeEditable()
  await expectScore(host, annCode, 4, annPoints)

  // The end, for everyone, and what stays.
  await host.getByRole('button', { name: 'End for everyone' }).click()
  await host.getByRole('button', { name: 'End session' }).click()
  for (const page of [ann, ben, dan]) await expect(page.getByText('Session Ended').first()).toBeVisible()
  await expect(host.getByRole('heading', { name: 'Results: Tuesday club' })).toBeVisible()
  const results = host.getByRole('table', { name: 'Participants' })
  await expect(results.getByRole('row', { name: new RegExp(`${annCode} 4 ${annPoints} / `) })).toBeVisible()
  await expect(results.getByRole('row', { name: new RegExp(`${benCode} 3 ${benPoints} / `) })).toBeVisible()
  await expect(results.getByRole('row', { name: new RegExp(`${cemCode} 2 ${cemPoints} / `) })).toBeVisible()
  await expectAccessible(host)
  const [download] = await Promise.all([
    host.waitForEvent('download'),
    host.getByRole('link', { name: 'Download CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.csv$/)

  // The finished room is found again, and what a signed-in player answered is in their progress, once.
  await host.goto('/study-room')
  await host.getByRole('link', { name: 'Results of Tuesday club' }).click()
  await host.getByText(benCode).last().click()
  await expect(host.getByRole('group').filter({ hasText: benCode }).getByRole('listitem')).toHaveCount(3)
  await expect.poll(() => readAnsweredCount(ann)).toBe(4)
  await Promise.all([host, ann, ben, cem, dan].map((page) => page.context().close()))
})

test(
  'lock, refuse, remove, resume, leave and come back, sleep, half a minute offline, practice',
  { tag: '@once' },
  async ({ browser, request }) => {
    test.slow()
    await leadRoom({ browser, request })
  },
)

test('every error text of the rooms, where it is due', { tag: '@once' }, ({ browser }) => meetRoomErrors(browser))
