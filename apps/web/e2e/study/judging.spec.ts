import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

import { loginAdmin, unlockAdmin } from '../steps/admin.ts'
import { expectAccessible } from '../steps/expectAccessible.ts'
import { answerBox, arriveAsGuest, dismissQuizNotice, startQuiz } from '../steps/quiz.ts'

/** Starts a quiz of one question of Isaiah. */
async function startOn(page: Page, chapter: number, id: string): Promise<void> {
  await page.route(new RegExp(`/api/questions/${chapter}(\\?|$)`), async (route) => {
    const reply = await route.fetch()
    const { questions } = (await reply.json()) as { questions: { id: string }[] }
    await route.fulfill({ response: reply, json: { questions: questions.filter((one) => one.id === id) } })
  })
  await arriveAsGuest(page)
  await startQuiz(page, `Isaiah ${chapter}`)
}

/** Starts a quiz of the four kings of Isaiah 1:1. */
const startKings = (page: Page): Promise<void> => startOn(page, 1, 'isa-1-1-c')

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

test('a quotation in pieces is told as one sentence, with its kind before and nothing said twice', async ({ page }) => {
  await startOn(page, 12, 'isa-12-2-d')
  await expect(page.getByText('A quotation in two parts', { exact: true })).toBeVisible()
  await answer(page, 'is my strength')
  await expect(page.getByText('1 of 2: is my strength. Missing: song.', { exact: true })).toBeVisible()
})

test('of two parts that are missing, each other wording names its own', async ({ page }) => {
  await startOn(page, 1, 'isa-1-3-a')
  await answer(page, 'a camel and a horse')
  await expect(
    page.getByText('Also accepted: bull (for the ox) · ass (for the donkey) · oxen (for the ox)'),
  ).toBeVisible()
})

test('two facts the other way round are told so, with the words that were heard for each', async ({ page }) => {
  await startOn(page, 1, 'isa-1-5-a')
  await answer(page, 'the head is faint and the heart is sick')
  await expect(page.getByText('Both facts of the verse, but the other way round.', { exact: true })).toBeVisible()
  await expect(page.locator('section mark')).toHaveText([
    'faint (not quite for part 2, faint)',
    'sick (not quite for part 1, sick)',
  ])
})

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
  await arriveAsGuest(page)
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
  await arriveAsGuest(page)
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
