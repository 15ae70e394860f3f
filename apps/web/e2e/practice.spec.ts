import { expect, test } from '@playwright/test'

import { freshName, readAnsweredCount, registerPlayer } from './player.ts'
import { answerBox, answerRightly, continueAsGuest, fetchAnswerKey, goOn, startQuiz } from './quiz.ts'
import { killWorker } from './stack.ts'

test('a guest answers three questions and is marked', async ({ page, request }) => {
  const key = await fetchAnswerKey(request, 1)
  await continueAsGuest(page)
  await startQuiz(page, 'Isaiah 1')
  let earned = await answerRightly(page, key)
  await goOn(page)
  await answerBox(page).fill('a purple elephant')
  await answerBox(page).press('Enter')
  await expect(page.getByText(/^0 of \d points?$/)).toBeVisible()
  await goOn(page)
  earned += await answerRightly(page, key)
  await expect(page.getByText(new RegExp(`^${earned} of \\d+ points`))).toBeVisible()
})

test('a new player answers ten questions and sees the totals after a reload', async ({ page, request }) => {
  const key = await fetchAnswerKey(request, 2)
  await registerPlayer(page, freshName())
  await startQuiz(page, 'Isaiah 2')
  for (let count = 1; count <= 10; count += 1) {
    await answerRightly(page, key)
    if (count < 10) await goOn(page)
  }
  await expect.poll(() => readAnsweredCount(page)).toBe(10)
  await page.reload()
  await expect(page.getByRole('heading', { name: '10 questions answered' })).toBeVisible()
  const row = page.getByRole('row', { name: /AI-Evaluated/ })
  await expect(row).toContainText('100 %')
  await expect(page.getByText('1 / 33')).toBeVisible()
})

test('a worker killed in the middle loses and doubles nothing', async ({ page, request }) => {
  const key = await fetchAnswerKey(request, 3)
  await registerPlayer(page, freshName())
  await startQuiz(page, 'Isaiah 3')
  for (let count = 1; count <= 6; count += 1) {
    await answerRightly(page, key)
    if (count === 3) killWorker()
    if (count < 6) await goOn(page)
  }
  await expect.poll(() => readAnsweredCount(page)).toBe(6)
  const session = (await (await page.request.get('/api/session')).json()) as { player: { id: string } }
  const progress = `/api/player-progress/${session.player.id}`
  const isWhole = { aiEvaluatedQuestions: 6, totalQuestionsAnswered: 6, aiAccuracy: 100 }
  await expect.poll(async () => (await page.request.get(progress)).json()).toMatchObject(isWhole)
})
