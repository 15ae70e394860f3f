import { expect, test } from '@playwright/test'

import { enterCode, freshName, logOut, registerPlayer, strangeCode } from '../steps/player.ts'

test('a player logs out and in again with the code in any form and the number that was shown', async ({ page }) => {
  const code = await registerPlayer(page, freshName())
  const number = await logOut(page)
  await page.goto('/login')
  await enterCode(page, `plr ${code.toLowerCase()}`, number)
  await expect(page.getByText(`Logged in as ${code}`, { exact: true })).toBeVisible()
})

test('a lost session is restored silently; without any cookie the code stays, and the number is asked for', async ({
  page,
  context,
}) => {
  const code = await registerPlayer(page, freshName())
  await context.clearCookies({ name: 'seraph_player' })
  await page.goto('/player-login')
  await expect(page.getByText(code).first()).toBeVisible()
  // The code is shown from what the browser keeps; the session comes back a moment later.
  await expect.poll(async () => (await context.cookies()).some((cookie) => cookie.name === 'seraph_player')).toBe(true)
  // A reply that is still on its way would bring its cookie back.
  await page.goto('about:blank')
  await context.clearCookies()
  await page.goto('/player-login')
  await expect(page.getByLabel('Player code')).toHaveValue(code)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByLabel('Secret number')).toBeFocused()
})

test('a wrong code is refused kindly, and storage that was tampered with is thrown away', async ({ page }) => {
  await page.goto('/player-login')
  await page.evaluate(() => localStorage.setItem('currentPlayer', '{ not json'))
  await page.reload()
  await expect(page.getByLabel('Player code')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('currentPlayer'))).toBeNull()
  await enterCode(page, strangeCode(), '0000')
  await expect(
    page.getByText('That code and that number do not belong together. Please check both.', { exact: true }),
  ).toBeVisible()
})
