import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

import { chooseSeason } from '../steps/chooseSeason.ts'
import { expectAccessible } from '../steps/expectAccessible.ts'
import { fetchWords, startMemoryGame, stat, typeWords, wordBox } from './memory.ts'
import { arriveAsPlayer } from '../steps/player.ts'
import { answerBox, arriveAsGuest, goOn, startQuiz } from '../steps/quiz.ts'

const putIn = 'The underlined words were put in: the World English Bible says Yahweh.'

/** Misses questions until one's verse says God's name, and reads that verse. */
async function readNamedVerse(page: Page): Promise<void> {
  for (;;) {
    await answerBox(page).fill('a purple elephant')
    await answerBox(page).press('Enter')
    await page.getByRole('button', { name: /^Read Isaiah 4:/ }).click()
    await expect(page.getByRole('figure')).toBeVisible()
    if (/Yahweh/.test(await page.getByRole('figure').innerText())) return
    await goOn(page)
  }
}

test(
  'a guest has God’s name as the LORD in a verse, with the words marked and told, and as it stands again',
  { tag: '@day4' },
  async ({ page }) => {
    await arriveAsGuest(page)
    await startQuiz(page, 'Isaiah 4')
    await readNamedVerse(page)
    const verse = page.getByRole('figure')
    await verse.getByRole('button', { name: 'Show Yahweh as the LORD' }).click()
    await expect(verse.locator('blockquote')).not.toContainText('Yahweh')
    await expect(verse.locator('mark').first()).toHaveText(/^[Tt]he LORD(’s)?$/)
    await expect(verse.locator('mark').first()).toHaveCSS('text-decoration-line', 'underline')
    await expect(verse.getByText(putIn)).toHaveCount(1)
    await expectAccessible(page)
    await verse.getByRole('button', { name: 'Show Yahweh', exact: true }).click()
    await expect(verse.locator('blockquote')).toContainText('Yahweh')
    await expect(page.getByText(putIn)).toHaveCount(0)
  },
)

test(
  'a player sets it for this browser; the memorization game is played and counted in the edition’s words',
  { tag: '@day0' },
  async ({ page, request }) => {
    const [words = []] = await fetchWords(request, 12)
    expect(words).toContain('yahweh')
    await arriveAsPlayer(page)
    await page.goto('/settings')
    await page.getByLabel('Show Yahweh as the LORD in verses').check()
    await page.reload()
    await expect(page.getByLabel('Show Yahweh as the LORD in verses')).toBeChecked()
    await expectAccessible(page)
    await startMemoryGame(page, 12)
    await typeWords(page, words)
    await expect(stat(page, 'Score')).toContainText(`${words.length}/`)
    // The boxes stay where they are above it.
    expect((await wordBox(page, 1).boundingBox())?.height).toBeGreaterThan(40)
    await expect(page.getByRole('figure')).toContainText('I will give thanks to you, LORD; for')
    await expect(page.getByRole('figure').getByText(putIn)).toBeVisible()
    // No verse of the other season says the name, so there is nothing to choose.
    await chooseSeason(page, /Mark/)
    await page.goto('/settings')
    await expect(page.getByLabel('Play soft sounds in a round')).toBeVisible()
    await expect(page.getByText('Yahweh')).toHaveCount(0)
  },
)
