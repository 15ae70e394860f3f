import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

import { arriveAsPlayer } from '../steps/player.ts'
import { answerBox, answerRightly, arriveAsGuest, fetchAnswerKey, goOn, startQuiz } from '../steps/quiz.ts'

/** Writes down every tone that begins; returns how to read their pitches. */
async function listen(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const tones: number[] = []
    Object.assign(window, { tones })
    window.AudioContext = class extends AudioContext {
      override createOscillator(): OscillatorNode {
        const tone = super.createOscillator()
        // It is given its pitch at once.
        queueMicrotask(() => tones.push(tone.frequency.value))
        return tone
      }
    }
  })
  return () => page.evaluate(() => (window as unknown as { tones: number[] }).tones)
}

// Rule 213.
test(
  'a round is silent until sounds are switched on there; a miss stays silent',
  { tag: '@once' },
  async ({ page }) => {
    const tones = await listen(page)
    const key = await fetchAnswerKey(page.request, 6)
    await arriveAsGuest(page)
    await startQuiz(page, 'Isaiah 6')
    await answerRightly(page, key)
    expect(await tones()).toEqual([])
    await page.getByRole('button', { name: 'Sounds' }).click()
    await expect(page.getByRole('button', { name: 'Sounds', pressed: true })).toBeVisible()
    expect(await tones()).toEqual([659, 988])
    await goOn(page)
    await answerRightly(page, key)
    await expect.poll(tones).toEqual([659, 988, 659, 988])
    await goOn(page)
    await answerBox(page).fill('a purple elephant')
    await answerBox(page).press('Enter')
    await expect(page.getByText(/^0 of \d points?$/)).toBeVisible()
    expect(await tones()).toHaveLength(4)
    await page.getByRole('button', { name: 'End here' }).click()
    await expect(page.getByRole('link', { name: 'Done for today' })).toBeVisible()
    await expect.poll(async () => (await tones()).slice(4)).toEqual([494, 659, 988])
  },
)

test(
  'switched on in the settings they stay on, and nothing sounds before a press',
  { tag: '@once' },
  async ({ page }) => {
    const tones = await listen(page)
    await arriveAsPlayer(page)
    await page.goto('/settings')
    const box = page.getByLabel('Play soft sounds in a round')
    await expect(box).not.toBeChecked()
    await box.check()
    expect(await tones()).toEqual([659, 988])
    await page.reload()
    await expect(box).toBeChecked()
    expect(await tones()).toEqual([])
    await box.uncheck()
    expect(await tones()).toEqual([])
  },
)
