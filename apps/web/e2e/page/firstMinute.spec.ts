import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

import { issueCoachCode, loginCoach } from '../steps/coach.ts'
import { everyRoute } from '../steps/everyRoute.ts'
import { freshName, registerPlayer } from '../steps/player.ts'
import { arriveAsGuest } from '../steps/quiz.ts'

/** Answers the question for the numbers with this total, until it is told to fail. */
async function setTotal(page: Page, total: () => number | undefined): Promise<void> {
  await page.route(/\/api\/stats\/overview(\?|$)/, async (route) => {
    const now = total()
    if (now === undefined) return route.abort()
    const reply = await route.fetch()
    const stats = (await reply.json()) as object
    return route.fulfill({ response: reply, json: { ...stats, totalQuestionsAnswered: now } })
  })
}

/** Notes every number that the meter shows from the first on. */
const noteNumbers = (page: Page) =>
  page.addInitScript(() => {
    const numbers: number[] = []
    Object.assign(window, { numbers })
    new MutationObserver(() => {
      const text = document.querySelector('.font-display.tabular-nums')?.textContent ?? ''
      const number = Number(text.replaceAll(',', ''))
      if (/^\d+,\d{3}$/.test(text) && number !== numbers.at(-1)) numbers.push(number)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })

const numbersOf = (page: Page) => page.evaluate(() => (window as unknown as { numbers: number[] }).numbers)

test(
  'the meter starts from the number that this browser saw last, never counts down, and is live only while it is',
  { tag: '@once' },
  async ({ page }) => {
    let total: number | undefined = 9_000
    await setTotal(page, () => total)
    await noteNumbers(page)
    await page.addInitScript(() => {
      localStorage.setItem('guestMode', 'true')
      if (localStorage.getItem('meter') === null) localStorage.setItem('meter', '8970')
    })
    await page.goto('/')
    const meter = (text: string) => page.getByText(text)
    await expect(meter('Live Updates')).toBeVisible()
    await expect(meter('009,000')).toBeVisible()
    const seen = await numbersOf(page)
    expect(seen[0]).toBe(8_970)
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    expect(seen.length).toBeGreaterThan(10)
    // The next visit begins there, and a lower total is told at once.
    total = 8_000
    await page.reload()
    await expect(meter('008,000')).toBeVisible()
    expect(await numbersOf(page)).toEqual([8_000])
    total = undefined
    await page.reload()
    await expect(page.getByText(/METER\s?Not reachable$/)).toBeVisible()
    await expect(meter('Live Updates')).toHaveCount(0)
    await expect(meter('–––,–––')).toBeVisible()
  },
)

test.describe('on an upright phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test(
    'the hint about landscape comes only where it helps, and never over a new code',
    { tag: ['@once', '@day2'] },
    async ({ page, context }) => {
      const hint = page.getByRole('dialog', { name: 'Better Experience in Landscape' })
      await context.clearCookies()
      await registerPlayer(page, freshName())
      await expect(hint).toHaveCount(0)
      test.setTimeout(180_000)
      const helped = new Set(['/player-progress', '/crosswords', '/memory-game'])
      for (const path of everyRoute) {
        await page.goto(path)
        if (helped.delete(path)) {
          await expect(hint, path).toBeVisible()
          continue
        }
        await expect(page.locator('h1').last()).toBeAttached()
        await page.waitForLoadState('networkidle')
        await expect(hint, path).toHaveCount(0)
      }
      expect([...helped]).toEqual([])
      // The dashboard is a coach's; anybody else was sent on to the login above, without the hint.
      await loginCoach(page, issueCoachCode('Landscape Club'), 'Landscape Club')
      await page.getByLabel('Coach name').fill('Coach Eve')
      await page.getByRole('button', { name: 'Create profile' }).click()
      await expect(hint).toBeVisible()
    },
  )
})

test(
  'a code for a player is called a player code on every screen, and a notice about a beta is a line in the page',
  { tag: ['@once', '@day1'] },
  async ({ page }) => {
    // Two dozen screens, one after another.
    test.setTimeout(180_000)
    await arriveAsGuest(page)
    for (const path of everyRoute) {
      await page.goto(path)
      await expect(page.locator('.waiting, [aria-busy=true], .animate-pulse')).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      const text = await page.locator('body').innerText()
      expect.soft(text, path).not.toMatch(/\b(team|member|access|login|pathfinder|personal|child) codes?\b/i)
    }
  },
)

test('a phone finds a name, an icon and a picture to share', { tag: '@once' }, async ({ page, request }) => {
  await page.goto('/')
  const address = (selector: string, name: string) => page.locator(selector).first().getAttribute(name)
  const manifest = (await (await request.get((await address('link[rel=manifest]', 'href')) ?? '')).json()) as {
    name: string
    icons: { src: string }[]
  }
  expect(manifest.name).toBe('Seraph')
  const pictures = [
    await address('link[rel=apple-touch-icon]', 'href'),
    await address('meta[property="og:image"]', 'content'),
    ...manifest.icons.map(({ src }) => src),
  ]
  expect(pictures.length).toBeGreaterThan(3)
  for (const picture of pictures) {
    const reply = await request.get(picture ?? '')
    expect(reply.headers()['content-type'], picture ?? '').toMatch(/^image\//)
  }
  await expect(page.getByText(`© ${new Date().getFullYear()} Seraph`)).toBeAttached()
})

test(
  'a first visit fetches two fonts and uses both; till then one of the device stands there',
  { tag: '@once' },
  async ({ page }) => {
    const fonts: string[] = []
    page.on('request', (request) => void (request.resourceType() === 'font' && fonts.push(request.url())))
    await page.goto('/')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const kept = await page.evaluate(() =>
      [...document.fonts].map(({ family, status, display }) => ({ family, status, display })),
    )
    const fetched = kept.filter(({ family, status }) => / Variable/.test(family) && status === 'loaded')
    expect(fetched.map(({ family }) => family.replaceAll('"', ''))).toEqual([
      'Fraunces Variable',
      'Atkinson Hyperlegible Next Variable',
    ])
    expect(fonts).toHaveLength(2)
    expect(kept.filter(({ family, display }) => / Variable/.test(family) && display !== 'swap')).toEqual([])
  },
)
