import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

import { spokenText } from '../../src/voice/spokenText.ts'
import { arriveAsGuest, readQuestion, startQuiz } from '../steps/quiz.ts'

/** Gives the page a voice of the device, which writes down what it is told to say: Chromium has none here. */
async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = []
    const voice = { localService: true, lang: 'en-US', default: true }
    class Utterance {
      text: string
      constructor(text: string) {
        this.text = text
      }
    }
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => [voice],
      cancel: () => undefined,
      speak: ({ text }: Utterance) => said.push(text),
    })
    Object.defineProperties(globalThis, {
      said: { value: said },
      speechSynthesis: { value: synthesis },
      SpeechSynthesisUtterance: { value: Utterance },
    })
  })
}
const heard = (page: Page) => page.evaluate(() => (globalThis as unknown as { said: string[] }).said.join(' '))

// Rule 217: questions are read aloud by the device's voice, names as the glossary says them.
test('each question of a quiz is read aloud once that is switched on', async ({ page }) => {
  await giveVoice(page)
  await arriveAsGuest(page)
  await startQuiz(page, 'Isaiah 7')
  expect(await heard(page)).toBe('')
  await page.getByRole('button', { name: 'Read aloud' }).click()
  await expect(page.getByRole('button', { name: 'Read it myself' })).toBeVisible()
  const { names } = (await (await page.request.get('/api/spoken-names')).json()) as { names: Record<string, string> }
  expect(names['Ahaz']).toBe('AY-haz')
  const bare = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  const asked = bare(spokenText(await readQuestion(page), names))
  await expect.poll(async () => bare(await heard(page))).toBe(asked)
  await page.getByRole('button', { name: 'Read it myself' }).click()
  await expect(page.getByLabel('How fast')).toHaveCount(0)
})

test('nothing is offered where the device has no voice', async ({ page }) => {
  await arriveAsGuest(page)
  await startQuiz(page, 'Isaiah 7')
  await expect(page.getByRole('button', { name: 'Read aloud' })).toHaveCount(0)
})
