import { expect, test } from '@playwright/test'

import { expectAccessible } from './expectAccessible.ts'
import { seedCoach } from './pictures/seedCoach.ts'

test('a coach divides the season among seven, changes a piece, and one of them leaves', async ({
  page,
  playwright,
  baseURL,
}) => {
  await seedCoach(page, playwright.request, baseURL ?? '')
  const open = async () => {
    await page.goto('/coach-dashboard')
    await page.getByRole('tab', { name: 'Team Analysis' }).click()
    await page.getByRole('button', { name: /^Divide the season in .*Team 1/ }).click()
    await expect(page.getByText('Balanced by')).toBeVisible()
  }
  const team = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Balanced by' })
  const pieces = team.locator('ol > li').filter({ hasText: /\d+ verses?, \d/ })
  await open()
  await expect(pieces).toHaveCount(7)
  await expect(pieces.first()).toContainText('Isaiah 1:1 to')
  await expect(pieces.last()).toContainText('to Isaiah 33:24')
  await expectAccessible(page)
  await team.getByRole('button', { name: 'Save the pieces' }).click()
  await expect(team.getByRole('button', { name: 'Saved' })).toBeVisible()
  const before = await pieces.first().innerText()
  await pieces
    .first()
    .getByRole('button', { name: /^5 verses for/ })
    .nth(1)
    .click()
  await expect(pieces.first()).not.toHaveText(before)
  const after = await pieces.first().innerText()
  await team.getByRole('button', { name: 'Save the pieces' }).click()
  await expect(team.getByRole('button', { name: 'Saved' })).toBeVisible()
  await open()
  expect(await pieces.first().innerText()).toBe(after)
  await team.getByRole('button', { name: 'Undo the last saving' }).click()
  await expect.poll(() => pieces.first().innerText()).toBe(before)
  const dashboard = (await (await page.request.get('/api/coaches/dashboard')).json()) as {
    players: { playerId: string; playerCode: string }[]
  }
  const [code = ''] = /\b[A-Z0-9]{4,10}\b/.exec(await pieces.nth(2).innerText()) ?? []
  const { playerId = '' } = dashboard.players.find((player) => player.playerCode === code) ?? {}
  const removed = await page.request.post(`/api/coaches/players/${playerId}/remove`, {
    headers: { origin: new URL(page.url()).origin },
    data: {},
  })
  expect(removed.ok()).toBe(true)
  await open()
  await expect(team.getByText('The team has changed.')).toBeVisible()
  await expect(pieces).toHaveCount(6)
  await expect(pieces.last()).toContainText('to Isaiah 33:24')
  await team.getByRole('button', { name: 'Save the pieces' }).click()
  await expect(team.getByRole('button', { name: 'Saved' })).toBeVisible()
})
