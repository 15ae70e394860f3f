import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

/** More presses of Tab than any screen has places. */
const mostPlaces = 80

/** Presses Tab until this has the focus: what can't be reached by keys fails. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let press = 0; press < mostPlaces; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab doesn’t lead to ${target.toString()}`)
}

/** Goes there by Tab and presses Enter. */
export async function pressByKeys(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Writes down what a screen reader would announce by itself on this page from now on; returns how to read it. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const regions = 'output, [role=status], [role=alert], [aria-live=polite], [aria-live=assertive]'
    const last = new WeakMap<Element, string>()
    const note = () => {
      for (const region of document.querySelectorAll<HTMLElement>(regions)) {
        const text = region.innerText.replaceAll(/\s+/g, ' ').trim()
        if (text !== '' && text !== last.get(region)) heard.push(text)
        last.set(region, text)
      }
    }
    new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true })
  })
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
}
