import { writeFileSync } from 'node:fs'

import { test } from '@playwright/test'

import { freshName, registerPlayer } from '../player.ts'
import { seedCoach } from '../pictures/seedCoach.ts'
import { paintOf, type Paint } from './paintOf.ts'

/** The first screens of a guest, a player and a coach. */
const screens = [
  { screen: 'Home of a guest', path: '/', as: 'guest' },
  { screen: 'Home of a player', path: '/', as: 'player' },
  { screen: '/practice', path: '/practice', as: 'guest' },
  { screen: 'the report', path: '/progress-report', as: 'player' },
  { screen: 'the dashboard', path: '/coach-dashboard', as: 'coach' },
] as const

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('paint', async ({ browser, playwright }, { project }) => {
  const file = process.env['SERAPH_PAINT_FILE']
  if (file === undefined) throw new Error('SERAPH_PAINT_FILE says where the figures go, and is not set')
  const { baseURL = '', viewport, hasTouch, isMobile } = project.use
  const options = { baseURL, viewport: viewport ?? null, hasTouch: hasTouch === true, isMobile: isMobile === true }
  const states = new Map<string, Awaited<ReturnType<typeof stateOf>>>()
  async function stateOf(as: string) {
    const context = await browser.newContext(options)
    const page = await context.newPage()
    if (as === 'player') await registerPlayer(page, freshName())
    if (as === 'coach') await seedCoach(page, playwright.request, baseURL)
    await page.goto('/')
    await page.evaluate(() => localStorage.setItem('guestMode', 'true'))
    const state = await context.storageState()
    await context.close()
    return state
  }
  for (const as of ['guest', 'player', 'coach']) states.set(as, await stateOf(as))
  const paints: Paint[] = []
  const runs = Number(process.env['SERAPH_PAINT_RUNS'] ?? 3)
  for (let run = 0; run < runs; run += 1) {
    for (const { screen, path, as } of screens) {
      const state = states.get(as)
      const context = await browser.newContext({ ...options, ...(state !== undefined && { storageState: state }) })
      paints.push({ screen, ...(await paintOf(await context.newPage(), path)) })
      await context.close()
    }
  }
  writeFileSync(file, JSON.stringify(paints))
})
