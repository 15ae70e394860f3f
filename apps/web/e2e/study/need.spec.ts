import { expect, test } from '@playwright/test'

import { expectAccessible } from '../steps/expectAccessible.ts'
import { answerBox, arriveAsGuest, dismissQuizNotice, startQuiz } from '../steps/quiz.ts'

const pictures = process.env['SERAPH_NEED_PICTURES']

test('a child in need is heard in the box, and nothing of it is sent to a model or answered with a verse', async ({
  page,
}) => {
  await arriveAsGuest(page)
  await page.goto('/practice')
  await dismissQuizNotice(page)
  await page.getByRole('button', { name: 'Ask Seraph about a verse or a word' }).click()
  const box = page.getByRole('textbox', { name: 'Your question' })
  await box.fill('i hate my life')
  await box.press('Enter')
  await expect(page.getByRole('heading', { name: 'You are not alone' })).toBeVisible()
  await expect(page.getByText('please tell a grown-up you trust today')).toBeVisible()
  await expect(page.locator('figcaption')).toHaveCount(0)
  await expectAccessible(page)
  if (pictures !== undefined) await page.screenshot({ path: `${pictures}/heard.png`, fullPage: true })
})

test('an example is tapped, and its verse opens in its context', async ({ page }) => {
  await arriveAsGuest(page)
  await page.goto('/practice')
  await dismissQuizNotice(page)
  await page.getByRole('button', { name: 'Ask Seraph about a verse or a word' }).click()
  await page.getByRole('button', { name: 'Who was Rezin?' }).click()
  await expect(page.getByText('Rezin (say')).toBeVisible()
  await expect(page.locator('figcaption').first()).toContainText('Isaiah 7:')
  await page.getByRole('button', { name: 'Show it in its context' }).first().click()
  await expect(page.locator('figure').first().locator('blockquote p')).not.toHaveCount(1)
  await expectAccessible(page)
  if (pictures !== undefined) await page.screenshot({ path: `${pictures}/context.png`, fullPage: true })
})

test('beside a verdict the question’s verse is asked about, ready to be sent by Enter', async ({ page }) => {
  await arriveAsGuest(page)
  await startQuiz(page, 'Isaiah 1')
  await answerBox(page).fill('a purple elephant')
  await answerBox(page).press('Enter')
  await page.getByRole('button', { name: /^Ask about Isaiah 1:\d+/ }).click()
  const box = page.getByRole('textbox', { name: 'Your question' })
  await expect(box).toBeFocused()
  await expect(box).toHaveValue(/^What does Isaiah 1:\d+.* mean\?$/)
  await box.press('Enter')
  await expect(page.locator('figcaption').first()).toContainText('Isaiah 1:')
})
