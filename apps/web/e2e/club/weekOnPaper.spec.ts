import { expect, test } from '@playwright/test'

import { cardsOfSeven, teamOfSeven } from '../steps/cardsOfSeven.ts'
import { seedCoach } from '../pictures/seedCoach.ts'
import { passTime } from '../steps/stack.ts'
import { studyChapter } from '../steps/studyChapter.ts'
import { readPdf } from '../study/readPdf.ts'

type Player = { playerId: string; playerCode: string; teamName: string }

// Rule 223: one page, with all that it can say of a team of seven.
test(
  'the week of a team of seven is printed on one page, A4 or Letter',
  { tag: ['@once', '@day3'] },
  async ({ page, playwright, baseURL }) => {
    const origin = baseURL ?? ''
    await seedCoach(page, playwright.request, origin)
    const day = new Date(Date.now() + 33 * 86_400_000).toISOString().slice(0, 10)
    const set = await page.request.patch('/api/coaches/events', { headers: { origin }, data: { plans: { area: day } } })
    expect(set.ok()).toBe(true)
    await page.goto('/coach-dashboard')
    await page.getByRole('tab', { name: 'Team Analysis' }).click()
    await page.getByRole('button', { name: /^Divide the season in .*Team 1/ }).click()
    await page.getByRole('button', { name: 'Save the pieces' }).click()
    await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible()
    // Seven whom the coach names and has missed for a week, five hard questions, and a code that nobody has used.
    const cards = await cardsOfSeven(page, origin)
    for (const card of cards)
      await studyChapter(playwright.request, origin, card, { chapter: 6, to: 8, isRight: false })
    const { players } = (await (await page.request.get('/api/coaches/dashboard')).json()) as { players: Player[] }
    const seven = players.filter(({ teamName }) => teamName.includes(teamOfSeven))
    expect(seven).toHaveLength(7)
    for (const { playerCode } of seven) passTime(playerCode, 9)
    await page.goto('/coach-dashboard')
    const week = page.getByRole('tabpanel', { name: 'This week' })
    await week.getByLabel('Team', { exact: true }).selectOption({ label: teamOfSeven })
    await expect(week.getByRole('listitem').filter({ hasText: 'have it' })).toHaveCount(5)
    await expect(week.getByRole('heading', { name: 'A kind word for' })).toBeVisible()
    await expect(week.getByRole('heading', { name: /^By / })).toBeVisible()
    for (const format of ['A4', 'Letter'] as const) {
      const pages = readPdf(await page.pdf({ format, preferCSSPageSize: true }))
      expect(pages, format).toHaveLength(1)
      const said = pages[0]?.lines.map(({ text }) => text).join(' ') ?? ''
      for (const heading of ['Who studied', 'What is missing', 'A kind word for', 'Hardest for the team'])
        expect(said, format).toContain(heading)
      for (const { playerCode } of seven) expect(said, format).toContain(playerCode)
    }
  },
)
