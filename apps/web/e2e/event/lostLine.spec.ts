import { expect, test } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'

import { makePlayer, openBrowser, openPhone } from '../steps/room.ts'
import { openWithScribe, readTwice, sitDown, teamSheet } from './teamEvent.ts'

type Draft = { question: number; answer: string; draftNumber: number; isKept: boolean }
type Sheet = { answer: string; late: string | null }

/** An event of two teams in which this page writes for the Owls, up to its open sheet; and every draft that the server acknowledged. */
async function openSheet(browser: Browser, scribe: Page) {
  const host = await openBrowser(browser)
  const code = await openWithScribe(host, scribe)
  for (let at = 0; at < 2; at += 1)
    await sitDown(host, { code, team: 'Foxes', player: await makePlayer(host, { staysIn: false }) })
  const drafts: Draft[] = []
  scribe.on('response', (reply) => {
    if (!reply.url().endsWith('/draft') || reply.status() !== 200) return
    const sent = reply.request().postDataJSON() as Omit<Draft, 'isKept'>
    void reply.json().then(({ isKept }: { isKept: boolean }) => drafts.push({ ...sent, isKept }))
  })
  await host.getByRole('button', { name: 'Begin: First Reading' }).click()
  await readTwice(host)
  await teamSheet(scribe).fill('kept before')
  await expect(scribe.getByText('Everything is kept.')).toBeVisible()
  return { host, drafts }
}

/** The Owls' sheet as the server has it for its host, once it is locked. */
async function lockedSheet(host: Page): Promise<Sheet> {
  await expect(host.getByRole('heading', { name: 'Sheets' })).toBeVisible({ timeout: 90_000 })
  const seat = await host.evaluate(() => localStorage.getItem('eventSeat') ?? '')
  const { roomId, token } = JSON.parse(seat) as { roomId: string; token: string }
  const reply = await host.request.get(`/api/event-rooms/${roomId}`, { headers: { 'room-token': token } })
  const { sheets, teams } = (await reply.json()) as {
    sheets: (Sheet & { teamId: string })[]
    teams: { id: string; name: string }[]
  }
  const owls = teams.find(({ name }) => name === 'Owls')?.id
  const sheet = sheets.find(({ teamId }) => teamId === owls)
  if (sheet === undefined) throw new Error('the Owls have no sheet')
  return sheet
}

/** How long the sheet is still open by the page's clock, in seconds. */
const leftSeconds = async (page: Page) =>
  Number.parseInt((await page.getByRole('timer').getAttribute('aria-label')) ?? '', 10)

/** `days`: on which the line comes back after what. */
const screens = [
  {
    where: 'on a phone',
    open: (browser: Browser) => openPhone(browser, { isUpright: true }),
    days: { 'its sheets are marked': '@day1', 'the next question is read': '@day3' },
  },
  {
    where: 'on a desktop',
    open: openBrowser,
    days: { 'its sheets are marked': '@day4', 'the next question is read': '@day5' },
  },
]

for (const { where, open, days } of screens) {
  // Rule 231: the last draft that the server acknowledged is the sheet.
  test(
    `a scribe whose line is back before the deadline loses nothing, ${where}`,
    { tag: ['@once', '@day0'] },
    async ({ browser }) => {
      test.setTimeout(180_000)
      const scribe = await open(browser)
      const { host, drafts } = await openSheet(browser, scribe)
      await scribe.context().setOffline(true)
      await teamSheet(scribe).fill('kept before, and after')
      await expect(scribe.getByText('Everything is kept.')).toHaveCount(0)
      await expect.poll(() => leftSeconds(scribe), { timeout: 60_000 }).toBeLessThanOrEqual(8)
      await scribe.context().setOffline(false)
      await expect(scribe.getByText('Everything is kept.')).toBeVisible()
      const { answer, late } = await lockedSheet(host)
      expect(drafts.at(-1)).toMatchObject({ answer: 'kept before, and after', isKept: true })
      expect({ answer, late }).toEqual({ answer: 'kept before, and after', late: null })
    },
  )

  // Rule 231: what comes later isn't taken, and its scribe is told once, wherever the event has come to.
  for (const until of ['its sheets are marked', 'the next question is read'] as const)
    test(
      `a scribe whose line is away until ${until} is told what came too late, and what counts, ${where}`,
      { tag: ['@once', days[until]] },
      async ({ browser }) => {
        test.setTimeout(180_000)
        const scribe = await open(browser)
        const { host, drafts } = await openSheet(browser, scribe)
        await scribe.context().setOffline(true)
        await teamSheet(scribe).fill('kept before, and too late')
        expect((await lockedSheet(host)).answer).toBe('kept before')
        if (until === 'the next question is read') {
          await host.getByRole('button', { name: 'Show the Answer' }).click()
          await host.getByRole('button', { name: 'Next Question' }).click()
        }
        await scribe.context().setOffline(false)
        const late = scribe.getByText('too late', { exact: false })
        const told = scribe.getByText('This came too late and doesn’t count: “kept before, and too late”')
        await expect(told).toBeVisible()
        await expect(scribe.getByText('What counts is what had arrived: “kept before”')).toBeVisible()
        expect(drafts.filter(({ isKept }) => isKept).at(-1)?.answer).toBe('kept before')
        if (until === 'its sheets are marked') {
          expect(await lockedSheet(host)).toMatchObject({ answer: 'kept before', late: 'kept before, and too late' })
          await host.getByRole('button', { name: 'Show the Answer' }).click()
          await expect(scribe.getByText('Your sheet: kept before')).toBeVisible()
          await expect(told).toHaveCount(1)
        } else await expect(scribe.getByText('Question 2 of 10', { exact: false })).toBeVisible()
        await scribe.getByRole('button', { name: 'All Right' }).click()
        await expect(late).toHaveCount(0)
      },
    )
}

// Rule 231: a reload while drafts don't arrive loses nothing; what was written is sent, in time or too late.
test(
  'a scribe who loads the page anew while the line is away finds what was written',
  { tag: ['@once', '@day2'] },
  async ({ browser }) => {
    test.setTimeout(180_000)
    const scribe = await openPhone(browser, { isUpright: true })
    const { host } = await openSheet(browser, scribe)
    const away = '**/draft'
    await scribe.route(away, (route) => route.abort())
    await teamSheet(scribe).fill('kept before, and unsent')
    await scribe.reload()
    await expect(teamSheet(scribe)).toHaveValue('kept before, and unsent')
    await expect(scribe.getByText('Everything is kept.')).toHaveCount(0)
    await scribe.unroute(away)
    await expect(scribe.getByText('Everything is kept.')).toBeVisible()
    expect(await scribe.evaluate(() => sessionStorage.getItem('eventLines'))).toBeNull()

    await scribe.route(away, (route) => route.abort())
    await teamSheet(scribe).fill('kept before, and too late')
    expect((await lockedSheet(host)).answer).toBe('kept before, and unsent')
    await scribe.reload()
    await expect(scribe.getByText('Your sheet: kept before, and unsent')).toBeVisible()
    await scribe.unroute(away)
    await expect(scribe.getByText('This came too late and doesn’t count: “kept before, and too late”')).toBeVisible()
    await scribe.reload()
    await scribe.getByRole('button', { name: 'All Right' }).click()
    expect(await scribe.evaluate(() => sessionStorage.getItem('eventLines'))).toBeNull()
  },
)
