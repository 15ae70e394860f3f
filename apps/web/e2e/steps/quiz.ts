import { expect } from '@playwright/test'
import type { APIRequestContext, Page } from '@playwright/test'

import { withoutApp } from './player.ts'

/** The right answer of each question of a chapter, by its text on the card. */
export type AnswerKey = Map<string, string>

const asked = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Fetches a chapter's answers as the self-graded quiz does; of the first open season where none is named. */
export async function fetchAnswerKey(request: APIRequestContext, chapter: number, season?: string): Promise<AnswerKey> {
  const named = season === undefined ? '' : `&season=${season}`
  const response = await request.get(`/api/questions/${chapter}?answers=true${named}`)
  const { questions } = (await response.json()) as { questions: { question: string; answer: string[] }[] }
  return new Map(questions.map(({ question, answer }) => [asked(question), answer.join(', ')]))
}

/** Arrives as somebody who went on as a guest here before, as `continueAsGuest` leaves a browser. Ends on a page without the app. */
export async function arriveAsGuest(page: Page): Promise<void> {
  await page.goto(withoutApp)
  await page.evaluate(() => localStorage.setItem('guestMode', 'true'))
}

/** Opens the page as somebody who is greeted and goes on as a guest. */
export async function continueAsGuest(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('dialog').getByRole('button', { name: 'Continue as Guest' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** Dismisses the notice that the quiz shows on its first visit. */
export async function dismissQuizNotice(page: Page): Promise<void> {
  const notice = page.getByRole('complementary', { name: 'This quiz is in beta' })
  await notice.getByRole('button', { name: 'Dismiss this notice' }).click()
  await expect(notice).toBeHidden()
}

/** Opens the quiz, dismisses its notice, chooses a chapter and starts. */
export async function startQuiz(page: Page, chapter: string): Promise<void> {
  await page.goto('/practice')
  await dismissQuizNotice(page)
  await page.getByRole('button', { name: chapter, exact: true }).click()
  await page.getByRole('button', { name: /^Start Quiz/ }).click()
  await expect(answerBox(page)).toBeVisible()
}

/** The answer box of the question on the card. */
export function answerBox(page: Page) {
  return page.getByRole('textbox', { name: 'Your answer' })
}

/** The question on the card with its passage, as the answer key has it. */
export async function readQuestion(page: Page): Promise<string> {
  const heading = page.locator('section h1')
  const passage = page.locator('section h1 + p[id$="-passage"]')
  const text = await heading.innerText()
  return asked((await passage.count()) === 0 ? text : `${text} ${await passage.innerText()}`)
}

/** Answers the question on the card with its own answer and waits for full marks; returns its points. */
export async function answerRightly(page: Page, key: AnswerKey): Promise<number> {
  const answer = key.get(await readQuestion(page))
  if (answer === undefined) throw new Error(`no answer to: ${await readQuestion(page)}`)
  await answerBox(page).fill(answer)
  await answerBox(page).press('Enter')
  const heading = page.getByRole('heading', { level: 2, name: /^Full marks/ })
  await expect(heading).toBeVisible()
  const points = /(\d+) of \1 points?/.exec(await heading.innerText())?.[1]
  if (points === undefined) throw new Error(`no full marks: ${await heading.innerText()}`)
  return Number(points)
}

/** Goes on to the next question. */
export async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(answerBox(page)).toBeEditable()
  await expect(answerBox(page)).toHaveValue('')
}

/** Answers two questions of a quiz: nothing of the first, the second rightly; its verdict stays. */
export async function answerSome(page: Page): Promise<void> {
  const keys = await Promise.all(Array.from({ length: 33 }, (_, at) => fetchAnswerKey(page.request, at + 1)))
  await expect(answerBox(page)).toBeVisible()
  await answerBox(page).fill('a purple elephant')
  await answerBox(page).press('Enter')
  await goOn(page)
  await answerRightly(page, new Map(keys.flatMap((one) => [...one])))
}
