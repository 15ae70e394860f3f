import type { Locator, Page } from '@playwright/test'

/**
 * Asks for reduced motion in a page, and notes what moves all the same there, from its next load on: each animation and transition
 * that lasts, or waits, for longer than a millisecond. Returns what reads the notes.
 */
export async function watchMotion(page: Page): Promise<() => string[]> {
  const moved = new Set<string>()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.exposeFunction('noteMotion', (what: string) => void moved.add(what))
  await page.addInitScript(() => {
    const note = (window as unknown as { noteMotion: (what: string) => void }).noteMotion
    const look = () => {
      for (const one of document.getAnimations()) {
        const { target } = one.effect as KeyframeEffect
        if (Number(one.effect?.getComputedTiming().endTime ?? 0) > 1) note(target?.outerHTML.slice(0, 80) ?? '')
      }
      requestAnimationFrame(look)
    }
    look()
  })
  return () => [...moved]
}

/** How the first of them stands at this moment: whole and in its place, where it is through with moving. */
export function standOf(locator: Locator): Promise<{ opacity: string; transform: string; dash: string }> {
  return locator.first().evaluate((one) => {
    const { opacity, transform, strokeDashoffset: dash } = getComputedStyle(one)
    return { opacity, transform, dash }
  })
}
