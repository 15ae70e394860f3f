import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

import { expectAccessible } from '../steps/expectAccessible.ts'
import { arriveAsPlayer } from '../steps/player.ts'
import { arriveAsGuest } from '../steps/quiz.ts'

type Served = { questions: { points: number; type: string }[] }

/** Has a chapter of the quiz hold this many questions of one point or more. */
async function shorten(page: Page, chapter: number, count: number): Promise<void> {
  const reply = (await (await page.request.get(`/api/questions/${chapter}?answers=true`)).json()) as Served
  await page.route(new RegExp(`/api/questions/${chapter}\\?.*answers=true`), (route) =>
    route.fulfill({ json: { questions: reply.questions.slice(0, count) } }),
  )
}

async function choose(page: Page, ...chapters: string[]): Promise<void> {
  await page.goto('/traditional-quiz')
  for (const chapter of chapters) await page.getByRole('button', { name: chapter, exact: true }).click()
}

const start = (page: Page) => page.getByRole('button', { name: 'Start Self-Graded Quiz' })

test.use({ reducedMotion: 'reduce' })

test('a player scores every question by keyboard, and the quiz is saved once at its end', async ({ page }) => {
  await arriveAsPlayer(page)
  await shorten(page, 6, 2)
  await shorten(page, 7, 1)
  await page.route('**/update-self-graded*', (route) => route.abort(), { times: 1 })
  await choose(page, 'Isaiah 6', 'Isaiah 7')
  await expect(page.getByText('2 chapters selected')).toBeVisible()
  await start(page).focus()
  await page.keyboard.press('Enter')
  for (const number of [1, 2, 3]) {
    await expect(page.getByText(`Question ${number} of 3`)).toBeVisible()
    await expect(page.getByText('Think of your answer first, or say it aloud. Then look.')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'The answer' })).toBeVisible()
    await expect(page.getByRole('radio').first()).toBeFocused()
    await page.keyboard.press('1')
    await expect(
      page.getByRole('button', { name: number < 3 ? 'Save Score & Continue' : 'Complete Quiz' }),
    ).toBeEnabled()
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('heading', { name: 'Quiz complete' })).toBeFocused()
  await expect(page.getByText(/^Final score: 3 of \d+ points with 3 questions\.$/)).toBeVisible()
  await expect(page.getByText('1 self-graded quiz waiting to be saved')).toBeVisible()
  await page.getByRole('button', { name: 'Save now' }).click()
  const session = (await (await page.request.get('/api/session')).json()) as { player: { id: string } }
  const progress = `/api/player-progress/${session.player.id}`
  const isWhole = { selfGradedQuestions: 3, chaptersExplored: [6, 7] }
  await expect.poll(async () => (await page.request.get(progress)).json()).toMatchObject(isWhole)
  await page.reload()
  await expect(start(page)).toBeVisible()
})

test(
  'a chapter that fails is left out, skipped questions come back, and a reload loses no score',
  { tag: '@day3' },
  async ({ page }) => {
    await arriveAsGuest(page)
    await shorten(page, 6, 2)
    await page.route(/\/api\/questions\/7\?.*answers=true/, (route) => route.abort())
    await choose(page, 'Isaiah 7')
    await start(page).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await choose(page, 'Isaiah 6', 'Isaiah 7')
    await start(page).click()
    await expect(page.getByText('Question 1 of 2')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Show Answer' }).click()
    await page
      .locator('label')
      .filter({ hasText: /^1 point$/ })
      .click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save Score & Continue' }).click()
    await expect(page.getByText('One question still has no score. Here it is.')).toBeVisible()
    await expect(page.getByText('Question 1 of 2')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Question 1 of 2')).toBeVisible()
    await expect(page.getByText(/^1 of \d points?/)).toBeVisible()
    await page.getByRole('button', { name: 'Reset Quiz' }).click()
    const question = page.getByRole('dialog', { name: 'Reset this quiz?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText(/^1 of \d points?/)).toBeVisible()
    await page.getByRole('button', { name: 'Reset Quiz' }).click()
    await question.getByRole('button', { name: 'Reset Quiz' }).click()
    await expect(start(page)).toBeVisible()
  },
)

test('a chapter under review tells so once, and trivia under maintenance can be left or played', async ({ page }) => {
  await page.route(/\/api\/season(\?|$)/, async (route) => {
    const reply = await route.fetch()
    const season = (await reply.json()) as { review: { selfGraded: object } }
    season.review.selfGraded = { chapters: [7], title: 'Under review', text: 'We are still going over Isaiah 7.' }
    const maintenance = [{ activity: 'trivia', title: 'Trivia rests', text: 'We are mending it.' }]
    await route.fulfill({ response: reply, json: { ...season, maintenance } })
  })
  await arriveAsGuest(page)
  await choose(page, 'Isaiah 6', 'Isaiah 7, under review')
  await expect(page.getByRole('dialog', { name: 'Under review' })).toContainText('We are still going over Isaiah 7.')
  await page.getByRole('button', { name: 'Got it' }).click()
  await expect(page.getByText('2 chapters selected')).toBeVisible()
  await page.goto('/trivia')
  const notice = page.getByRole('dialog', { name: 'Trivia rests' })
  await notice.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a chapter' })).toBeVisible()
  await page.reload()
  await notice.getByRole('button', { name: 'Go to Home Page' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('a quiz that ends early saves what was scored', async ({ page }) => {
  await arriveAsPlayer(page)
  await choose(page, 'Isaiah 6')
  await start(page).click()
  await expect(page.getByText(/^Question 1 of/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'End here' })).toBeHidden()
  await page.getByRole('button', { name: 'Show Answer' }).click()
  await page.keyboard.press('1')
  await page.getByRole('button', { name: 'Save Score & Continue' }).click()
  await expect(page.getByText(/^Question 2 of/)).toBeVisible()
  await page.getByRole('button', { name: 'End here' }).click()
  await expect(page.getByText(/^Final score: 1 of \d+ points? with 1 question\.$/)).toBeVisible()
  const { player } = (await (await page.request.get('/api/session')).json()) as { player: { id: string } }
  const progress = `/api/player-progress/${player.id}`
  await expect.poll(async () => (await page.request.get(progress)).json()).toMatchObject({ selfGradedQuestions: 1 })
})
