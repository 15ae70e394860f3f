import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

import { expectAccessible } from '../steps/expectAccessible.ts'
import { arriveAsPlayer } from '../steps/player.ts'
import { arriveAsGuest } from '../steps/quiz.ts'

type Served = { questions: { question: string; answer: string; verse: string }[] }

/** Has a chapter's trivia end after three questions; returns them by what they ask. */
async function shorten(page: Page, chapter: number): Promise<Map<string, string>> {
  const reply = (await (await page.request.get(`/api/trivia/${chapter}`)).json()) as Served
  const questions = reply.questions.slice(0, 3)
  await page.route(new RegExp(`/api/trivia/${chapter}(\\?|$)`), (route) => route.fulfill({ json: { questions } }))
  return new Map(questions.map(({ question, answer }) => [question, answer]))
}

const question = (page: Page) => page.locator('section h2')
const state = (page: Page, name: string) => page.getByRole('navigation', { name: 'Questions' }).getByLabel(name)

/** Chooses with the arrow keys alone: rightly, or any other. A choice may be the end of another one ("2" and "12"). */
async function answerByKeys(page: Page, key: Map<string, string>, isRight: boolean): Promise<void> {
  const right = key.get(await question(page).innerText())
  const choices = page.getByRole('radio')
  await expect(choices.first()).toBeEnabled()
  await choices.first().focus()
  await page.keyboard.press('Space')
  for (let place = 0; place < 4; place += 1) {
    const name = (await page.locator('label:has(:checked)').innerText()).split(/\s*\n\s*/).at(-1)
    if ((name === right) === isRight) break
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
}

test.use({ reducedMotion: 'reduce' })

test('a player plays a chapter by keyboard, sees the rank, and the points are saved once', async ({ page }) => {
  await arriveAsPlayer(page)
  const key = await shorten(page, 6)
  await page.goto('/trivia')
  await page.getByRole('button', { name: 'Isaiah 6', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Question 1 of 3')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit Answer' })).toBeDisabled()
  for (const isRight of [true, false, true]) {
    await answerByKeys(page, key, isRight)
    await expect(page.getByText(isRight ? 'Correct: 100 points' : 'Not this time', { exact: true })).toBeVisible()
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('heading', { name: 'Good Participation' })).toBeFocused()
  await expect(page.getByText('2 of 3 right · 200 points')).toBeVisible()
  await expect(page.getByText('200 trivia points for Isaiah 6 are on your record.', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Review Mode' }).click()
  await expect(state(page, 'Question 2, incorrect')).toBeVisible()
  await page.getByRole('button', { name: 'Back to the result' }).click()
  await expect(page.getByText('2 of 3 right · 200 points')).toBeVisible()
  const session = (await (await page.request.get('/api/session')).json()) as { player: { id: string } }
  const progress = await page.request.get(`/api/player-progress/${session.player.id}`)
  expect(await progress.json()).toMatchObject({ triviaQuestions: 3, triviaAccuracy: 67, triviaPointsEarned: 200 })
  // What was only known again is offered from memory (rule 211).
  await page.getByRole('link', { name: 'Isaiah 6 from memory' }).click()
  await expect(page.getByText('Question 1 of 10')).toBeVisible()
  await expect(page.getByRole('main').getByText('Isaiah 6', { exact: true }).first()).toBeVisible()
})

test('a reload goes on where it was; another order, Reset and another chapter begin anew', async ({ page }) => {
  const key = await shorten(page, 6)
  await arriveAsGuest(page)
  await page.goto('/trivia-quiz')
  await page.getByRole('button', { name: 'Isaiah 6', exact: true }).click()
  await expect(page.getByText('Question 1 of 3')).toBeVisible()
  await answerByKeys(page, key, true)
  await expect(state(page, 'Question 1, correct')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(state(page, 'Question 1, correct')).toBeVisible()
  // What would drop the round is asked, and one may think again.
  const asked = page.getByRole('dialog', { name: 'Leave this round?' })
  await page.getByRole('button', { name: 'Select Chapter' }).click()
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await expect(state(page, 'Question 1, correct')).toBeVisible()
  await page.getByRole('radio', { name: 'Random' }).click()
  await asked.getByRole('button', { name: 'Leave it' }).click()
  await expect(state(page, 'Question 1, unanswered')).toBeVisible()
  await answerByKeys(page, key, false)
  await expect(state(page, 'Question 1, incorrect')).toBeVisible()
  await page.getByRole('button', { name: 'Reset' }).click()
  await asked.getByRole('button', { name: 'Leave it' }).click()
  await expect(state(page, 'Question 1, unanswered')).toBeVisible()
  await page.route(/\/api\/trivia\/7(\?|$)/, (route) => route.abort())
  await page.getByRole('button', { name: 'Next chapter: Isaiah 7' }).click()
  await expect(
    page.getByText('Failed to load trivia questions for this chapter.', { exact: true }).first(),
  ).toBeVisible()
  await expect(page.getByText('Question 1 of 3')).toBeVisible()
  await page.getByRole('button', { name: 'Previous chapter: Isaiah 5' }).click()
  await expect(page.getByText(/Question 1 of (?!3$)\d+/)).toBeVisible()
  await page.getByRole('button', { name: 'Select Chapter' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a chapter' })).toBeVisible()
})

test(
  'a round has a size, chapters and verses, ends early, and what was missed comes again',
  { tag: '@day0' },
  async ({ page }) => {
    await arriveAsPlayer(page)
    await page.goto('/trivia')
    // Of one chapter: its size is chosen before it.
    await page.getByText('How many, and which').click()
    await page.getByRole('group', { name: 'Questions' }).getByText('5', { exact: true }).click()
    await expect(page).toHaveURL(/size=5/)
    await expect(page.getByText(/known to this browser alone/)).toBeVisible()
    await page.getByRole('button', { name: 'Isaiah 6', exact: true }).click()
    await expect(page.getByText('Question 1 of 5')).toBeVisible()
    // Of several, and of verses: ended after two answers.
    await page.getByRole('button', { name: 'Select Chapter' }).click()
    await page.getByText('Chosen chapters or verses').click()
    await page.getByRole('button', { name: 'Start Trivia' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    for (const chapter of ['Isaiah 6', 'Isaiah 7'])
      await page.getByRole('button', { name: chapter, exact: true }).click()
    await page.getByText('Only some verses').click()
    await page.getByLabel('From verse').selectOption('2')
    await page.getByLabel('to', { exact: true }).selectOption('4')
    await expectAccessible(page)
    const key = new Map<string, string>()
    const verses = new Map<string, string>()
    for (const chapter of [6, 7]) {
      const { questions } = (await (await page.request.get(`/api/trivia/${chapter}`)).json()) as Served
      for (const { question: text, answer, verse } of questions) {
        key.set(text, answer)
        verses.set(text, verse)
      }
    }
    await page.getByRole('button', { name: 'Start Trivia' }).click()
    await expect(page.getByText(/^Question 1 of/)).toBeVisible()
    for (const isRight of [true, false]) {
      expect(verses.get(await question(page).innerText())).toMatch(/^Isaiah (7:|6:[1-4]\b)/)
      await answerByKeys(page, key, isRight)
      await expect(page.getByText(isRight ? 'Correct: 100 points' : 'Not this time', { exact: true })).toBeVisible()
      if (isRight) await page.keyboard.press('Enter')
    }
    const missed = await question(page).innerText()
    await page.getByRole('button', { name: 'End here' }).click()
    await expect(page.getByText('1 of 2 right · 100 points')).toBeVisible()
    await expect(page.getByText('100 trivia points for 2 chapters are on your record.', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'The missed one again' }).click()
    await expect(page.getByText('Question 1 of 1')).toBeVisible()
    await expect(question(page)).toHaveText(missed)
    await page.getByRole('button', { name: 'Select Chapter' }).click()
    // The same tomorrow: this browser knows what was missed, and what was never asked.
    const { player } = (await (await page.request.get('/api/session')).json()) as { player: { id: string } }
    const progress = await page.request.get(`/api/player-progress/${player.id}`)
    expect(await progress.json()).toMatchObject({ triviaQuestions: 2, triviaPointsEarned: 100 })
    await page.goto('/trivia?chapters=6,7&of=missed')
    await page.getByRole('button', { name: 'Start Trivia' }).click()
    await expect(page.getByText('Question 1 of 1')).toBeVisible()
    await expect(question(page)).toHaveText(missed)
    await answerByKeys(page, key, true)
    await page.keyboard.press('Enter')
    await expect(page.getByText('1 of 1 right · 100 points')).toBeVisible()
    // Until the end is kept the tab would go on with the round.
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('run:trivia'))).toBeNull()
    await page.goto('/trivia?chapters=6,7&of=missed')
    await page.getByRole('button', { name: 'Start Trivia' }).click()
    await expect(page.getByText('There are no such questions here.')).toBeVisible()
    await page.goto('/trivia?chapters=6,7&of=new')
    await page.getByRole('button', { name: 'Start Trivia' }).click()
    await expect(page.getByText(`Question 1 of ${key.size - 2}`)).toBeVisible()
  },
)
