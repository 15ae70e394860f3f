import { chromium } from '@playwright/test'
const url = process.env.URL ?? 'http://localhost:3217'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
for (const [name, width, height] of [
  ['phone', 360, 740],
  ['desk', 1280, 800],
  ['tiny', 320, 640],
])
  for (const colorScheme of name === 'tiny' ? ['light'] : ['light', 'dark']) {
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme,
      hasTouch: name !== 'desk',
      isMobile: name !== 'desk',
    })
    const page = await context.newPage()
    page.on('console', (m) => m.type() === 'error' && console.log(name, m.text()))
    page.on('pageerror', (e) => console.log(name, e.message))
    const shot = async (what, full = false) =>
      page.screenshot({ path: `/tmp/w/shots-memory/${name}-${colorScheme}-${what}.png`, fullPage: full })
    await page.addInitScript(() => localStorage.setItem('guestMode', 'true'))
    await page.goto(`${url}/memory-game`)
    await page.getByRole('heading', { name: 'Choose a chapter' }).waitFor()
    await shot('1setup', true)
    await page.getByRole('button', { name: 'Isaiah 5, resting' }).click()
    await page.getByRole('dialog').waitFor()
    await shot('2licence')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Isaiah 12', exact: true }).click()
    await page.getByText('No record yet').or(page.getByText('Record:')).first().waitFor()
    await shot('3chosen')
    await page.getByRole('button', { name: 'Start Game' }).click()
    await page.locator('#memory-verse').waitFor()
    const index = await (await page.request.get(`${url}/api/memory-game/data`)).json()
    const data = await (
      await page.request.get(`${url}/api/memory-game/data/${index.groups.find((g) => g.chapters.includes(12)).file}`)
    ).json()
    const words = data['Isaiah 12 Verse 1']
    for (const [i, w] of words.slice(0, 7).entries()) {
      await page
        .getByRole('textbox', { name: new RegExp(`^Word ${i + 1} of`) })
        .pressSequentially(w.original.replace(/[^\p{L}]/gu, '').toLowerCase())
    }
    await page.keyboard.type('zq')
    await shot('4game', true)
    console.log(name, 'scroll', await page.evaluate(() => document.documentElement.scrollWidth))
    await page.getByRole('button', { name: 'Submit & Get Rank' }).click()
    await page.getByRole('dialog').waitFor()
    await page.waitForTimeout(300)
    await shot('5dialog')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.waitForTimeout(200)
    await shot('6card')
    await context.close()
  }
await browser.close()
