import { expect, test } from '@playwright/test'

import { expectAccessible } from '../steps/expectAccessible.ts'
import { arriveAsPlayer } from '../steps/player.ts'
import { arriveAsGuest, fetchAnswerKey } from '../steps/quiz.ts'
import { beginRehearsal, handIn, openSheet, sheet } from './rehearsal.ts'

test(
  'a child plays a set alone, leaves in the middle, goes on, and finds the result among the rehearsals',
  { tag: '@day5' },
  async ({ page, request }) => {
    await arriveAsPlayer(page)
    await page.goto('/rehearsal')
    await page.getByRole('button', { name: 'Clear' }).click()
    await page.getByRole('button', { name: 'Isaiah 6', exact: true }).click()
    await page.getByRole('button', { name: 'Isaiah 9', exact: true }).click()
    await expectAccessible(page)
    await beginRehearsal(page, '10')
    const keys = new Map([...(await fetchAnswerKey(request, 6)), ...(await fetchAnswerKey(request, 9))])
    const answer = async () => {
      const asked = await page.locator('#rehearsal-question').innerText()
      const found = [...keys].find(([question]) => question.startsWith(asked.replaceAll(/\s+/g, ' ').trim()))
      return found?.[1] ?? ''
    }
    await openSheet(page)
    await expect(page.getByRole('timer')).toBeVisible()
    await expectAccessible(page)
    await handIn(page, await answer())
    await expect(page.getByText(/^(\d) of \1 points?$/)).toBeVisible()
    await page.getByRole('button', { name: 'Go On' }).click()

    await openSheet(page)
    await sheet(page).fill('half of an answer')
    await page.goto('/rehearsal')
    await page.getByRole('button', { name: /^Go on with the rehearsal/ }).click()
    // Left at once: before the draft was sent.
    await expect(sheet(page)).toHaveValue('half of an answer')
    for (let done = 1; done < 10; done += 1) {
      if (done > 1) await openSheet(page)
      await handIn(page, 'a wild guess')
      await page.getByRole('button', { name: /^(Go On|See the Result)$/ }).click()
    }
    await expect(page.getByRole('heading', { name: 'The rehearsal is over' })).toBeFocused()
    await expect(page.getByText('Against a team with every point, a team with your score would be in')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Rehearse Again' }).click()
    await expect(page.getByRole('heading', { name: 'Your rehearsals' })).toBeVisible()
    await page.getByRole('button', { name: /^Look at the rehearsal/ }).click()
    await expect(page.getByRole('heading', { name: 'The rehearsal is over' })).toBeVisible()
  },
)

test('a set is drawn and printed: the script, the sheets, the key, the score sheet and slides', async ({ page }) => {
  await arriveAsGuest(page)
  await page.goto('/rehearsal')
  await page.getByRole('radio', { name: '10', exact: true }).check({ force: true })
  await page.getByRole('button', { name: 'Draw a Set to Print' }).click()
  await expect(page.getByRole('heading', { name: 'Reader’s script' })).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.printsheet li')).toHaveCount(10)
  await expect(page.locator('main')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  for (const paper of ['Answer sheets', 'Key', 'Score sheet']) {
    await page.getByRole('radio', { name: paper }).check({ force: true })
    await expect(page.getByRole('heading', { name: paper })).toBeVisible()
  }
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Reader’s script' })).toBeVisible()
})
