import { expect, test } from '@playwright/test'
import type { FrameLocator, Page } from '@playwright/test'

import { expectAccessible } from '../steps/expectAccessible.ts'
import { arriveAsPlayer } from '../steps/player.ts'
import { arriveAsGuest } from '../steps/quiz.ts'

test.use({ reducedMotion: 'reduce' })

type Served = { entries: { number: number; direction: string; answer: string }[] }

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const grid = (frame: FrameLocator) => frame.getByRole('group', { name: /^Crossword grid/ })

async function open(page: Page, path = '/crosswords'): Promise<FrameLocator> {
  await page.goto(path)
  await button(page, 'Isaiah 6').click()
  const frame = page.frameLocator('iframe[title="Crossword of Isaiah 6"]')
  await expect(grid(frame)).toBeVisible()
  return frame
}

test('a player solves a crossword by keyboard, and it is counted by itself, once', async ({ page }) => {
  await arriveAsPlayer(page)
  const served = (await (await page.request.get('/api/crosswords/6')).json()) as Served
  const entries = served.entries.slice(0, 6)
  await page.route(/\/api\/crosswords\/6(\?|$)/, (route) => route.fulfill({ json: { ...served, entries } }))
  const frame = await open(page)
  await expect(button(page, 'Mark Complete')).toBeDisabled()
  await grid(frame).getByRole('textbox').first().focus()
  for (const direction of ['across', 'down']) {
    for (const { answer, number } of entries.filter((entry) => entry.direction === direction)) {
      await expect(frame.getByText(`${number} ${direction}`, { exact: true })).toBeVisible()
      await page.keyboard.press('Home')
      await page.keyboard.type(answer)
      await page.keyboard.press('Tab')
    }
  }
  await expect(frame.getByText('Solved! Every letter is right.', { exact: true }).first()).toBeVisible()
  await expect(page.getByText(/^Completed in \d\d:\d\d$/)).toBeVisible()
  const session = (await (await page.request.get('/api/session')).json()) as { player: { id: string } }
  const progress = `/api/player-progress/${session.player.id}`
  const isCounted = { totalCrosswordsCompleted: 1, chaptersExplored: [6] }
  await expect.poll(async () => (await page.request.get(progress)).json()).toMatchObject(isCounted)
  const fromMemory = page.getByRole('link', { name: 'Isaiah 6 from memory' })
  await expect(fromMemory).toHaveAttribute('href', /\/practice\?round=mixed&places=\d+-\d+$/)
  await expectAccessible(page)
  await button(page, 'Reset').click()
  await expect(page.getByLabel('Attempt')).toHaveValue('2')
  await expect(grid(frame).getByRole('textbox').first()).toHaveValue('')
  await expect(fromMemory).toHaveCount(0)
})

test('help, a reload, Mark Complete and another chapter', { tag: '@day4' }, async ({ page }) => {
  await arriveAsGuest(page)
  const frame = await open(page, '/embedded-crossword')
  await expectAccessible(page)
  // The grid's first square draws nobody past the chapters.
  expect(await page.evaluate(() => scrollY)).toBe(0)
  const { entries } = (await (await page.request.get('/api/crosswords/6')).json()) as Served
  const first = entries.find(({ direction }) => direction === 'across')?.answer ?? ''
  await button(page, 'Start').click()
  const squares = grid(frame).getByRole('textbox')
  await squares.first().focus()
  await page.keyboard.press('Shift+Tab')
  await expect(frame.getByRole('button', { name: 'Next clue' })).toBeFocused()
  await squares.first().click()
  await page.keyboard.type(`${first[0] === 'X' ? 'Y' : 'X'}${first.slice(1)}`)
  await frame.getByRole('button', { name: 'Check word' }).click()
  await expect(frame.getByText('One letter is not right yet.', { exact: true }).first()).toBeVisible()
  await expect(squares.first()).toHaveAttribute('aria-invalid', 'true')
  await page.reload()
  await expect(squares.nth(1)).toHaveValue(first[1] ?? '')
  await frame.getByRole('button', { name: 'Show word' }).click()
  await expect(squares.first()).toHaveValue(first[0] ?? '')
  // Another chapter would drop the letters, and one word isn't the whole grid: both are asked.
  await button(page, 'Isaiah 8').click()
  await page.getByRole('dialog', { name: 'Leave this crossword?' }).getByRole('button', { name: 'Cancel' }).click()
  await button(page, 'Mark Complete').click()
  const end = page.getByRole('dialog', { name: 'End this crossword?' })
  await expect(end).toContainText(`${first.length} of `)
  await end.getByRole('button', { name: 'End it' }).click()
  await expect(page.getByText(/^Ended after \d\d:\d\d$/)).toBeVisible()
  await expect(page.getByText('Well done!')).toHaveCount(0)
  await button(page, 'Isaiah 8').click()
  await expect(button(page, 'Start')).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText('00:00')
})

test('an operator’s address is shown in the frame, and only its own word is believed', async ({ page }) => {
  await arriveAsGuest(page)
  const says = "parent.postMessage({ type: 'crossword-solved' }, '*')"
  const html = `<!doctype html><p>Another puzzle</p><button onclick="${says}">Solve</button>`
  await page.route('http://puzzles.test/33', (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.goto('/crosswords')
  await button(page, 'Isaiah 33').click()
  const frame = page.frameLocator('iframe[title="Crossword of Isaiah 33"]')
  await expect(frame.getByText('Another puzzle')).toBeVisible()
  await button(page, 'Start').click()
  await page.evaluate(() => {
    const heard = new Promise((resolve) => addEventListener('message', resolve, { once: true }))
    postMessage({ type: 'crossword-solved' }, '*')
    return heard.then(() => undefined)
  })
  await expect(button(page, 'Mark Complete')).toBeEnabled()
  await frame.getByRole('button', { name: 'Solve' }).click()
  await expect(page.getByText(/^Completed in \d\d:\d\d$/)).toBeVisible()
})
