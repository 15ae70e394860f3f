import { writeFileSync } from 'node:fs'

import { expect, test } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'

import { measuredGame } from '../study/memory.ts'
import { seedCoach } from '../pictures/seedCoach.ts'
import { freshName, registerPlayer } from '../steps/player.ts'
import { answerBox } from '../steps/quiz.ts'
import { joinByLink, makePlayer, openRoom } from '../steps/room.ts'
import { paintOf, pressed, type Paint, type Visit } from './paintOf.ts'

/** Everything that somebody's browser keeps: what a picture of a screen begins with. */
type Kept = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>

/**
 * A screen, who looks, and what is done there. Each visit begins with the same browser, or, where what is done changes what
 * the server has of that visitor, with what the visit before left in it.
 */
type Measured = {
  screen: string
  path: string
  as: string
  viewport?: { width: number; height: number }
  goesOn?: true
} & Visit

const answer = async (page: Page) => {
  await answerBox(page).fill('a purple elephant')
  await answerBox(page).press('Enter')
  await page.getByRole('button', { name: /^Next$|^Finish/ }).waitFor()
}

/** The screens of an evening, a child's and a coach's. */
const screens: readonly Measured[] = [
  {
    screen: 'Welcome',
    path: '/',
    as: 'visitor',
    press: (page) => page.getByRole('button', { name: 'Continue as Guest' }).tap(),
  },
  { screen: 'Home of a guest', path: '/', as: 'guest' },
  { screen: 'Home of a player', path: '/', as: 'player' },
  { screen: 'Me', path: '/player-login', as: 'player' },
  { screen: 'the report', path: '/progress-report', as: 'player' },
  { screen: '/practice', path: '/practice', as: 'guest' },
  { screen: 'a round', path: '/practice?round=new', as: 'guest', press: answer },
  {
    screen: 'a round’s end',
    path: '/practice?round=new',
    as: 'player',
    async press(page) {
      await answer(page)
      await pressed(page, 'End here', (then) => then.getByRole('link', { name: 'Done for today' }))
    },
  },
  {
    screen: 'a crossword',
    path: '/crosswords',
    as: 'guest',
    press: (page) => page.getByRole('button', { name: 'Start', exact: true }).tap(),
  },
  measuredGame,
  { screen: 'the door of a room', path: '/study-room', as: 'guest' },
  { screen: 'a room of its member', path: '/study-room/CODE', as: 'member', press: answer, goesOn: true },
  {
    screen: 'a room of its host',
    path: '/study-room',
    as: 'host',
    async press(page) {
      await page.getByRole('button', { name: /^For / }).first().tap()
      await page.getByRole('menuitem').first().waitFor()
    },
  },
  // Nobody holds a hall's screen in the hand, and nothing is pressed on it before the end.
  {
    screen: 'the screen for a hall',
    path: '/study-room/CODE/screen',
    as: 'host',
    viewport: { width: 1280, height: 720 },
    press: () => Promise.resolve(),
  },
  { screen: 'the dashboard', path: '/coach-dashboard', as: 'coach' },
]

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

/** Fills a room of two, whose quiz runs; says its code and what the browsers of its host and of a member keep. */
async function fillRoom(open: () => Promise<Page>): Promise<{ code: string; host: Kept; member: Kept }> {
  const [host, ann, ben] = [await open(), await open(), await open()]
  const code = await openRoom(host, 'Isaiah 4', { questionsEach: 20 })
  await joinByLink(ann, code, await makePlayer(ann, { staysIn: false }))
  await joinByLink(ben, code, await makePlayer(ben, { staysIn: false }))
  await host.getByRole('button', { name: 'Start Quiz' }).click()
  await expect(answerBox(ann)).toBeVisible()
  const kept = { code, host: await host.context().storageState(), member: await ann.context().storageState() }
  for (const page of [host, ann, ben]) await page.context().close()
  return kept
}

test('paint', async ({ browser, playwright }, { project }) => {
  const file = process.env['SERAPH_PAINT_FILE']
  if (file === undefined) throw new Error('SERAPH_PAINT_FILE says where the figures go, and is not set')
  const { baseURL = '', viewport, hasTouch, isMobile } = project.use
  const options = { baseURL, viewport: viewport ?? null, hasTouch: hasTouch === true, isMobile: isMobile === true }
  const open = (from: Browser = browser, kept?: Kept) =>
    from.newContext({ ...options, ...(kept !== undefined && { storageState: kept }) }).then((one) => one.newPage())
  const guest = async () => {
    const page = await open()
    await page.addInitScript(() => localStorage.setItem('guestMode', 'true'))
    return page
  }
  const keptAfter = async (signIn: (page: Page) => Promise<unknown>): Promise<Kept> => {
    const page = await guest()
    await signIn(page)
    await page.goto('/')
    const kept = await page.context().storageState()
    await page.context().close()
    return kept
  }
  const room = await fillRoom(guest)
  const kept = new Map<string, Kept>([
    ['guest', await keptAfter(() => Promise.resolve())],
    ['player', await keptAfter((page) => registerPlayer(page, freshName()))],
    ['coach', await keptAfter((page) => seedCoach(page, playwright.request, baseURL))],
    ['host', room.host],
    ['member', room.member],
  ])
  const paints: Paint[] = []
  const size = (name: string, usual: number): number => Number(process.env[`SERAPH_PAINT_${name}`] ?? usual)
  const wanted = screens.slice(size('FROM', 1) - 1, size('TO', screens.length))
  for (let run = 0; run < size('RUNS', 3); run += 1) {
    for (const { screen, path, as, press, viewport: other, goesOn } of wanted) {
      const page = await open(browser, kept.get(as))
      if (other !== undefined) await page.setViewportSize(other)
      paints.push({ screen, ...(await paintOf(page, path.replace('CODE', room.code), press)) })
      if (goesOn === true) kept.set(as, await page.context().storageState())
      await page.context().close()
    }
  }
  writeFileSync(file, JSON.stringify(paints))
})
