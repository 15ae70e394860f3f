import { expect, test } from '@playwright/test'

test.use({ storageState: { cookies: [], origins: [] }, reducedMotion: 'reduce' })

test('an upright phone is told once in a session that its side shows more, a wide screen never', async ({ page }) => {
  const hint = page.getByRole('dialog', { name: 'Better Experience in Landscape' })
  const isPhone = (page.viewportSize()?.width ?? 0) <= 768
  // While the welcome dialog is open the hint waits.
  await page.goto('/')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(hint).toHaveCount(0)
  await page.getByRole('dialog').getByRole('button', { name: 'Continue as Guest' }).click()
  if (isPhone) {
    await hint.getByRole('button', { name: 'Continue in Portrait' }).click()
  }
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
