import type { Page } from '@playwright/test'

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
}

type Entry = PerformanceEntry & {
  element?: Element | null
  value?: number
  hadRecentInput?: boolean
  sources?: readonly { node: Node | null }[]
}
type Seen = Omit<Paint, 'screen'>

/** The phone of the look guide: a processor four times as slow as this one, 1.6 Mbit/s, 150 ms. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const slowdown = 4

/** Nothing more comes after this time without a new paint, in milliseconds. */
const quietMs = 2_500

/**
 * Opens a screen in an empty browser on the slow phone, waits until all
 * of it has come, notices and dialogs too, and presses the menu's button
 * once. The interaction is the longest time from a press to the next frame.
 */
export async function paintOf(page: Page, path: string): Promise<Omit<Paint, 'screen'>> {
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
      ({ duration }) => {
        seen.interactionMs = Math.max(seen.interactionMs, duration)
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
  const dialog = page.getByRole('dialog')
  if (await dialog.isVisible()) await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Menu' }).first().tap()
  await dialog.waitFor()
  await page.waitForTimeout(500)
  const { interactionMs } = await readSeen()
  return { paintMs, interactionMs, shift, largest, moved }
}
