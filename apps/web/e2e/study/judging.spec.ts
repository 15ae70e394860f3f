import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

import { loginAdmin, unlockAdmin } from '../steps/admin.ts'
import { expectAccessible } from '../steps/expectAccessible.ts'
import { answerBox, continueAsGuest, dismissQuizNotice, startQuiz } from '../steps/quiz.ts'

/** Starts a quiz of one question: the four kings of Isaiah 1:1. */
async function startKings(page: Page): Promise<void> {
  await page.route(/\/api\/questions\/1(\?|$)/, async (route) => {
    const reply = await route.fetch()
    const { questions } = (await reply.json()) as { questions: { id: string }[] }
    await route.fulfill({ response: reply, json: { questions: questions.filter(({ id }) => id === 'isa-1-1-c') } })
  })
  await continueAsGuest(page)
  await startQuiz(page, 'Isaiah 1')
}

async function answer(page: Page, text: string): Promise<void> {
  await answerBox(page).fill(text)
  await answerBox(page).press('Enter')
}

/** The lines of the panel that tell of the parts, as they are read. */
const partLines = (page: Page) => page.locator('section ul li')
const builtIn = 'Marked by Seraph’s built-in judge.'

test('a full answer: every part is given, and who judged is told', async ({ page }) => {
  await startKings(page)
  await answer(page, 'Uzziah, Jotham, Ahaz and Hezekiah')
  await expect(page.getByRole('heading', { name: /^Full marks/ })).toContainText('4 of 4 points')
  await expect(partLines(page)).toHaveText(['Given: Uzziah', 'Given: Jotham', 'Given: Ahaz', 'Given: Hezekiah'])
  await expect(page.getByText(builtIn)).toBeVisible()
})

test('a partial answer: parts given, missing and wrong, marked in time although the model is down', async ({
  page,
}) => {
  await startKings(page)
  const startedAt = Date.now()
  await answer(page, 'Uzziah, Hezekiah and somebody called Joab')
  await expect(page.getByRole('heading', { name: /^A good start/ })).toContainText('2 of 4 points')
  expect(Date.now() - startedAt).toBeLessThan(9_000)
  await expect(partLines(page)).toHaveText([
    'Given: Uzziah',
    /^(Missing|Not quite): Jotham/,
    /^(Missing|Not quite): Ahaz/,
    'Given: Hezekiah',
  ])
  await expect(page.getByText(builtIn)).toBeVisible()
})

test('a worthless answer: nothing is given, kindly, and what was asked for is shown', async ({ page }) => {
  await startKings(page)
  await answer(page, 'a purple elephant')
  await expect(page.getByRole('heading', { name: /^Not yet, but now you know/ })).toContainText('0 of 4 points')
  await expect(partLines(page).filter({ hasText: /^(Missing|Not quite): (Uzziah|Jotham|Ahaz|Hezekiah)/ })).toHaveCount(
    4,
  )
  await expect(page.getByText(builtIn)).toBeVisible()
})

test(
  'the child’s own words: underlined by part, a spelling that was understood, and the verse one press away',
  { tag: '@day3' },
  async ({ page }) => {
    await startKings(page)
    await answer(page, 'uziah, Jothem and not Hezekiah')
    const words = page.locator('section mark')
    await expect(words).toHaveText(['uziah (heard for part 1, Uzziah)', 'Jothem (heard for part 2, Jotham)'])
    await expect(page.getByText('You wrote', { exact: true }).locator('~ p').first()).toContainText('and not Hezekiah')
    await expect(answerBox(page)).toHaveCount(0)
    await expect(page.getByText('Your spelling was understood:')).toContainText('uziah → is Uzziah, Jothem → is Jotham')
    await expect(page.getByText('About “Hezekiah” your words say that it was not so.')).toBeVisible()
    await page.getByRole('button', { name: 'Read Isaiah 1:1' }).click()
    await expect(page.locator('section figcaption')).toHaveText('Isaiah 1:1')
    await expect(page.locator('section blockquote')).toContainText('Hezekiah')
    await expectAccessible(page)
  },
)

test('where the part that marks the words stays away, the verdict is there with the words as they were written', async ({
  page,
}) => {
  await page.route(/MarkedWords/, (route) => route.abort())
  await startKings(page)
  await answer(page, 'Uzziah, Jotham, Ahaz and Hezekiah')
  await expect(page.getByRole('heading', { name: /^Full marks/ })).toContainText('4 of 4 points')
  await expect(page.getByText('You wrote', { exact: true }).locator('+ p')).toHaveText(
    'Uzziah, Jotham, Ahaz and Hezekiah',
  )
  await expect(page.locator('section mark')).toHaveCount(0)
})

test('Ask Seraph answers from the verses while the model is down, and refuses questions of the quiz', async ({
  page,
}) => {
  await continueAsGuest(page)
  await page.goto('/practice')
  await dismissQuizNotice(page)
  await page.getByRole('button', { name: 'Ask Seraph about a verse or a word' }).click()
  const box = page.getByRole('textbox', { name: 'Your question' })
  await expect(page.getByText('A reply may take 30–60 s.')).toBeVisible()
  await box.fill('What does Isaiah 6:2 mean?')
  await page.getByRole('button', { name: 'Ask Seraph', exact: true }).click()
  await expect(page.locator('figcaption')).toHaveText('Isaiah 6:2')
  await expect(page.getByText('This reply comes from the text itself, not from an AI model.')).toBeVisible()
  await expectAccessible(page)
  await box.fill('According to Isaiah 6:2, how many wings?')
  await page.getByRole('button', { name: 'Ask Seraph', exact: true }).click()
  await expect(page.getByText('I can’t answer quiz questions directly.')).toBeVisible()
  await expect(page.locator('figcaption')).toHaveCount(0)
})

test('the AI feedback test is the admin’s alone, and tells that the model is down', async ({ page }) => {
  await continueAsGuest(page)
  await page.goto('/test-openai')
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await loginAdmin(page)
  await page.goto('/test-openai')
  await page.getByRole('link', { name: 'Enter the admin secret' }).click()
  await unlockAdmin(page)
  await expect(page).toHaveURL(/test-openai$/)
  await page.getByRole('button', { name: 'Get AI Feedback' }).click()
  await expect(page.getByText('Please enter a text first.')).toBeVisible()
  await page.getByLabel('Text', { exact: true }).fill('Uzziah was a king.')
  await page.getByRole('button', { name: 'Get AI Feedback' }).click()
  await expect(page.getByText('Error getting feedback: The AI model gave no usable answer in time.')).toBeVisible()
})
