import { expect, test } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'

import { answerBox, fetchAnswerKey, readQuestion, type AnswerKey } from '../steps/quiz.ts'
import { expectScore, joinByLink, makePlayer, openBrowser, openPhone, openRoom } from '../steps/room.ts'

/** A child with its page and what its verdicts said, counted by hand. */
type Child = { page: Page; code: string; answers: number; points: number; possible: number }

const questions = 5
const wrong = 'a purple elephant'

/** Two phones and three laptops, in the room's lobby. */
async function seatChildren(browser: Browser, room: string): Promise<Child[]> {
  const pages = await Promise.all(
    Array.from({ length: 5 }, (_, at) => (at < 2 ? openPhone(browser, { isUpright: true }) : openBrowser(browser))),
  )
  const children: Child[] = []
  for (const page of pages) {
    const code = await makePlayer(page, { staysIn: false })
    await joinByLink(page, room, code)
    children.push({ page, code, answers: 0, points: 0, possible: 0 })
  }
  return children
}

/** Answers the question on a child's screen, rightly or not, and adds up what the verdict says. */
async function answer(child: Child, key: AnswerKey, isRight: boolean): Promise<void> {
  const { page } = child
  await answerBox(page).fill(isRight ? (key.get(await readQuestion(page)) ?? '') : wrong)
  await answerBox(page).press('Enter')
  const verdict = page.getByRole('heading', { level: 2, name: /\d+ of \d+ points?$/ })
  await expect(verdict).toBeVisible()
  const [, points, possible] = /(\d+) of (\d+) points?$/.exec(await verdict.innerText()) ?? []
  child.answers += 1
  child.points += Number(points)
  child.possible += Number(possible)
}

const sum = (children: readonly Child[], of: 'answers' | 'points' | 'possible') =>
  children.reduce((all, child) => all + child[of], 0)

/** Ends the room, and reads the same figures on every child's page, on the host's, in the CSV and on the hall's screen. */
async function expectSameEverywhere(host: Page, screen: Page, children: readonly Child[]): Promise<void> {
  for (const { code, answers, points } of children) await expectScore(host, code, answers, points)
  for (const { page } of children) await page.evaluate(() => scrollTo(0, 9_999))
  await host.evaluate(() => scrollTo(0, 9_999))
  await host.getByRole('button', { name: 'End for everyone' }).click()
  await host.getByRole('dialog').getByRole('button', { name: 'End session' }).click()
  const [answers, points, possible] = [sum(children, 'answers'), sum(children, 'points'), sum(children, 'possible')]
  for (const child of children) {
    const own = `You earned ${child.points} of ${child.possible} points with ${child.answers} questions.`
    await expect(child.page.getByText(own)).toBeVisible()
    const together = `5 children have earned ${points} of ${possible} points with ${answers} answers`
    await expect(child.page.getByText(together)).toBeVisible()
    await expect.poll(() => child.page.evaluate(() => scrollY)).toBe(0)
  }
  const table = host.getByRole('table', { name: 'Participants' })
  await expect(table).toBeVisible()
  await expect.poll(() => host.evaluate(() => scrollY)).toBe(0)
  for (const { code, answers: own, points: earned, possible: of } of children)
    await expect(table.getByRole('row', { name: new RegExp(`^${code} ${own} ${earned} / ${of} `) })).toBeVisible()
  await expect(host.getByText(`Tuesday club: 5 children, ${answers} answers,`)).toBeVisible()
  const [download] = await Promise.all([
    host.waitForEvent('download'),
    host.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  // A question may go over several lines; each answer's first begins with its player.
  const lines = (await readFile(await download.path(), 'utf8')).split(/\r?\n/)
  for (const { code, answers: own } of children)
    expect(lines.filter((line) => line.startsWith(`"${code}",`))).toHaveLength(own)

  // The hall sees the team; the first three children only while the host shows them.
  await expect(screen.getByRole('heading', { name: 'Well done, all of you' })).toBeVisible()
  const podium = screen.locator('.roomscreen-podium')
  // Each figure beside its words: there may be as many points as answers.
  await expect(podium.getByRole('listitem')).toHaveText([
    `${answers}answers`,
    `${points}of ${possible} points together`,
    '5children',
  ])
  for (const { code } of children) await expect(screen.getByText(code, { exact: true })).toHaveCount(0)
  await screen.getByRole('button', { name: 'Show the first three' }).click()
  const firstThree = children.toSorted((a, b) => b.points - a.points || a.code.localeCompare(b.code, 'en')).slice(0, 3)
  await expect(podium.getByRole('listitem')).toHaveCount(3)
  for (const [place, { code, points: earned }] of firstThree.entries()) {
    const step = podium.getByRole('listitem').nth(place)
    await expect(step).toContainText(code)
    await expect(step).toContainText(`${earned} point`)
  }
  await screen.getByRole('button', { name: 'Show the team' }).click()
  await expect(podium.getByText(`of ${possible} points together`)).toBeVisible()
}

/** Opens the screen for the hall from the host's page. */
async function openScreen(host: Page): Promise<Page> {
  const opening = host.context().waitForEvent('page')
  await host.getByRole('link', { name: 'Screen for the hall' }).click()
  const screen = await opening
  await screen.setViewportSize({ width: 1280, height: 720 })
  return screen
}

const close = (pages: readonly Page[]) => Promise.all(pages.map((page) => page.context().close()))

test(
  'a host, five children and a hall, each child at its own pace: every screen counts the same',
  { tag: ['@once', '@day4'] },
  async ({ browser, request }) => {
    test.slow()
    const key = await fetchAnswerKey(request, 4)
    const host = await openBrowser(browser)
    const room = await openRoom(host, 'Isaiah 4', { questionsEach: questions })
    const screen = await openScreen(host)
    const children = await seatChildren(browser, room)
    await host.getByRole('button', { name: 'Start Quiz' }).click()
    // Child n gives n right answers less than the first, and the last one stops early.
    await Promise.all(
      children.map(async (child, at) => {
        const count = at === 4 ? 3 : questions
        for (let number = 0; number < count; number += 1) {
          await answer(child, key, number >= at)
          if (number < questions - 1) await child.page.getByRole('button', { name: 'Next', exact: true }).click()
        }
      }),
    )
    await expectSameEverywhere(host, screen, children)
    await close([host, ...children.map(({ page }) => page)])
  },
)

test(
  'a host, five children and a hall, all together: every screen counts the same, also of who was silent',
  { tag: ['@once', '@day1'] },
  async ({ browser, request }) => {
    test.slow()
    const key = await fetchAnswerKey(request, 4)
    const host = await openBrowser(browser)
    const room = await openRoom(host, 'Isaiah 4', { isTogether: true })
    const screen = await openScreen(host)
    const children = await seatChildren(browser, room)
    await host.getByRole('button', { name: 'Start Quiz' }).click()
    for (let number = 1; number <= questions; number += 1) {
      await expect(host.getByRole('heading', { name: `Question ${number} of ${questions}` })).toBeVisible()
      const answering = children.filter((_, at) => !(number === 2 && at === 4))
      const shown = await Promise.all(
        children.map(async ({ page }) => {
          await expect(page.getByText(`Question ${number} of ${questions} ·`)).toBeVisible()
          return readQuestion(page)
        }),
      )
      expect(new Set(shown).size).toBe(1)
      await Promise.all(answering.map((child) => answer(child, key, (number + children.indexOf(child)) % 3 !== 0)))
      await expect(host.getByText(`${answering.length} of 5 have answered`)).toBeVisible()
      await expect(screen.getByText(`${answering.length} of 5 have answered`)).toBeVisible()
      await host.getByRole('button', { name: number < questions ? 'Next question' : 'Finish' }).click()
    }
    await expect(host.getByRole('heading', { name: `All ${questions} questions are done` })).toBeVisible()
    await expectSameEverywhere(host, screen, children)
    await close([host, ...children.map(({ page }) => page)])
  },
)
