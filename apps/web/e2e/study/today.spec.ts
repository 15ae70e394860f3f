import { expect, test } from '@playwright/test'
import type { Page, Request } from '@playwright/test'

import { expectAccessible } from '../steps/expectAccessible.ts'
import { arriveAsPlayer } from '../steps/player.ts'
import { answerBox, answerRightly, continueAsGuest, fetchAnswerKey, goOn } from '../steps/quiz.ts'
import type { AnswerKey } from '../steps/quiz.ts'
import { passTime } from '../steps/stack.ts'
import { standOf, watchMotion } from '../steps/watchMotion.ts'

const main = (page: Page) => page.getByRole('main')

/** The mark of an answer in which nothing was right. */
const verdict = (page: Page) => page.getByRole('region').getByText(/^0 of \d points?$/)

/** Answers the question on the card with what can't be right. */
async function answerWrongly(page: Page): Promise<void> {
  await answerBox(page).fill('a purple elephant')
  await answerBox(page).press('Enter')
  await expect(verdict(page)).toBeVisible()
}

/** When the last of what moves now is still, in milliseconds from its beginning. */
function settledAfter(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(0, ...document.getAnimations().map((one) => Number(one.effect?.getComputedTiming().endTime ?? 0))),
  )
}

async function wholeKey(page: Page): Promise<AnswerKey> {
  const keys = await Promise.all([1, 2, 3].map((chapter) => fetchAnswerKey(page.request, chapter)))
  return new Map(keys.flatMap((key) => [...key]))
}

test('a guest is one tap away from the first question', { tag: '@once' }, async ({ page }) => {
  let taps = 0
  await page.exposeFunction('countTap', () => (taps += 1))
  await page.addInitScript('addEventListener("click", () => window.countTap(), { capture: true })')
  await continueAsGuest(page)
  await expect(main(page).getByPlaceholder('Type here')).toBeVisible()
  expect(taps).toBe(1)
})

test('a guest’s first five begin on the first page, with the answer that was typed there', async ({ page }) => {
  await continueAsGuest(page)
  const box = main(page).getByPlaceholder('Type here')
  await expect(page.getByText(/^5 questions from .*\. No sign-up\.$/)).toBeVisible()
  await box.fill('a purple elephant')
  await main(page).getByRole('button', { name: 'Check' }).click()
  await expect(page).toHaveURL(/\/practice$/)
  await expect(verdict(page)).toBeVisible()
  for (let count = 2; count <= 5; count += 1) {
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(page.getByText(`Question ${count} of 5`)).toBeVisible()
    await answerWrongly(page)
  }
})

test('a new child’s day: one press starts it, it ends early, says what comes back, and home knows it', async ({
  page,
}) => {
  await arriveAsPlayer(page)
  const key = await wholeKey(page)
  await page.goto('/')
  await expect(main(page).getByRole('link', { name: /10 questions · 6 min/ })).toBeVisible()
  await expect(main(page).getByRole('region', { name: 'Your last seven days' })).toContainText('0 days in a row')
  await expectAccessible(page)
  await main(page).getByText('Small', { exact: true }).click()
  await main(page)
    .getByRole('link', { name: /5 questions · 3 min/ })
    .click()
  await expect(page.getByText('Question 1 of 5')).toBeVisible()
  await answerRightly(page, key)
  await goOn(page)
  await answerWrongly(page)
  const bar = page.getByRole('progressbar', { name: 'Quiz progress' })
  await expect(bar).toHaveAttribute('aria-valuetext', '5 questions: 1 whole, 1 in part, 3 open')
  expect(await settledAfter(page)).toBeLessThanOrEqual(900)
  await page.getByRole('button', { name: 'End here' }).click()
  await expect(page.getByText(/^You gave \d+ of \d+ parts\.$/)).toBeVisible()
  await expect(main(page).getByRole('img', { name: /33 chapters: .* 1 day in a row\.$/ })).toBeVisible()
  expect(await settledAfter(page)).toBeLessThanOrEqual(900)
  await expect(page.getByText(/back tomorrow\.$/)).toBeVisible()
  await expect(main(page).locator('.momentcard')).toContainText('Your first point')
  await expectAccessible(page)
  // What was missed comes once more, as practice: the mark, the day and what comes back stay as they were.
  await page.getByRole('button', { name: 'The missed one, once more' }).click()
  await answerRightly(page, key)
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(bar).toHaveAttribute('aria-valuetext', '5 questions: 1 whole, 1 in part, 3 open')
  await expect(page.getByText(/back tomorrow\.$/)).toBeVisible()
  await expect(main(page).locator('.momentcard')).toHaveCount(0)
  await page.getByRole('link', { name: 'Done for today' }).click()
  await expect(main(page).getByRole('region', { name: 'Your last seven days' })).toContainText('1 day in a row')
  await expect(main(page).getByRole('link', { name: 'Missed 1' })).toBeVisible()
  await main(page)
    .getByRole('link', { name: /3 questions · 2 min/ })
    .click()
  await expect(page.getByText('Question 1 of 3')).toBeVisible()
  for (let count = 1; count <= 3; count += 1) {
    await answerRightly(page, key)
    if (count < 3) await goOn(page)
  }
  // Left without Finish: all of it is answered, so nothing stands in the way of the next round.
  await page.goto('/')
  await expect(main(page).getByRole('heading', { name: 'Done for today.' })).toBeAttached()
  await expect(main(page).getByText('Done for today.').filter({ visible: true }).last()).toBeInViewport()
  await expect(main(page).getByRole('link', { name: /One more round/ })).toBeVisible()
  await main(page).getByRole('link', { name: 'Missed 1' }).click()
  await expect(page.getByText('Question 1 of 1')).toBeVisible()
})

// Rule 211: whoever wants no motion sees the last frames.
test('with reduced motion a verdict, a round’s end, its card and the figure are there at once as they stay', async ({
  page,
}) => {
  const moved = await watchMotion(page)
  const still = { opacity: '1', transform: 'none', dash: '0px' }
  await arriveAsPlayer(page)
  const key = await wholeKey(page)
  await page.goto('/')
  await main(page).locator('.todaybutton').click()
  await expect(page.getByText('Question 1 of 10')).toBeVisible()
  await answerRightly(page, key)
  for (const part of [
    '.partmark[data-drawn]',
    '.parttick[data-drawn] path',
    '.segments [data-look=whole]',
    '.roundplus',
  ])
    expect(await standOf(page.locator(part)), part).toEqual(still)
  await page.getByRole('button', { name: 'End here' }).click()
  await expect(main(page).locator('.momentcard')).toContainText('Your first point')
  for (const part of ['.momentcard', '.coal-flares'])
    expect(await standOf(main(page).locator(part)), part).toEqual(still)
  await page.goto('/')
  await expect(main(page).getByRole('img', { name: /33 chapters: / })).toBeVisible()
  expect(moved()).toEqual([])
})

test('a round that ends without a connection says what comes back, and the rest as soon as there is one', async ({
  page,
}) => {
  await arriveAsPlayer(page)
  const underWay = new Set<Request>()
  page.on('request', (one) => void underWay.add(one))
  page.on('requestfinished', (one) => void underWay.delete(one))
  page.on('requestfailed', (one) => void underWay.delete(one))
  await page.goto('/')
  // What the end is made of is fetched while one answers.
  const roundEnd = page.waitForRequest(/\/assets\/RoundEnd-[^/]*\.js/)
  await main(page).locator('.todaybutton').click()
  await expect(page.getByText('Question 1 of 10')).toBeVisible()
  await answerWrongly(page)
  await roundEnd
  await expect.poll(() => underWay.size).toBe(0)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'End here' }).click()
  const soon = page.getByText('You will see here what you keep as soon as you are online again.')
  await expect(soon).toBeVisible()
  await expect(page.getByText(/back tomorrow\.$/)).toBeVisible()
  await page.context().setOffline(false)
  await expect(soon).toBeHidden()
  await expect(page.getByText(/back tomorrow\.$/)).toBeVisible()
})

test('a question whose verse was looked at is not taken for recalled', async ({ page }) => {
  await arriveAsPlayer(page)
  const key = await wholeKey(page)
  await page.goto('/')
  await main(page).locator('.todaybutton').click()
  await expect(page.getByText('Question 1 of 10')).toBeVisible()
  const [verse = 'Isaiah 1:1'] = /Isaiah \d+:\d+/.exec(await page.locator('section h1').innerText()) ?? []
  await page.getByRole('button', { name: 'Ask Seraph about a verse or a word' }).click()
  await page.getByRole('textbox', { name: 'Your question' }).fill(`What does ${verse} mean?`)
  await page.getByRole('button', { name: 'Ask Seraph', exact: true }).click()
  await expect(page.getByText(/its question comes back soon/)).toBeVisible()
  await answerRightly(page, key)
  const day = async () =>
    (await (await page.request.get('/api/today')).json()) as { missed: number; parts: { recalled: number } }
  await expect.poll(async () => (await day()).missed).toBe(1)
  expect((await day()).parts.recalled).toBe(0)
})

test('ten days: what was missed and what is due comes back, a rest day breaks nothing, two recalls two days apart are kept', async ({
  page,
}) => {
  const code = await arriveAsPlayer(page)
  const key = await wholeKey(page)
  const week = main(page).getByRole('region', { name: 'Your last seven days' })
  const study = async (count: number) => {
    await page.goto('/')
    await main(page).locator('.todaybutton').click()
    for (let at = 1; at <= count; at += 1) {
      await expect(page.getByText(new RegExp(`^Question ${at} of`))).toBeVisible()
      // Saved before days go by: what arrives later would be of another day.
      const saved = page.waitForResponse(/update-ai-quiz/)
      await answerRightly(page, key)
      expect((await saved).status()).toBe(200)
      if (at < count) await goOn(page)
    }
    await page.getByRole('button', { name: /^(End here|Finish)/ }).click()
    await expect(page.getByRole('link', { name: 'Done for today' })).toBeVisible()
  }
  await page.goto('/')
  await main(page).getByText('Small', { exact: true }).click()
  await expect(main(page).getByRole('link', { name: /5 questions/ })).toBeVisible()
  await study(2)
  passTime(code, 1)
  await study(1)
  // The day after is missed, the one after that still open: the streak waits.
  passTime(code, 2)
  await page.goto('/')
  await expect(week).toContainText('2 days in a row')
  await expect(week.getByText(/rest day$/)).toHaveCount(1)
  await expect(week.getByText(/^\w+day was your rest day\. The days before it still count\.$/)).toBeInViewport()
  await expect(main(page).getByRole('link', { name: /Today/ })).toContainText('5 questions')
  await study(3)
  await page.goto('/')
  await expect(week).toContainText('3 days in a row')
  // Two days without study end it, kindly: nothing is asked back.
  passTime(code, 7)
  await page.goto('/')
  await expect(week).toContainText('0 days in a row')
  await expect(main(page).getByText(/to say again/)).toBeAttached()
  await study(5)
  await expect(page.getByText(/more parts? (is|are) kept now\.$/)).toBeVisible()
})
