import { expect, test } from '@playwright/test'

import { expectAccessible } from '../steps/expectAccessible.ts'
import { arriveAsPlayer } from '../steps/player.ts'
import { answerRightly, arriveAsGuest, fetchAnswerKey, startQuiz } from '../steps/quiz.ts'

test('a guest is told what a report needs, and may go on without', async ({ page }) => {
  await arriveAsGuest(page)
  await page.goto('/progress-report')
  await expect(page.getByRole('link', { name: 'Create a free account' })).toHaveAttribute(
    'href',
    '/individual-register',
  )
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/player-login')
  await page.getByRole('button', { name: 'Continue as guest' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('a new player’s report is empty and kind; after a quiz it says what the player’s page says', async ({
  page,
  request,
}) => {
  const key = await fetchAnswerKey(request, 5)
  const code = await arriveAsPlayer(page)
  await page.goto('/player-progress')
  const notice = page.getByRole('complementary', { name: 'Your report is in beta' })
  await notice.getByRole('button', { name: 'Dismiss this notice' }).click()
  await expect(page.getByText('Study today to begin a streak.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Trivia Challenges/ })).toContainText('_')
  await expect(page.getByText('0 of 33 explored.')).toBeVisible()
  await expect(page.getByText(code).first()).toBeVisible()

  await startQuiz(page, 'Isaiah 5')
  await answerRightly(page, key)
  const asked = page.waitForRequest((one) => /\/api\/player-progress\/[^/]+\?(?:.*&)?t=\w+/.test(one.url()))
  await page.goto('/player-progress')
  expect((await (await asked).allHeaders())['cache-control']).toBe('no-cache')
  await expect(notice).toBeHidden()
  await expect(page.getByRole('row', { name: /AI-Evaluated/ })).toContainText('1100%')
  await expect(page.getByText('1 day in a row.')).toBeVisible()
  await page.getByRole('button', { name: /^Isaiah 5: studied on 1 day/ }).click()
  await expect(page.getByText('First Steps')).toBeVisible()
  // One answer explores a chapter; an achievement wants five that count (rule 44).
  await expect(page.getByText(/^Earned on /)).toHaveCount(0)
  await page.goto('/player-login')
  await expect(page.getByRole('heading', { name: '1 question answered' })).toBeVisible()
  await expect(page.getByText('1 of 33 explored.')).toBeVisible()
})

test(
  'on paper it is a report: light, with names and date, without navigation and forms',
  { tag: '@once' },
  async ({ page }) => {
    const code = await arriveAsPlayer(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/player-login')
    await expect(page.getByRole('img', { name: /Isaiah/ })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Achievements' })).toBeVisible()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    for (const role of ['banner', 'navigation', 'contentinfo', 'textbox', 'checkbox'] as const)
      await expect(page.getByRole(role)).toHaveCount(0)
    await expect(page.getByText(new RegExp(`^Seraph · ${code} · .*, Team 1 · `))).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Achievements' })).toBeVisible()
    const [ground, ink] = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body)
      return [backgroundColor, color]
    })
    expect(ground).toBe('rgb(255, 255, 255)')
    expect(ink).toBe('rgb(26, 29, 58)')
  },
)

test('being featured is a choice that is told, and kept', async ({ page }) => {
  await arriveAsPlayer(page)
  await page.goto('/player-progress')
  const update = page.getByRole('button', { name: 'Update Featured Status' })
  await expect(page.getByText('You are currently not featured.')).toBeVisible()
  await expect(page.getByText('Streak and session consistency')).toBeVisible()
  await expect(update).toBeDisabled()
  await page.getByLabel('Show me on the Featured Players page').check()
  await update.click()
  await expect(page.getByText('Featured Status Updated', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText('You are currently featured.')).toBeVisible()
  await page.route('**/api/players/update-featured', (route) => route.abort())
  await page.getByLabel('Show me on the Featured Players page').uncheck()
  await update.click()
  await expect(page.getByText('Failed to update featured status. Please try again.', { exact: true })).toBeVisible()
})

test(
  'axe finds nothing in the report, in a note of what waits, and where one left off',
  { tag: '@day2' },
  async ({ page, request }) => {
    const key = await fetchAnswerKey(request, 6)
    await arriveAsPlayer(page)
    await page.route('**/update-ai-quiz*', (route) => route.abort())
    await startQuiz(page, 'Isaiah 6')
    await answerRightly(page, key)
    await page.goto('/player-progress')
    await expect(page.getByRole('heading', { name: 'Achievements' })).toBeVisible()
    await expect(page.getByText('1 answer waiting to be saved')).toBeVisible()
    await page.getByRole('button', { name: /^Isaiah 4:/ }).click()
    await expectAccessible(page)
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/practice')
    await expect(page.getByRole('heading', { name: 'Go on where you were' })).toBeVisible()
    await expectAccessible(page)
  },
)

test('without a connection the report says so, and comes when it is asked for again', async ({ page, context }) => {
  await arriveAsPlayer(page)
  await page.route('**/api/player-progress/**', (route) => route.abort())
  await page.goto('/player-progress')
  await expect(page.getByText('The report could not be loaded')).toBeVisible()
  await page.unroute('**/api/player-progress/**')
  await page.getByRole('main').getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'Achievements' })).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('You are offline. What you do is kept')).toBeVisible()
  await context.setOffline(false)
})
