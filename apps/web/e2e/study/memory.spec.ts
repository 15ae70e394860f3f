import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

import { expectAccessible } from '../steps/expectAccessible.ts'
import { fetchWords, startMemoryGame, stat, typeWords, wordBox } from './memory.ts'
import { arriveAsPlayer } from '../steps/player.ts'
import { arriveAsGuest } from '../steps/quiz.ts'

const submit = (page: Page) => page.getByRole('button', { name: 'Submit & Get Rank' }).click()
const readPoints = async (page: Page): Promise<number> => {
  const { player } = (await (await page.request.get('/api/session')).json()) as { player: { id: string } }
  const reply = await page.request.get(`/api/player-progress/${player.id}`)
  return ((await reply.json()) as { memorizationGamePoints: number }).memorizationGamePoints
}

test('a guest plays with the keyboard alone: chapters, words, verses, rank', async ({ page, request }) => {
  const verses = await fetchWords(request, 13)
  const [first = [], second = []] = verses
  const total = `/${verses.flat().length}`
  await arriveAsGuest(page)
  await page.goto('/memory-game')
  await page.getByRole('button', { name: 'Isaiah 5, resting' }).focus()
  await page.keyboard.press('Enter')
  const licence = page.getByRole('dialog')
  await expect(licence).toContainText('take a rest')
  await expect(licence).not.toContainText(/licen[cs]e|owner|allow|only so many/i)
  await expect(licence).toContainText('Isaiah 5, Isaiah 10, Isaiah 14, Isaiah 19, Isaiah 28, Isaiah 33')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Isaiah 13', exact: true }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Start Game' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Previous Verse' })).toBeDisabled()
  await typeWords(page, first)
  await expect(stat(page, 'Verses')).toHaveText(`1/${verses.length}`)
  await expect(page.getByRole('button', { name: 'Next Verse' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Isaiah 13:2')
  // A typist's space after a right word does nothing in the empty box that follows.
  await page.keyboard.type(second[0] ?? '')
  await page.keyboard.press('Space')
  await expect(wordBox(page, 2)).toBeFocused()
  await expect(wordBox(page, 2)).toHaveValue('')
  await page.keyboard.type(second[1] ?? '')
  await expect(stat(page, 'Score')).toHaveText(`${first.length + 2}${total}`)
  // A right word that is spoilt loses its point, and is marked as wrong.
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Home')
  await page.keyboard.press('Delete')
  await expect(stat(page, 'Score')).toHaveText(`${first.length + 1}${total}`)
  await wordBox(page, 1).focus()
  await expect(wordBox(page, 2)).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Previous Verse' }).focus()
  await page.keyboard.press('Enter')
  await expect(wordBox(page, 1)).toBeFocused()
  await expect(wordBox(page, 1)).toHaveValue('')
  await expect(stat(page, 'Score')).toHaveText(`1${total}`)
  await page.getByRole('button', { name: 'Submit & Get Rank' }).focus()
  await page.keyboard.press('Enter')
  const result = page.getByRole('dialog', { name: 'Game Complete!' })
  await expect(result).toContainText('Keep Practicing')
  await expect(result).toContainText(`1${total}`)
  await result.getByRole('button', { name: 'Continue Playing' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Choose a chapter' })).toBeVisible()
})

test('a player’s game outlives a reload, is the new record, and its points are counted', async ({ page, request }) => {
  // A chapter's record is everybody's: what is played beside this, on the phone too, has another chapter.
  const chapter = 11 + test.info().parallelIndex
  const [words = []] = await fetchWords(request, chapter)
  await arriveAsPlayer(page)
  const best = await request.get(`/api/memory-game/best-record/Isaiah%20${chapter}`)
  const toBeat = best.ok() ? ((await best.json()) as { score: number }).score : 0
  // Without the server's start there is no record: each page asks for it once it knows the player.
  const started = () => page.waitForResponse(/\/api\/memory-game\/start(\?|$)/)
  await Promise.all([started(), startMemoryGame(page, chapter)])
  await typeWords(page, words.slice(0, toBeat + 1))
  await page.keyboard.type('q')
  await Promise.all([started(), page.reload()])
  await expect(wordBox(page, toBeat + 2)).toHaveValue('q')
  await expect(stat(page, 'Score')).toContainText(`${toBeat + 1}/`)
  await submit(page)
  await expect(page.getByRole('dialog', { name: 'NEW RECORD!' })).toBeVisible()
  expect(await readPoints(page)).toBe(toBeat + 1)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  const fromMemory = page.getByRole('link', { name: `Isaiah ${chapter} from memory` })
  await expect(fromMemory).toBeVisible()
  await page.getByRole('button', { name: 'Play Again' }).click()
  await expect(stat(page, 'Record')).toContainText(`${toBeat + 1} word`)
  await page.keyboard.type('q')
  await submit(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await fromMemory.click()
  await expect(page.getByText(/^Question 1 of \d/)).toBeVisible()
  await expect(page.getByRole('main').getByText(`Isaiah ${chapter}`, { exact: true }).first()).toBeVisible()
})

test('a game that ends without a connection waits and is counted once', async ({ page, context, request }) => {
  const [words = []] = await fetchWords(request, 4)
  await arriveAsPlayer(page)
  await startMemoryGame(page, 4)
  await typeWords(page, words.slice(0, 2))
  await context.setOffline(true)
  await submit(page)
  await expect(page.getByRole('dialog', { name: 'Game Complete!' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue Playing' }).click()
  await expect(page.getByText('1 memorization game waiting to be saved')).toBeVisible()
  await context.setOffline(false)
  await expect.poll(() => readPoints(page)).toBe(2)
  await page.reload()
  await expect(page.getByText('waiting to be saved')).toBeHidden()
  expect(await readPoints(page)).toBe(2)
})

test('nothing of the game is wider than the screen at 320 px, and the box that is typed in stays in sight', async ({
  page,
  request,
}) => {
  const [words = []] = await fetchWords(request, 1)
  await page.setViewportSize({ width: 320, height: 640 })
  await arriveAsGuest(page)
  await startMemoryGame(page, 1)
  await typeWords(page, words)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expect(page.getByRole('button', { name: 'Next Verse' })).toBeInViewport()
  // As high as what an on-screen keyboard leaves.
  await page.setViewportSize({ width: 320, height: 330 })
  for (const number of [1, words.length]) {
    await wordBox(page, number).focus()
    await expect(wordBox(page, number)).toBeInViewport({ ratio: 1 })
  }
})
