import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

import { fillTeam, issueCoachCode, loginCoach, teamCard } from '../steps/coach.ts'
import { unfoldClub } from '../steps/clubChild.ts'
import { freshName } from '../steps/player.ts'

/** Signs a coach in with two teams, one of two members; ends on the dashboard. */
async function openDashboard(page: Page): Promise<void> {
  const club = freshName()
  await loginCoach(page, issueCoachCode(club), club)
  await page.goto('/register')
  await page.getByLabel('Coach name').fill('Coach Eve')
  await fillTeam(page, 1, { club, name: 'Owls' })
  await teamCard(page, 1).getByRole('button', { name: 'Add member' }).click()
  await page.getByRole('button', { name: 'Add another team' }).click()
  await fillTeam(page, 2, { club, name: 'Eagles' })
  await page.getByRole('button', { name: 'Register 2 teams' }).click()
  await expect(page.getByRole('heading', { name: 'Your new codes' })).toBeVisible()
  await page.goto('/coach-dashboard')
}

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click()
  await expect(page.getByRole('tabpanel', { name })).toBeVisible()
  await expect(page.locator('[aria-busy=true], .animate-pulse')).toHaveCount(0)
}

test(
  'each of the coach’s dialogs offers first what it is about, then the way back',
  { tag: ['@once', '@day2'] },
  async ({ page }) => {
    await openDashboard(page)
    const expectOrder = async (title: RegExp, verb: string, back = 'Cancel') => {
      const dialog = page.getByRole('dialog', { name: title })
      await expect(dialog.getByRole('button', { name: back, exact: true })).toBeVisible()
      const boxes = await Promise.all(
        [verb, back].map((name) => dialog.getByRole('button', { name, exact: true }).boundingBox()),
      )
      const [first, last] = boxes
      if (first == null || last == null) throw new Error(`${title.source} has no two buttons`)
      // On one line the first is on the left, else above.
      expect(last.y > first.y || (last.y === first.y && last.x > first.x), title.source).toBe(true)
      expect(
        (await dialog.getByRole('button').allInnerTexts()).filter((text) => text !== ''),
        title.source,
      ).toEqual([verb, back])
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
    await unfoldClub(page)
    await page.getByRole('button', { name: 'Event dates' }).click()
    await expectOrder(/^Event dates/, 'Save')
    await openTab(page, 'Team Analysis')
    await page.getByRole('button', { name: 'Edit team Eagles', exact: true }).click()
    await expectOrder(/^Edit team Eagles$/, 'Save')
    await openTab(page, 'All Players')
    await page.getByRole('button', { name: 'Add A Player' }).click()
    await expectOrder(/^Add Player/, 'Add Player')
    for (const [button, title, verb] of [
      [/^Label of /, /^Label/, 'Save'],
      [/^Move /, /^Move /, 'Move'],
      [/^Remove /, /^Remove /, 'Remove'],
    ] as const) {
      await page.getByRole('button', { name: button }).first().click()
      await expectOrder(title, verb)
    }
  },
)

test(
  'every button of the dashboard says what it does, and to which team or player',
  { tag: ['@once', '@day1'] },
  async ({ page }) => {
    await openDashboard(page)
    for (const [tab, spoken] of [
      ['This week', /^Print$/],
      ['Overview', undefined],
      ['All Players', /^Move /],
      ['Team Analysis', /^Edit team /],
      ['Map', undefined],
      ['Helpers', undefined],
    ] as const) {
      await openTab(page, tab)
      const said = await page.getByRole('tabpanel', { name: tab }).ariaSnapshot()
      const lines = said.split('\n').filter((line) => /^\s*- (?:button|link)\b/.test(line))
      const names = lines.map((line) => /^\s*- (?:button|link) "([^"]+)"/.exec(line)?.[1] ?? '')
      expect.soft(names, `${tab}: ${lines.join(' ')}`).not.toContain('')
      const twice = names.filter((name, at) => names.indexOf(name) !== at)
      expect.soft(twice, `${tab}: what two buttons are called`).toEqual([])
      if (spoken !== undefined) expect(names.filter((name) => spoken.test(name)).length, tab).toBeGreaterThan(0)
    }
  },
)
