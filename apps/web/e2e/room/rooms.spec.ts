import { expect, test } from '@playwright/test'

import { expectAccessible } from '../steps/expectAccessible.ts'
import { giveInTheMidst } from './giveInTheMidst.ts'
import { leadRoom } from './leadRoom.ts'
import { meetRoomErrors } from './meetRoomErrors.ts'
import { readAnsweredCount } from '../steps/player.ts'
import { answerBox, answerRightly, fetchAnswerKey } from '../steps/quiz.ts'
import {
  answerAndGoOn,
  expectScore,
  joinByLink,
  joinLate,
  makePlayer,
  openBrowser,
  openRoom,
  rowOf,
} from '../steps/room.ts'
import { killHub, killRedis } from '../steps/stack.ts'

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

  // Two are needed; the room's chapters are theirs.
  await expect(host.getByText('At least 2 participants are needed to start.')).toBeVisible()
  await joinByLink(ann, room, annCode)
  await joinByLink(ben, room, benCode)
  await expect(ann.getByText('Log in as')).toHaveCount(0)
  await expect(ben.getByRole('link', { name: `Log in as ${benCode}` })).toBeVisible()
  await expect(rowOf(host, benCode)).toBeVisible()
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
  await joinLate(cem, room, cemCode)
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
  // Each child comes to its own page; all of them read the same of what they made together.
  const earned = annPoints + benPoints + cemPoints
  for (const [page, points] of [
    [ann, annPoints],
    [ben, benPoints],
    [dan, cemPoints],
  ] as const) {
    await expect(page.getByText(new RegExp(`^You earned ${points} of \\d+ points? with`))).toBeVisible()
    await expect(
      page.getByText(new RegExp(`^3 children have earned ${earned} of \\d+ points? with 9 answers`)),
    ).toBeVisible()
    await expect(page.getByRole('img', { name: 'The coal of the team is a flame.' })).toBeVisible()
  }
  await expectAccessible(ann)
  await expect(host.getByRole('heading', { name: 'Results: Tuesday club' })).toBeVisible()
  await expect(host.getByText(/^Tuesday club: 3 children, 9 answers, \d+% of the points\.$/)).toBeVisible()
  const results = host.getByRole('table', { name: 'Participants' })
  await expect(results.getByRole('row', { name: new RegExp(`${annCode} 4 ${annPoints} / `) })).toBeVisible()
  await expect(results.getByRole('row', { name: new RegExp(`${benCode} 3 ${benPoints} / `) })).toBeVisible()
  await expect(results.getByRole('row', { name: new RegExp(`${cemCode} 2 ${cemPoints} / `) })).toBeVisible()
  await expectAccessible(host)
  const [download] = await Promise.all([
    host.waitForEvent('download'),
    host.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.csv$/)

  // The finished room is found again, and what a signed-in player answered is in their progress, once.
  await host.goto('/study-room')
  await host.getByRole('link', { name: 'Results of Tuesday club' }).click()
  // Another's code may be this one with a digit behind it.
  const answers = host.getByRole('region', { name: 'Answers' })
  const ofBen = answers.getByRole('group').filter({ has: host.getByText(benCode, { exact: true }) })
  await ofBen.getByText(benCode, { exact: true }).click()
  await expect(ofBen.getByRole('listitem')).toHaveCount(3)
  await expect.poll(() => readAnsweredCount(ann)).toBe(4)

  // A player who is signed in finds it again.
  await ann.goto('/study-room')
  await ann.getByRole('link', { name: 'My result in Tuesday club' }).click()
  await expect(ann.getByText(new RegExp(`^You earned ${annPoints} of \\d+ points? with`))).toBeVisible()
  await Promise.all([host, ann, ben, cem, dan].map((page) => page.context().close()))
})

test(
  'lock, refuse, remove, resume, leave and come back, sleep, half a minute offline, practice',
  { tag: ['@once', '@day3'] },
  async ({ browser, request }) => {
    test.slow()
    await leadRoom({ browser, request })
  },
)

test(
  'nothing is taken from a child’s hands: chapters, clear, reload, practice',
  { tag: ['@once', '@day2'] },
  ({ browser, request }) => giveInTheMidst({ browser, request }),
)

test('every error text of the rooms, where it is due', { tag: ['@once', '@day5'] }, ({ browser }) =>
  meetRoomErrors(browser),
)
