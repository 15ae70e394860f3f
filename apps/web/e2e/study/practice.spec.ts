import { expect, test } from '@playwright/test'

import { coveredControls } from '../steps/coveredControls.ts'
import { arriveAsPlayer, readAnsweredCount } from '../steps/player.ts'
import {
  answerBox,
  answerRightly,
  arriveAsGuest,
  dismissQuizNotice,
  fetchAnswerKey,
  goOn,
  startQuiz,
} from '../steps/quiz.ts'
import { killWorker } from '../steps/stack.ts'

test('a guest answers three questions and is marked', async ({ page, request }) => {
  const key = await fetchAnswerKey(request, 1)
  await arriveAsGuest(page)
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
  await arriveAsPlayer(page)
  await startQuiz(page, 'Isaiah 2')
  for (let count = 1; count <= 10; count += 1) {
    await answerRightly(page, key)
    if (count < 10) await goOn(page)
  }
  await expect.poll(() => readAnsweredCount(page)).toBe(10)
  await page.reload()
  await expect(page.getByRole('heading', { name: '10 questions answered' })).toBeVisible()
  const row = page.getByRole('row', { name: /AI-Evaluated/ })
  await expect(row).toContainText('100%')
  await expect(page.getByText('1 of 33 explored.')).toBeVisible()
})

test('"I don’t know" shows the answer kindly, and counts as an answered question', async ({ page }) => {
  await arriveAsPlayer(page)
  await startQuiz(page, 'Isaiah 6')
  const giveUp = page.getByRole('button', { name: 'I don’t know' })
  await answerBox(page).fill('seraph')
  await expect(giveUp).toBeDisabled()
  await answerBox(page).fill('')
  await giveUp.click()
  await expect(page.getByRole('heading', { level: 2, name: /^Not yet, but now you know/ })).toBeVisible()
  await expect(page.getByText(/^No answer yet, and that's fine\. The answer is /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'I think this is right' })).toHaveCount(0)
  await expect.poll(() => readAnsweredCount(page)).toBe(1)
})

test('Reset Quiz asks before it drops what is answered, and the setup has one too', async ({ page, request }) => {
  const key = await fetchAnswerKey(request, 1)
  await arriveAsGuest(page)
  await startQuiz(page, 'Isaiah 1')
  await answerRightly(page, key)
  const reset = page.getByRole('button', { name: 'Reset Quiz' })
  const question = page.getByRole('dialog', { name: 'Reset this quiz?' })
  await reset.click()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { level: 2, name: /^Full marks/ })).toBeVisible()
  await reset.click()
  await question.getByRole('button', { name: 'Reset Quiz' }).click()
  const chapter = page.getByRole('button', { name: 'Isaiah 6', exact: true })
  await chapter.click()
  await expect(chapter).toHaveAttribute('aria-pressed', 'true')
  await reset.click()
  await expect(chapter).toHaveAttribute('aria-pressed', 'false')
})

test('a worker killed in the middle loses and doubles nothing', async ({ page, request }) => {
  const key = await fetchAnswerKey(request, 3)
  await arriveAsPlayer(page)
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

test(
  'a phone on its side: Start Quiz lies over no chapter, and no toast over a control',
  { tag: '@once' },
  async ({ page }) => {
    await page.setViewportSize({ width: 740, height: 360 })
    await arriveAsGuest(page)
    await page.goto('/practice')
    await dismissQuizNotice(page)
    const start = page.getByRole('button', { name: /^Start Quiz/ })
    await page.getByRole('button', { name: 'Isaiah 6', exact: true }).click()
    const covered = await page.getByRole('group', { name: 'Isaiah' }).evaluate(
      (group) =>
        [...group.querySelectorAll('button')].filter((button) => {
          const { left, top, width, height } = button.getBoundingClientRect()
          const seen = document.elementFromPoint(left + width / 2, top + height / 2)
          return top >= 0 && top + height <= innerHeight && seen !== null && !button.contains(seen)
        }).length,
    )
    expect(covered).toBe(0)
    await start.click()
    await expect(answerBox(page)).toBeVisible()
    const toast = page.locator('ol li').filter({ hasText: 'Quiz Started' })
    await expect(toast).toBeVisible()
    await expect.poll(() => coveredControls(toast)).toEqual([])
    // Turned upright it is on the screen still.
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(toast).toBeInViewport({ ratio: 1 })
    await expect.poll(() => coveredControls(toast)).toEqual([])
    // It would stay for a minute, over the verdict: the answer ends it.
    await answerBox(page).fill('a purple elephant')
    await answerBox(page).press('Enter')
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeVisible()
    await expect(toast).toHaveCount(0)
  },
)

test('at a round’s end both ways on are whole above the bar at the foot', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await arriveAsGuest(page)
  await startQuiz(page, 'Isaiah 6')
  await page.getByRole('button', { name: 'I don’t know' }).click()
  await page.getByRole('button', { name: 'End here' }).click()
  const bar = await page.getByRole('navigation', { name: 'Sections' }).boundingBox()
  const more = page.getByRole('link', { name: 'One more' })
  await expect(more).toBeVisible()
  const foot = async () => {
    const box = await more.boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 1_000)
  }
  await expect.poll(foot).toBeLessThanOrEqual(bar?.y ?? 0)
})
