import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

import { arriveAsPlayer, enterCode, freshName, logOut, readAnsweredCount, registerPlayer } from '../steps/player.ts'
import { answerBox, answerRightly, arriveAsGuest, fetchAnswerKey, goOn, startQuiz } from '../steps/quiz.ts'

const logIn = async (page: Page, code: string, number: string) => {
  await page.goto('/login')
  await enterCode(page, code, number)
  await expect(page.getByText(`Logged in as ${code}`, { exact: true })).toBeVisible()
}
/** The server takes no progress, as if it were in trouble. */
const refuseProgress = (page: Page) =>
  page.route('**/update-ai-quiz*', (route) =>
    route.fulfill({ status: 503, json: { error: 'busy', code: 'unavailable' } }),
  )

test('a guest’s quiz outlives a reload, with what is typed', async ({ page, request }) => {
  const key = await fetchAnswerKey(request, 1)
  await arriveAsGuest(page)
  await startQuiz(page, 'Isaiah 1')
  const points = await answerRightly(page, key)
  await goOn(page)
  await answerBox(page).fill('a purple ele')
  await page.reload()
  await expect(answerBox(page)).toHaveValue('a purple ele')
  await expect(page.getByText(`${points} of ${points} points`)).toBeVisible()
})

test('an answer given without a connection survives a closed tab, and is marked and counted once, by itself', async ({
  page,
  context,
  request,
}) => {
  const key = await fetchAnswerKey(request, 2)
  await arriveAsPlayer(page)
  await startQuiz(page, 'Isaiah 2')
  await answerRightly(page, key)
  await goOn(page)
  await context.setOffline(true)
  await answerBox(page).fill('the mountain of Yahweh’s house')
  await answerBox(page).press('Enter')
  await expect(page.getByText('Your answer is safe. It will be sent')).toBeVisible()
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto('/practice')
  await expect(next.getByText(/^Question 2 of \d+, 1 answered\.$/)).toBeVisible()
  await next.getByRole('button', { name: 'Go on', exact: true }).click()
  await expect(answerBox(next)).toHaveValue('the mountain of Yahweh’s house')
  await expect(next.getByText('Marked by Seraph’s built-in judge.')).toBeVisible()
  await context.setOffline(true)
  await next.getByRole('button', { name: 'Next', exact: true }).click()
  await answerBox(next).fill('swords into plowshares')
  await answerBox(next).press('Enter')
  await expect(next.getByText('Your answer is safe. It will be sent')).toBeVisible()
  await context.setOffline(false)
  await expect(next.getByText('Marked by Seraph’s built-in judge.')).toBeVisible()
  await expect.poll(() => readAnsweredCount(next)).toBe(3)
})

test(
  'a browser that keeps nothing says so, and what waits is sent while the page is open',
  { tag: '@day5' },
  async ({ page, request }) => {
    await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }))
    const key = await fetchAnswerKey(request, 7)
    await arriveAsPlayer(page)
    await startQuiz(page, 'Isaiah 7')
    await refuseProgress(page)
    await answerRightly(page, key)
    await expect(page.getByText('please leave this page open until they are saved')).toBeVisible()
    await page.unroute('**/update-ai-quiz*')
    await page.getByRole('button', { name: 'Save now' }).click()
    await expect(page.getByText('waiting to be saved')).toBeHidden()
    expect(await readAnsweredCount(page)).toBe(1)
  },
)

test(
  'two tabs of one player answer at the same time while progress can’t be saved: all is counted once',
  { tag: '@day4' },
  async ({ page, context, request }) => {
    const key = await fetchAnswerKey(request, 3)
    await arriveAsPlayer(page)
    const other = await context.newPage()
    await startQuiz(page, 'Isaiah 3')
    await refuseProgress(page)
    await refuseProgress(other)
    await other.goto('/practice')
    await other.getByRole('button', { name: 'Start over' }).click()
    await other.getByRole('button', { name: 'Isaiah 3', exact: true }).click()
    await other.getByRole('button', { name: /^Start Quiz/ }).click()
    for (const tab of [page, other]) {
      await answerRightly(tab, key)
      await goOn(tab)
      await answerRightly(tab, key)
    }
    await expect(page.getByText('4 answers waiting to be saved')).toBeVisible()
    await expect(other.getByText('4 answers waiting to be saved')).toBeVisible()
    // Pressed inside the pages: whichever is first takes what waits for both, and the other's button goes with it.
    const buttons = await Promise.all(
      [page, other].map((tab) =>
        tab.getByRole('button', { name: 'Save now' }).evaluateHandle((button: HTMLButtonElement) => button),
      ),
    )
    await page.unroute('**/update-ai-quiz*')
    await other.unroute('**/update-ai-quiz*')
    await Promise.all(buttons.map((button) => button.evaluate((element) => element.click())))
    await expect(page.getByText('waiting to be saved')).toBeHidden()
    await expect(other.getByText('waiting to be saved')).toBeHidden()
    expect(await readAnsweredCount(page)).toBe(4)
  },
)

test(
  'two tabs at one round: the older is told and stops, and can go on where the other has come',
  { tag: '@day2' },
  async ({ page, context, request }) => {
    const key = await fetchAnswerKey(request, 1)
    await arriveAsGuest(page)
    await startQuiz(page, 'Isaiah 1')
    const points = await answerRightly(page, key)
    await goOn(page)
    await expect(page.getByText('Question 2 of')).toBeVisible()
    const other = await context.newPage()
    await other.goto('/practice')
    await other.getByRole('button', { name: 'Go on', exact: true }).click()
    await expect(other.getByText(`${points} of ${points} points`)).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('You are going on in another tab')
    await expect(answerBox(page)).toHaveCount(0)
    await answerBox(other).fill('what the other tab typed')
    await other.reload()
    await expect(answerBox(other)).toHaveValue('what the other tab typed')
    await page.getByRole('button', { name: 'Go on here' }).click()
    await expect(answerBox(page)).toHaveValue('what the other tab typed')
    await expect(other.getByRole('alert')).toContainText('You are going on in another tab')
  },
)

test(
  'a shared Chromebook: one player’s unsent answers wait while another is signed in, and go when the first returns',
  { tag: '@day1' },
  async ({ page, request }) => {
    const key = await fetchAnswerKey(request, 4)
    const anna = await arriveAsPlayer(page)
    await startQuiz(page, 'Isaiah 4')
    await refuseProgress(page)
    await answerRightly(page, key)
    await expect(page.getByText('1 answer waiting to be saved')).toBeVisible()
    const number = await logOut(page)
    await expect(page.getByText('1 answer could not be saved yet').first()).toBeVisible()
    await expect(page.getByText('1 answer waits in this browser.')).toBeVisible()
    await page.unroute('**/update-ai-quiz*')
    await registerPlayer(page, freshName())
    const note = page.getByText('1 answer of another player waits in this browser')
    await expect(note).toBeVisible()
    expect(await readAnsweredCount(page)).toBe(0)
    await expect(note).toBeVisible()
    await expect(note).not.toContainText(anna)
    await page.getByRole('button', { name: 'Dismiss this note' }).click()
    await expect(note).toBeHidden()
    await logOut(page)
    await logIn(page, anna, number)
    await expect(page.getByText('waits in this browser')).toBeHidden()
    await expect.poll(() => readAnsweredCount(page)).toBe(1)
  },
)
