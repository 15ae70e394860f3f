import type { Locator, Page } from '@playwright/test'

/**
 * What one visit of a screen showed, in milliseconds; `shift` is the layout's, in
 * its own unit. `largest` says what was painted largest, `moved` what shifted.
 */
export type Paint = {
  screen: string
  paintMs: number
  interactionMs: number
  shift: number
  largest: string
  moved: string[]
  /** Where a press led on: from it until what came of it was there and still. */
  settledMs?: number
}

type Entry = PerformanceEntry & {
  element?: Element | null
  value?: number
  interactionId?: number
  hadRecentInput?: boolean
  sources?: readonly { node: Node | null }[]
}
type Seen = Omit<Paint, 'screen'>

/** The phone of the look guide: a processor four times as slow as this one, 1.6 Mbit/s, 150 ms. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const slowdown = 4

/** Nothing more comes after this time without a new paint, in milliseconds. */
const quietMs = 2_500

/** What is pressed on a screen. */
export type Visit = { press?: (page: Page) => Promise<void> }

/** Presses the menu's button, which most screens have. */
async function pressMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).first().tap()
  await page.getByRole('dialog').waitFor()
}

/**
 * Opens a screen in an empty browser on the slow phone, waits until all of it has come, notices and dialogs too, and
 * presses what is pressed there. The interaction is the longest time from a press to the next frame.
 */
export async function paintOf(page: Page, path: string, press = pressMenu): Promise<Omit<Paint, 'screen'>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(() => {
    const seen: Seen = { paintMs: 0, interactionMs: 0, shift: 0, largest: '', moved: [] }
    Object.assign(window, { seen })
    const watch = (type: string, note: (entry: Entry) => void, more: object = {}) =>
      new PerformanceObserver((list) => list.getEntries().forEach((entry) => note(entry))).observe({
        type,
        buffered: true,
        ...more,
      })
    watch('largest-contentful-paint', ({ startTime, element }) => {
      seen.paintMs = startTime
      seen.largest = `${element?.tagName ?? ''} ${element?.textContent?.slice(0, 60) ?? ''}`
    })
    watch('layout-shift', ({ value = 0, hadRecentInput, sources = [] }) => {
      if (hadRecentInput === true) return
      seen.shift += value
      for (const { node } of sources) {
        const { className = '', textContent } = (node ?? {}) as Partial<Element>
        seen.moved.push(`${value.toFixed(4)} ${className} ${textContent?.slice(0, 40) ?? ''}`)
      }
    })
    watch(
      'event',
      ({ duration, interactionId = 0 }) => {
        // A pointer that is only there while the page loads presses nothing.
        if (interactionId > 0) seen.interactionMs = Math.max(seen.interactionMs, duration)
      },
      { durationThreshold: 16 },
    )
  })
  const readSeen = () => page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  await page.goto(path)
  await page.getByRole('heading').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(quietMs)
  const { paintMs, largest, shift, moved } = await readSeen()
  await press(page)
  await page.waitForTimeout(500)
  const { interactionMs, settledMs } = await readSeen()
  return { paintMs, interactionMs, shift, largest, moved, ...(settledMs !== undefined && { settledMs }) }
}

/** Presses a button, and notes how long it took until `shown` was there and nothing moved any more. */
export async function pressed(page: Page, button: string, shown: (page: Page) => Locator): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pointerup', ({ timeStamp }) => Object.assign(window, { pressedAt: timeStamp }), {
      capture: true,
      once: true,
    })
  })
  await page.getByRole('button', { name: button }).tap()
  await shown(page).waitFor()
  await page.evaluate(async () => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)))
    const { seen, pressedAt } = window as unknown as { seen: Seen; pressedAt: number }
    seen.settledMs = performance.now() - pressedAt
  })
}
