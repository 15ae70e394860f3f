import { expect, test } from '@playwright/test'

import { expectAccessible } from '../steps/expectAccessible.ts'
import { arriveAsPlayer } from '../steps/player.ts'
import { arriveAsGuest, dismissQuizNotice } from '../steps/quiz.ts'

test(
  'a round keeps to the verses that are marked, and the address keeps the choice',
  { tag: '@day5' },
  async ({ page }) => {
    await arriveAsPlayer(page)
    await page.goto('/practice')
    await dismissQuizNotice(page)
    const verses = page.getByRole('group', { name: 'Verses of Isaiah 6' })
    await page.getByRole('button', { name: 'Isaiah 6', exact: true }).click()
    await page.getByText('Only some verses').click()
    await expect(page.getByText('All 13 verses of Isaiah 6.')).toBeVisible()
    await page.getByLabel('From verse').selectOption('2')
    await page.getByLabel('to', { exact: true }).selectOption('4')
    await verses.getByRole('button', { name: /^Verse 8\b/ }).click()
    await expect(page.getByText('Isaiah 6:2–4, 8')).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByText('Isaiah 6:2–4, 8')).toBeVisible()
    await expect(page).toHaveURL(/\?chapters=6&places=[\d%C,-]+$/)
    // All of it is made of what the browser has, a size is the server's choice: both ask the same verses.
    const places = new URL(page.url()).searchParams.get('places') ?? ''
    const asked = await page.request.get(`/api/round?of=mixed&size=all&chapters=6&places=${places}`)
    const { questions } = (await asked.json()) as { questions: { verse: string }[] }
    expect(questions.every(({ verse }) => /^Isaiah 6:([1-4]|8)\b|-[2-9]\d?$/.test(verse))).toBe(true)
    expect(questions.length).toBeGreaterThan(5)
    for (const [size, count] of [
      ['5', 5],
      ['All', questions.length],
    ] as const) {
      await page.goto(`/practice?chapters=6&places=${places}`)
      await page.getByText('How many, and which').click()
      await page.getByRole('group', { name: 'Questions' }).getByText(size, { exact: true }).click()
      await page.getByRole('button', { name: 'Start Quiz (1 chapter)' }).click()
      await expect(page.getByText(`Question 1 of ${count}`)).toBeVisible()
      await page.getByRole('button', { name: 'Reset Quiz' }).click()
      await expect(verses).toBeVisible()
    }
  },
)

test('verses are marked with the keyboard alone, a run with Shift', async ({ page }) => {
  await arriveAsGuest(page)
  await page.goto('/practice?chapters=6')
  await page.getByText('Only some verses').press('Enter')
  await expect(page.getByText('All 13 verses of Isaiah 6.')).toBeVisible()
  const verse = (number: number) => page.getByRole('button', { name: `Verse ${number}`, exact: true })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(verse(1)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await expect(verse(3)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(verse(3)).toHaveAttribute('aria-pressed', 'true')
  for (const key of ['ArrowRight', 'ArrowRight', 'Shift+Enter']) await page.keyboard.press(key)
  await expect(page.getByText('Isaiah 6:3–5')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('All 13 verses of Isaiah 6.')).toBeVisible()
})
