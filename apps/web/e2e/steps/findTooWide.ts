import type { Page } from '@playwright/test'

/** What makes the page wider than the screen. */
export function findTooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth)
      .map(({ tagName, className, textContent }) => `${tagName} ${className} ${textContent?.slice(0, 40) ?? ''}`)
  })
}
