import { expect, test } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'

import { fillTeam, issueCoachCode, loginCoach, teamCard } from './coach.ts'
import { expectAccessible } from './expectAccessible.ts'
import { freshName } from './player.ts'
import { answerBox, dismissQuizNotice } from './quiz.ts'

type Card = { playerCode: string; cardToken: string }

/** A coach with a team of two in a club of its own. Returns the children's cards. */
async function coachWithTwo(page: Page): Promise<Card[]> {
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
async function signInChild(browser: Browser, baseURL: string | undefined, card: Card | undefined): Promise<Page> {
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
async function leaveOne(page: Page, questionId: string): Promise<void> {
  await page.unrouteAll()
  await page.route(/\/api\/questions\/1(\?|$)/, async (route) => {
    const reply = await route.fetch()
    const { questions } = (await reply.json()) as { questions: { id: string }[] }
    await route.fulfill({ response: reply, json: { questions: questions.filter(({ id }) => id === questionId) } })
  })
}

/** Answers one question of Isaiah 1 alone, and waits until the mark is saved. */
async function answerOne(page: Page, questionId: string, answer: string): Promise<void> {
  await leaveOne(page, questionId)
  await page.goto('/practice')
  await page.getByRole('button', { name: 'Isaiah 1', exact: true }).click()
  await page.getByRole('button', { name: /^Start Quiz/ }).click()
  const saved = page.waitForResponse(/update-ai-quiz/)
  await answerBox(page).fill(answer)
  await answerBox(page).press('Enter')
  expect((await saved).status()).toBe(200)
}

async function ask(page: Page, note: string): Promise<void> {
  await page.getByRole('button', { name: 'I think this is right' }).click()
  const dialog = page.getByRole('dialog', { name: 'I think this is right' })
  await dialog.getByLabel('Why do you think so?').fill(note)
  await dialog.getByRole('button', { name: 'Ask a person' }).click()
  await expect(dialog).toBeHidden()
}

/** What Me tells of decisions, once it does. */
async function readTold(page: Page) {
  const told = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'What changed about your answers' }) })
  await expect(async () => {
    await page.goto('/player-login')
    await expect(told).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 30_000 })
  return told
}

const wrongly = ['isa-1-4-a', 'mistakes'] as const

test('a child asks, the coach accepts the wording, another child’s points rise, and both are told once', async ({
  page,
  browser,
  baseURL,
}) => {
  const [first, second] = await coachWithTwo(page)
  const asking = await signInChild(browser, baseURL, first)
  const other = await signInChild(browser, baseURL, second)
  for (const child of [asking, other]) await answerOne(child, ...wrongly)
  await asking.getByRole('button', { name: 'I think this is right' }).click()
  await expectAccessible(asking)
  await asking.getByRole('button', { name: 'Close' }).click()
  await ask(asking, 'It is the same thing.')
  await expect(asking.getByText('A person looks at it')).toBeVisible()

  await page.reload()
  await page.getByRole('tab', { name: 'Marks (1)' }).click()
  await expect(page.getByText('2 marks of 2 players, +2 points; 0 lowered')).toBeVisible()
  await expect(page.getByText('It is the same thing.')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('a')
  await expect(page.getByText('Nothing to decide')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Take back “mistakes”' })).toBeVisible()

  for (const child of [asking, other]) {
    await expect(await readTold(child)).toContainText('+1 point: “mistakes” is now accepted (Isaiah 1:4)')
    await child.reload()
    await expect(child.getByRole('heading', { name: '1 question answered' })).toBeVisible()
    await expect(child.getByText('is now accepted')).toHaveCount(0)
    const { player } = (await (await child.request.get('/api/session')).json()) as { player: { id: string } }
    const report = await child.request.get(`/api/player-progress/${player.id}`)
    expect((await report.json()) as object).toMatchObject({ aiEvaluatedQuestions: 1, aiAccuracy: 100 })
    await child.context().close()
  }
})

test('by keys alone: a no with its reason and one answer accepted; what was asked offline waits and is sent', async ({
  page,
  browser,
  baseURL,
}) => {
  const [card] = await coachWithTwo(page)
  const child = await signInChild(browser, baseURL, card)
  await answerOne(child, ...wrongly)
  await child.context().setOffline(true)
  await ask(child, 'I read it so.')
  await expect(child.getByText('as soon as you are online again')).toBeVisible()
  await child.context().setOffline(false)
  await expect
    .poll(async () => ((await (await page.request.get('/api/appeals')).json()) as { groups: [] }).groups.length)
    .toBe(1)
  await child.getByRole('button', { name: 'Finish' }).click()
  await answerOne(child, 'isa-1-3-c', 'the shepherds')
  await ask(child, '')

  await page.reload()
  await page.getByRole('tab', { name: 'Marks (2)' }).click()
  const open = page.getByRole('heading', { level: 3, name: /^“/ })
  await expect(open).toHaveText(/mistakes/)
  await page.keyboard.press('j')
  await expect(open).toHaveText(/the shepherds/)
  await page.keyboard.press('k')
  await expect(open).toHaveText(/mistakes/)
  await page.keyboard.press('o')
  await expect(open).toHaveText(/the shepherds/)
  await page.keyboard.press('n')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nothing to decide')).toBeVisible()

  const told = await readTold(child)
  await expect(told).toContainText('“the shepherds” stays as it was marked (Isaiah 1:3). We looked for “Israel”.')
  await expect(told).toContainText('That is in another verse, not in this one.')
  await child.context().close()
})

test(
  'a coach asks for a child from the report, and says for good that the wording is wrong',
  { tag: '@once' },
  async ({ page, browser, baseURL }) => {
    const [card] = await coachWithTwo(page)
    const child = await signInChild(browser, baseURL, card)
    await answerOne(child, ...wrongly)
    const { player } = (await (await child.request.get('/api/session')).json()) as { player: { id: string } }

    await page.goto(`/player-progress?player=${player.id}`)
    await page.getByText('Answers that lack points').click()
    await page.getByRole('button', { name: 'I think this is right' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Ask a person' }).click()
    await expect(page.getByText('It waits among the Marks')).toBeVisible()
    await expectAccessible(page)

    await page.goto('/coach-dashboard')
    await page.getByRole('tab', { name: 'Marks (1)' }).click()
    await page.getByRole('button', { name: 'No, with a reason' }).click()
    await page.getByLabel('This wording is always wrong here').check()
    await expect(page.getByText('Marks that were given stay: 0 lowered.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Say no' }).click()
    await expect(page.getByText('“mistakes” rejected for')).toBeVisible()
    await page.reload()
    await page.getByRole('tab', { name: 'Marks', exact: true }).click()
    const doubted = page.getByRole('list').filter({ hasText: '1 appeal · 0 overturned' })
    await expect(doubted).toContainText('“mistakes”')
    const csv = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as CSV' }).click()
    expect(await readFile(await (await csv).path(), 'utf8')).toMatch(/"isa-1-4-a".*"mistakes",1,0/)
    await expect(await readTold(child)).toContainText('“mistakes” stays as it was marked (Isaiah 1:4)')
    await child.context().close()
  },
)

test(
  'a room’s result stays as it was told until its host takes a later decision in',
  { tag: '@once' },
  async ({ page, browser, baseURL }) => {
    const cards = await coachWithTwo(page)
    await page.goto('/study-room')
    await page.getByRole('button', { name: 'Create Room' }).click()
    const room = ((await page.getByText(/^\d \d \d \d$/).textContent()) ?? '').replaceAll(' ', '')
    const children: Page[] = []
    for (const card of cards) {
      const child = await signInChild(browser, baseURL, card)
      children.push(child)
      await leaveOne(child, wrongly[0])
      await child.goto(`/study-room/${room}`)
      await child.getByRole('button', { name: 'Join Room' }).click()
      await expect(child.getByText(`You are ${card.playerCode}`)).toBeVisible()
    }
    await page.getByRole('button', { name: 'Start Quiz' }).click()
    const [child] = children
    if (child === undefined) throw new Error('two children')
    await answerBox(child).fill(wrongly[1])
    await answerBox(child).press('Enter')
    await expect(child.getByText('0 of 1 points').first()).toBeVisible()
    await page.getByRole('button', { name: 'End for everyone' }).click()
    await page.getByRole('button', { name: 'End session' }).click()

    const row = page.getByRole('table', { name: 'Participants' }).getByRole('row').filter({ hasText: '0 / 1' })
    await expect(row).toBeVisible()
    const results = page.url()
    await page.getByRole('region', { name: 'Answers' }).getByRole('group').first().click()
    await page.getByRole('button', { name: 'I think this is right' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Ask a person' }).click()
    await expect(page.getByText('It waits among the Marks')).toBeVisible()
    await page.goto('/coach-dashboard')
    await page.getByRole('tab', { name: 'Marks (1)' }).click()
    await page.getByRole('button', { name: 'Accept this wording' }).click()
    await expect(page.getByText('Nothing to decide')).toBeVisible()

    const changed = page.getByText('1 mark changed by a person’s decision: +1 point')
    await expect(async () => {
      await page.goto(results)
      await expect(changed).toBeVisible({ timeout: 3_000 })
    }).toPass({ timeout: 30_000 })
    await expect(row).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Bring up to date' }).click()
    await expect(page.getByText('These results were brought up to date')).toBeVisible()
    await expect(changed).toHaveCount(0)
    await expect(row).toHaveCount(0)
    await child.reload()
    await expect(child.getByText(/^You earned 1 of 1 point/)).toBeVisible()
    for (const one of children) await one.context().close()
  },
)
