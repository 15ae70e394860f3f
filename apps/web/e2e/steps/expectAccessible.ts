import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Fails where axe finds anything on the page as it stands, light or dark, or a heading that leaves out a level; `where` names it in
 * the failure.
 */
export async function expectAccessible(page: Page, where?: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
    expect(violations, [where, colorScheme].join(' ')).toEqual([])
  }
  const { violations } = await new AxeBuilder({ page }).withRules(['heading-order']).analyze()
  expect(violations, [where, 'headings'].join(' ')).toEqual([])
  await page.emulateMedia({ colorScheme: null })
}
