import { expect, test } from '@playwright/test'

import { expectAccessible } from '../steps/expectAccessible.ts'
import { arriveAsPlayer } from '../steps/player.ts'
import { answerRightly, fetchAnswerKey, startQuiz } from '../steps/quiz.ts'

/** What a server says of the open seasons once this one was closed: closing it here would close it for every other test. */
const closed = '2026-isaiah'

test('what was done in a closed season stays readable in one’s report', { tag: '@day5' }, async ({ page, request }) => {
  const key = await fetchAnswerKey(request, 4)
  await arriveAsPlayer(page)
  await startQuiz(page, 'Isaiah 4')
  await answerRightly(page, key)
  await page.goto('/player-progress')
  await expect(page.getByRole('heading', { name: '1 question answered' })).toBeVisible()
  await expect(page.getByLabel('Report of the season')).toHaveCount(0)
  await page.route(/\/api\/session(\?|$)/, async (route) => {
    const reply = await route.fetch()
    const session = (await reply.json()) as { seasons: { id: string }[]; season: string | null }
    const seasons = session.seasons.filter(({ id }) => id !== closed)
    await route.fulfill({ response: reply, json: { ...session, seasons, season: seasons[0]?.id ?? null } })
  })
  await page.reload()
  const chooser = page.getByLabel('Report of the season')
  await expect(chooser.locator('option:checked')).toHaveText(/Mark/)
  await expect(page.getByRole('heading', { name: '0 questions answered' })).toBeVisible()
  await chooser.selectOption(closed)
  await expect(page.getByRole('heading', { name: '1 question answered' })).toBeVisible()
  await expect(page.getByText('This season is over. What was done in it stays here.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Isaiah 4:/ })).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(chooser.locator('option:checked')).toHaveText(/Isaiah/)
  await expect(page.getByRole('heading', { name: '1 question answered' })).toBeVisible()
})
