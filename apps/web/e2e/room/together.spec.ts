import { expect, test } from '@playwright/test'

import { expectAccessible } from '../steps/expectAccessible.ts'
import { answerBox } from '../steps/quiz.ts'
import { joinByLink, makePlayer, openBrowser, openPhone, openRoom } from '../steps/room.ts'

// Rules 206 and 207: the host moves everybody on; what a child was writing stays with it.
test('a host and two children go through a room together', { tag: ['@once', '@day5'] }, async ({ browser }) => {
  const host = await openBrowser(browser)
  const ann = await openPhone(browser, { isUpright: true })
  const ben = await openBrowser(browser)
  const annCode = await makePlayer(ann, { staysIn: false })
  const benCode = await makePlayer(ben, { staysIn: false })
  const room = await openRoom(host, 'Isaiah 4', { isTogether: true })
  await joinByLink(ann, room, annCode)
  await joinByLink(ben, room, benCode)
  await host.getByRole('button', { name: 'Start Quiz' }).click()
  await expect(host.getByRole('heading', { name: 'Question 1 of 5' })).toBeVisible()

  // Both have the same question; the host sees who has answered.
  const asked = await ann.getByRole('heading', { level: 1 }).textContent()
  await expect(ben.getByRole('heading', { level: 1 })).toHaveText(asked ?? '')
  await answerBox(ann).fill('I am not sure')
  await answerBox(ann).press('Enter')
  await expect(ann.getByText('The next question comes to everybody together.')).toBeVisible()
  await expect(host.getByText('1 of 2 have answered')).toBeVisible()
  await expectAccessible(host)

  // Ben was writing: it stays, also over a reload, until he goes on; then it is kept as too late.
  await answerBox(ben).fill('the holy br')
  await host.getByRole('button', { name: 'Next question' }).click()
  await expect(host.getByRole('heading', { name: 'Question 2 of 5' })).toBeVisible()
  await expect(ann.getByRole('heading', { level: 1 })).not.toHaveText(asked ?? '')
  await expect(ben.getByText('The room has gone on to question 2')).toBeVisible()
  await ben.reload()
  await expect(answerBox(ben)).toHaveValue('the holy br')
  await expectAccessible(ben)
  await ben.getByRole('button', { name: 'Go to question 2' }).click()
  await expect(answerBox(ben)).toHaveValue('')
  await expect(ben.getByRole('heading', { name: 'Too late this time' })).toBeVisible()
  await expect(ben.getByText('the holy br')).toBeVisible()

  // After the last question the end is that of any room.
  for (const number of [3, 4, 5]) {
    await host.getByRole('button', { name: 'Next question' }).click()
    await expect(host.getByRole('heading', { name: `Question ${number} of 5` })).toBeVisible()
  }
  await host.getByRole('button', { name: 'Finish' }).click()
  await expect(host.getByRole('heading', { name: 'All 5 questions are done' })).toBeVisible()
  await expect(ann.getByRole('button', { name: 'Practice Again' })).toBeVisible()
  await expect(ben.getByRole('heading', { level: 1, name: 'All answered' })).toBeVisible()
  await Promise.all([host, ann, ben].map((page) => page.context().close()))
})
