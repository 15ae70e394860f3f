import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

import { expectAccessible } from '../steps/expectAccessible.ts'
import { arriveAsPlayer } from '../steps/player.ts'

type Served = {
  alike: { id: string; first: { verse: string }; second: { verse: string } }[]
  lists: { id: string; title: string; items: { text: string }[] }[]
}

/** Has the drills begin with one pair and one list alone; returns them. */
async function shorten(page: Page) {
  const { alike, lists } = (await (await page.request.get('/api/drills')).json()) as Served
  const pair = alike.find(({ id }) => id === 'isaiah-16-14-and-isaiah-21-16')
  const list = lists.find(({ title }) => title === 'The kings of Isaiah’s days')
  if (pair === undefined || list === undefined) throw new Error('the drills of Isaiah are others')
  await page.route(/\/api\/drills(\?|$)/, (route) => route.fulfill({ json: { alike: [pair], lists: [list] } }))
  return { pair, list }
}

const progressOf = async (page: Page) => {
  const session = (await (await page.request.get('/api/session')).json()) as { player: { id: string } }
  return (await page.request.get(`/api/player-progress/${session.player.id}`)).json()
}
const missedOf = async (page: Page) =>
  ((await (await page.request.get('/api/today')).json()) as { missed: number }).missed

test.use({ reducedMotion: 'reduce' })

test(
  'two verses that are nearly alike are told apart, and what is mixed up comes back',
  { tag: '@day1' },
  async ({ page }) => {
    await arriveAsPlayer(page)
    const { pair } = await shorten(page)
    await page.goto('/which-verse')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    for (const isRight of [true, false]) {
      const asked = await page.locator('section h2').innerText()
      const right = asked.includes(pair.first.verse) ? 0 : 1
      const [first] = await page.getByRole('radio').all()
      await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled()
      await first?.focus()
      await page.keyboard.press('Space')
      const chosen = await page.locator('label:has(:checked)').innerText()
      const moab = /Moab|three years/.test(chosen) ? 0 : 1
      if ((moab === right) !== isRight) await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page.getByText(isRight ? 'Right. What differs:' : 'Not this time. What differs:')).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Enter')
    }
    await expect(page.getByRole('heading', { name: 'Round complete' })).toBeFocused()
    await expect(page.getByText('1 of 2 right.')).toBeVisible()
    await expect.poll(async () => progressOf(page)).toMatchObject({ whichVerseTasks: 2, whichVerseAccuracy: 50 })
    await expect.poll(() => missedOf(page)).toBeGreaterThan(0)
    await page.getByRole('link', { name: 'Today’s questions' }).click()
    await expect(page.getByText(/^Question 1 of \d/)).toBeVisible()
  },
)

test(
  'a list is asked beside its neighbours, then from memory; order and content are told apart; offline too',
  { tag: '@day2' },
  async ({ page, context }) => {
    await arriveAsPlayer(page)
    await shorten(page)
    await page.goto('/in-order')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'The kings of Isaiah’s days' }).click()
    await expect(page.getByText('Jotham')).toBeVisible()
    await context.setOffline(true)
    await page.getByLabel('What stands in place 1?').fill('Uziah')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Yes.')).toBeVisible()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'I don’t know' }).click()
    await expect(page.getByText('Not this time: it is Jotham.')).toBeVisible()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'I know them: the whole list from memory' }).click()
    for (const [place, line] of ['Jotham', 'Uzziah', 'Ahaz'].entries())
      await page.getByLabel(`Place ${place + 1}`, { exact: true }).fill(line)
    await page.getByRole('button', { name: 'See how it went' }).click()
    await expect(page.getByText('3 of 4 recalled.')).toBeVisible()
    await expect(page.getByText('2 of them in the right order.')).toBeVisible()
    await expect(page.getByText('It comes up again in the next days.')).toHaveCount(1)
    await expectAccessible(page)
    await context.setOffline(false)
    await expect
      .poll(async () => progressOf(page), { timeout: 30_000 })
      .toMatchObject({ inOrderLists: 1, inOrderAccuracy: 75 })
    await expect.poll(async () => missedOf(page)).toBe(1)
    await page.getByRole('link', { name: 'Today’s questions' }).click()
    await expect(page.getByText(/^Question 1 of \d/)).toBeVisible()
  },
)

test('a list that was left is gone on with', async ({ page }) => {
  await arriveAsPlayer(page)
  await shorten(page)
  await page.goto('/in-order')
  await page.getByRole('button', { name: 'The kings of Isaiah’s days' }).click()
  await page.getByLabel('What stands in place 1?').fill('Uzziah')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('What stands in place 2?')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('What stands in place 2?')).toBeVisible()
})

test('a round of the drill has its size and ends early with what was answered', async ({ page }) => {
  await arriveAsPlayer(page)
  await page.goto('/which-verse')
  await page.getByRole('group', { name: 'Questions' }).getByText('5', { exact: true }).click()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByText('1 of 5', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'End here' })).toBeHidden()
  await page.getByRole('radio').first().check({ force: true })
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('button', { name: 'End here' }).click()
  await expect(page.getByText(/^[01] of 1 right\.$/)).toBeVisible()
  await expect.poll(async () => progressOf(page)).toMatchObject({ whichVerseTasks: 1 })
})
