import { expect, test } from '@playwright/test'

import { chooseSeason, expectSeason } from './chooseSeason.ts'
import { registerClub, setClubSeason, signInChild } from './clubChild.ts'
import { freshName, readAnsweredCount, registerPlayer } from './player.ts'
import { answerRightly, continueAsGuest, fetchAnswerKey, startQuiz } from './quiz.ts'

test('a player studies in two seasons, each with its own count, and finds the one in hand after a reload', async ({
  page,
  request,
}) => {
  const key = await fetchAnswerKey(request, 4)
  await registerPlayer(page, freshName())
  await startQuiz(page, 'Isaiah 4')
  await answerRightly(page, key)
  await expect.poll(() => readAnsweredCount(page)).toBe(1)
  await chooseSeason(page, /Mark/)
  await page.reload()
  await expectSeason(page, /Mark/)
  await page.goto('/practice')
  await expect(page.getByRole('button', { name: 'Mark 1', exact: true })).toBeVisible()
  expect(await readAnsweredCount(page)).toBe(0)
  await chooseSeason(page, /Isaiah/)
  expect(await readAnsweredCount(page)).toBe(1)
})

test('a newcomer chooses at the welcome, and the browser keeps it', async ({ page }) => {
  await page.goto('/')
  const welcome = page.getByRole('dialog', { name: 'Welcome to Seraph' })
  const label = await welcome.getByLabel('Season').locator('option').filter({ hasText: /Mark/ }).innerText()
  await welcome.getByLabel('Season').selectOption({ label })
  await expect(welcome.getByLabel('Season').locator('option:checked')).toHaveText(/Mark/)
  await continueAsGuest(page)
  await expect(page.getByText('Know Mark, Peter and John, verse by verse')).toBeVisible()
  await page.goto('/trivia')
  await expect(page.getByRole('button', { name: 'Mark 1', exact: true })).toBeVisible()
})

test('a child lands in the club’s season, keeps a choice of its own, and follows when the coach changes it again', async ({
  page,
  browser,
}) => {
  const code = await registerClub(page, freshName())
  await setClubSeason(page, /Mark/)
  const child = await signInChild(browser, page, code)
  await expectSeason(child, /Mark/)
  await chooseSeason(child, /Isaiah/)
  await child.reload()
  await expectSeason(child, /Isaiah/)
  await setClubSeason(page, /Isaiah/)
  await setClubSeason(page, /Mark/)
  await child.reload()
  await expectSeason(child, /Mark/)
})
