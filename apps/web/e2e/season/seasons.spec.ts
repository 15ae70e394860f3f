import { expect, test } from '@playwright/test'

import { chooseSeason, expectSeason } from '../steps/chooseSeason.ts'
import { registerClub, setClubSeason, signInChild } from '../steps/clubChild.ts'
import { expectAccessible } from '../steps/expectAccessible.ts'
import { arriveAsPlayer, freshName, readAnsweredCount, registerPlayer } from '../steps/player.ts'
import { answerBox, answerRightly, continueAsGuest, fetchAnswerKey, goOn, startQuiz } from '../steps/quiz.ts'

type Session = { player: { id: string }; season: string }

const seasons = [
  { id: '2026-isaiah', title: /Isaiah/, chapter: 'Isaiah 4', ordinal: 4 },
  { id: '2027-mark-peter-john', title: /Mark/, chapter: '1 John 1', ordinal: 25 },
]

for (const { id, title, chapter, ordinal } of seasons) {
  test(
    `a new child chooses ${id} at the welcome, gets a code, and its first answer is counted there`,
    { tag: '@day0' },
    async ({ page, request }) => {
      const key = await fetchAnswerKey(request, ordinal, id)
      await page.goto('/')
      const chooser = page.getByRole('dialog', { name: 'Welcome to Seraph' }).getByLabel('Season')
      await chooser.selectOption(id)
      await expect(chooser.locator('option:checked')).toHaveText(title)
      await continueAsGuest(page)
      await registerPlayer(page, freshName())
      await startQuiz(page, chapter)
      await answerRightly(page, key)
      await expect.poll(() => readAnsweredCount(page)).toBe(1)
      await expectSeason(page, title)
      const { player, season } = (await (await page.request.get('/api/session')).json()) as Session
      expect(season).toBe(id)
      for (const { id: other } of seasons) {
        const report = await page.request.get(`/api/player-progress/${player.id}?season=${other}`)
        expect(await report.json()).toMatchObject({ totalQuestionsAnswered: other === id ? 1 : 0 })
      }
    },
  )
}

test('a player studies in two seasons, each with its own count, and finds the one in hand after a reload', async ({
  page,
  request,
}) => {
  const key = await fetchAnswerKey(request, 4)
  await arriveAsPlayer(page)
  await startQuiz(page, 'Isaiah 4')
  await answerRightly(page, key)
  await expect.poll(() => readAnsweredCount(page)).toBe(1)
  const ofMark = await fetchAnswerKey(request, 1, '2027-mark-peter-john')
  await chooseSeason(page, /Mark/)
  await page.reload()
  await expectSeason(page, /Mark/)
  await page.goto('/practice')
  await expect(page.getByRole('button', { name: 'Mark 1', exact: true })).toBeVisible()
  expect(await readAnsweredCount(page)).toBe(0)
  await page.goto('/practice')
  await page.getByRole('button', { name: 'Mark 1', exact: true }).click()
  await page.getByRole('button', { name: /^Start Quiz/ }).click()
  await expect(answerBox(page)).toBeVisible()
  await answerRightly(page, ofMark)
  await goOn(page)
  await answerRightly(page, ofMark)
  await expect.poll(() => readAnsweredCount(page)).toBe(2)
  await chooseSeason(page, /Isaiah/)
  expect(await readAnsweredCount(page)).toBe(1)
  // The report of the other one, without taking it up.
  await page.goto('/player-progress')
  await page.getByLabel('Report of the season').selectOption('2027-mark-peter-john')
  await expect(page.getByRole('heading', { name: '2 questions answered' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Mark 1:/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Report of the season').selectOption('2026-isaiah')
  await expect(page.getByRole('heading', { name: '1 question answered' })).toBeVisible()
})

test('a newcomer chooses at the welcome, and the browser keeps it', async ({ page }) => {
  await page.goto('/')
  const welcome = page.getByRole('dialog', { name: 'Welcome to Seraph' })
  const label = await welcome.getByLabel('Season').locator('option').filter({ hasText: /Mark/ }).innerText()
  await welcome.getByLabel('Season').selectOption({ label })
  await expect(welcome.getByLabel('Season').locator('option:checked')).toHaveText(/Mark/)
  await continueAsGuest(page)
  await expect(page.getByText('Know Mark, Peter and John, verse by verse')).toBeVisible()
  await page.goto('/trivia')
  await expect(page.getByRole('button', { name: 'Mark 1', exact: true })).toBeVisible()
})

test(
  'a child lands in the club’s season, keeps a choice of its own, and follows when the coach changes it again',
  { tag: '@day0' },
  async ({ page, browser }) => {
    const code = await registerClub(page, freshName())
    await setClubSeason(page, /Mark/)
    const child = await signInChild(browser, page, code)
    await expectSeason(child, /Mark/)
    await chooseSeason(child, /Isaiah/)
    await child.reload()
    await expectSeason(child, /Isaiah/)
    await setClubSeason(page, /Isaiah/)
    await setClubSeason(page, /Mark/)
    await child.reload()
    await expectSeason(child, /Mark/)
  },
)

test(
  'a coach who changes the club’s season interrupts no round: the child ends it where it began, and lands there next',
  { tag: '@day0' },
  async ({ page, browser, request }) => {
    const key = await fetchAnswerKey(request, 4)
    const code = await registerClub(page, freshName())
    const child = await signInChild(browser, page, code)
    await startQuiz(child, 'Isaiah 4')
    await answerRightly(child, key)
    await setClubSeason(page, /Mark/)
    await goOn(child)
    await answerRightly(child, key)
    await expect(child.locator('section h1')).toBeVisible()
    await child.goto('/')
    await expectSeason(child, /Mark/)
    expect(await readAnsweredCount(child)).toBe(0)
    await chooseSeason(child, /Isaiah/)
    // The last answer may be under way still: its round was left for another page at once.
    await expect.poll(() => readAnsweredCount(child)).toBe(2)
  },
)
