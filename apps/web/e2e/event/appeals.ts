import { expect } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'

import { fillTeam, issueCoachCode, loginCoach, teamCard } from '../steps/coach.ts'
import { freshName } from '../steps/player.ts'
import { answerBox, dismissQuizNotice } from '../steps/quiz.ts'

type Card = { playerCode: string; cardToken: string }

/** A coach with a team of two in a club of its own. Returns the children's cards. */
export async function coachWithTwo(page: Page): Promise<Card[]> {
  const club = freshName()
  await loginCoach(page, issueCoachCode(club), club)
  await page.goto('/register')
  await page.getByLabel('Coach name').fill('Coach Bo')
  await fillTeam(page, 1, { club, name: 'Owls' })
  await teamCard(page, 1).getByRole('button', { name: 'Add member' }).click()
  await page.getByRole('button', { name: 'Register team' }).click()
  await expect(page.getByRole('heading', { name: 'Your new codes' })).toBeVisible()
  const notice = page.getByRole('complementary', { name: 'The dashboard is in beta' })
  await notice.getByText('The dashboard is in beta').click()
  await notice.getByRole('button', { name: "Don't show this message again" }).click()
  const headers = { origin: new URL(page.url()).origin }
  return (await page.request.post('/api/coaches/numbers', { headers, data: {} })).json() as Promise<Card[]>
}

/** A child in a browser of their own, signed in by the card. */
export async function signInChild(
  browser: Browser,
  baseURL: string | undefined,
  card: Card | undefined,
): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
  const page = await context.newPage()
  await page.goto(`/player-login#${card?.playerCode ?? ''}.${card?.cardToken ?? ''}`)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByText(`Logged in as ${card?.playerCode ?? ''}`).first()).toBeVisible()
  await page.goto('/practice')
  await dismissQuizNotice(page)
  return page
}

/** Lets a page have one question of Isaiah 1 alone. */
export async function leaveOne(page: Page, questionId: string): Promise<void> {
  await page.unrouteAll()
  await page.route(/\/api\/questions\/1(\?|$)/, async (route) => {
    const reply = await route.fetch()
    const { questions } = (await reply.json()) as { questions: { id: string }[] }
    await route.fulfill({ response: reply, json: { questions: questions.filter(({ id }) => id === questionId) } })
  })
}

/** Answers one question of Isaiah 1 alone, and waits until the mark is saved. */
export async function answerOne(page: Page, questionId: string, answer: string): Promise<void> {
  await leaveOne(page, questionId)
  await page.goto('/practice')
  await page.getByRole('button', { name: 'Isaiah 1', exact: true }).click()
  await page.getByRole('button', { name: /^Start Quiz/ }).click()
  const saved = page.waitForResponse(/update-ai-quiz/)
  await answerBox(page).fill(answer)
  await answerBox(page).press('Enter')
  expect((await saved).status()).toBe(200)
}

/** Asks a person about the verdict in view. */
export async function ask(page: Page, note: string): Promise<void> {
  await page.getByRole('button', { name: 'I think this is right' }).click()
  const dialog = page.getByRole('dialog', { name: 'I think this is right' })
  await dialog.getByLabel('Why do you think so?').fill(note)
  await dialog.getByRole('button', { name: 'Ask a person' }).click()
  await expect(dialog).toBeHidden()
}

/** What Me tells of so many decisions. They are told once: the page is opened when all are there, and not again. */
export async function readTold(page: Page, count = 1) {
  const decisions = async () => (await (await page.request.get('/api/players/decisions')).json()) as unknown[]
  await expect.poll(async () => (await decisions()).length, { timeout: 30_000 }).toBe(count)
  await page.goto('/player-login')
  const told = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'What changed about your answers' }) })
  await expect(told).toBeVisible()
  return told
}
