import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'

import { answerOne, ask, coachWithTwo, leaveOne, readTold, signInChild } from './appeals.ts'
import { expectAccessible } from '../steps/expectAccessible.ts'
import { answerBox } from '../steps/quiz.ts'
import { beginRehearsal, handIn, openSheet } from './rehearsal.ts'

const wrongly = ['isa-1-4-a', 'mistakes'] as const

test(
  'a child asks, the coach accepts the wording, another child’s points rise, and both are told once',
  { tag: '@day3' },
  async ({ page, browser, baseURL }) => {
    const [first, second] = await coachWithTwo(page)
    const asking = await signInChild(browser, baseURL, first)
    const other = await signInChild(browser, baseURL, second)
    for (const child of [asking, other]) await answerOne(child, ...wrongly)
    await asking.getByRole('button', { name: 'I think this is right' }).click()
    await expectAccessible(asking)
    await asking.getByRole('button', { name: 'Close' }).click()
    await ask(asking, 'It is the same thing.')
    await expect(asking.getByText('A person will look at it')).toBeVisible()

    await page.reload()
    await page.getByRole('tab', { name: 'Marks (1)' }).click()
    await expect(page.getByText('2 marks of 2 players, +2 points; 0 lowered')).toBeVisible()
    await expect(page.getByText('It is the same thing.')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('a')
    await expect(page.getByText('Nothing to decide')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Take back “mistakes”' })).toBeVisible()

    for (const child of [asking, other]) {
      await expect(await readTold(child)).toContainText('+1 point: “mistakes” is now accepted (Isaiah 1:4)')
      await child.reload()
      await expect(child.getByRole('heading', { name: '1 question answered' })).toBeVisible()
      await expect(child.getByText('is now accepted')).toHaveCount(0)
      const { player } = (await (await child.request.get('/api/session')).json()) as { player: { id: string } }
      const report = async () => (await child.request.get(`/api/player-progress/${player.id}`)).json()
      await expect.poll(report).toMatchObject({ aiEvaluatedQuestions: 1, aiAccuracy: 100 })
      await child.context().close()
    }
  },
)

test(
  'by keys alone: a no with its reason and one answer accepted; what was asked offline waits and is sent',
  { tag: '@day4' },
  async ({ page, browser, baseURL }) => {
    const [card] = await coachWithTwo(page)
    const child = await signInChild(browser, baseURL, card)
    await answerOne(child, ...wrongly)
    await child.context().setOffline(true)
    await ask(child, 'I read it so.')
    await expect(child.getByText('as soon as you are online again')).toBeVisible()
    await child.context().setOffline(false)
    await expect
      .poll(async () => ((await (await page.request.get('/api/appeals')).json()) as { groups: [] }).groups.length)
      .toBe(1)
    await child.getByRole('button', { name: 'Finish' }).click()
    await answerOne(child, 'isa-1-3-c', 'the shepherds')
    await ask(child, '')

    await page.reload()
    await page.getByRole('tab', { name: 'Marks (2)' }).click()
    const open = page.getByRole('heading', { level: 3, name: /^“/ })
    await expect(open).toHaveText(/mistakes/)
    await page.keyboard.press('j')
    await expect(open).toHaveText(/the shepherds/)
    await page.keyboard.press('k')
    await expect(open).toHaveText(/mistakes/)
    await page.keyboard.press('o')
    await expect(open).toHaveText(/the shepherds/)
    await page.keyboard.press('n')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Nothing to decide')).toBeVisible()

    const told = await readTold(child, 2)
    await expect(told).toContainText('“the shepherds” stays as it was marked (Isaiah 1:3). We looked for “Israel”.')
    await expect(told).toContainText('That is in another verse, not in this one.')
    await child.context().close()
  },
)

test(
  'a coach asks for a child from the report, and says for good that the wording is wrong',
  { tag: ['@once', '@day0'] },
  async ({ page, browser, baseURL }) => {
    const [card] = await coachWithTwo(page)
    const child = await signInChild(browser, baseURL, card)
    await answerOne(child, ...wrongly)
    const { player } = (await (await child.request.get('/api/session')).json()) as { player: { id: string } }

    await page.goto(`/player-progress?player=${player.id}`)
    await page.getByText('Answers that lack points').click()
    await page.getByRole('button', { name: 'I think this is right' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Ask a person' }).click()
    await expect(page.getByText('It is waiting under Marks')).toBeVisible()
    await expectAccessible(page)

    await page.goto('/coach-dashboard')
    await page.getByRole('tab', { name: 'Marks (1)' }).click()
    await page.getByRole('button', { name: 'No, with a reason' }).click()
    await page.getByLabel('This wording is always wrong here').check()
    await expect(page.getByText('Marks that were given stay: 0 lowered.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Say no' }).click()
    await expect(page.getByText('“mistakes” rejected for')).toBeVisible()
    await page.reload()
    await page.getByRole('tab', { name: 'Marks', exact: true }).click()
    const doubted = page.getByRole('list').filter({ hasText: '1 appeal · 0 overturned' })
    await expect(doubted).toContainText('“mistakes”')
    const csv = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as CSV' }).click()
    expect(await readFile(await (await csv).path(), 'utf8')).toMatch(/"isa-1-4-a".*"mistakes",1,0/)
    await expect(await readTold(child)).toContainText('“mistakes” stays as it was marked (Isaiah 1:4)')
    await child.context().close()
  },
)

test(
  'a room’s result stays as it was told until its host takes a later decision in',
  { tag: ['@once', '@day5'] },
  async ({ page, browser, baseURL }) => {
    const cards = await coachWithTwo(page)
    await page.goto('/study-room')
    await page.getByRole('button', { name: 'Create Room' }).click()
    const room = ((await page.getByText(/^\d \d \d \d$/).textContent()) ?? '').replaceAll(' ', '')
    const children: Page[] = []
    for (const card of cards) {
      const child = await signInChild(browser, baseURL, card)
      children.push(child)
      await leaveOne(child, wrongly[0])
      await child.goto(`/study-room/${room}`)
      await child.getByRole('button', { name: 'Join Room' }).click()
      await expect(child.getByText(`You are ${card.playerCode}`)).toBeVisible()
    }
    await page.getByRole('button', { name: 'Start Quiz' }).click()
    const [child] = children
    if (child === undefined) throw new Error('two children')
    await answerBox(child).fill(wrongly[1])
    await answerBox(child).press('Enter')
    await expect(child.getByText('0 of 1 points').first()).toBeVisible()
    await page.getByRole('button', { name: 'End for everyone' }).click()
    await page.getByRole('button', { name: 'End session' }).click()

    const row = page.getByRole('table', { name: 'Participants' }).getByRole('row').filter({ hasText: '0 / 1' })
    await expect(row).toBeVisible()
    const results = page.url()
    await page.getByRole('region', { name: 'Answers' }).getByRole('group').first().click()
    await page.getByRole('button', { name: 'I think this is right' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Ask a person' }).click()
    await expect(page.getByText('It is waiting under Marks')).toBeVisible()
    await page.goto('/coach-dashboard')
    await page.getByRole('tab', { name: 'Marks (1)' }).click()
    await page.getByRole('button', { name: 'Accept this wording' }).click()
    await expect(page.getByText('Nothing to decide')).toBeVisible()

    const changed = page.getByText('1 mark changed by a person’s decision: +1 point')
    // The worker has to know the decision before the page tells of it.
    const told = `/api/study-rooms/${new URL(results).searchParams.get('results')}/results`
    const since = { changedSince: { answers: 1, points: 1 } }
    await expect.poll(async () => (await page.request.get(told)).json()).toMatchObject(since)
    await page.goto(results)
    await expect(changed).toBeVisible()
    await expect(row).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Bring up to date' }).click()
    await expect(page.getByText('These results were brought up to date')).toBeVisible()
    await expect(changed).toHaveCount(0)
    await expect(row).toHaveCount(0)
    await child.reload()
    await expect(child.getByText(/^You earned 1 of 1 point/)).toBeVisible()
    for (const one of children) await one.context().close()
  },
)

test(
  'a sheet of a rehearsal is asked about, decided by its coach, and told without points',
  { tag: '@day2' },
  async ({ page, browser, baseURL }) => {
    const [card] = await coachWithTwo(page)
    const child = await signInChild(browser, baseURL, card)
    await child.goto('/rehearsal')
    await child.getByRole('button', { name: 'Clear' }).click()
    await child.getByRole('button', { name: 'Isaiah 1', exact: true }).click()
    await beginRehearsal(child, '10')
    await openSheet(child)
    await handIn(child, 'a wild guess')
    await ask(child, 'I read it so.')
    await expect(child.getByText('A person will look at it')).toBeVisible()
    await expectAccessible(child)
    await child.goto('/rehearsal')
    await child.getByRole('button', { name: /^Go on with the rehearsal/ }).click()

    await page.reload()
    await page.getByRole('tab', { name: 'Marks (1)' }).click()
    await expect(page.getByText('1 appeal, 1 rehearsal sheet without points')).toBeVisible()
    await page.keyboard.press('o')
    await expect(page.getByText('Nothing to decide')).toBeVisible()

    const told = await readTold(child)
    await expect(told).toContainText('“a wild guess” is now accepted (Isaiah 1:')
    await expect(told).not.toContainText('point')
    await child.goto('/rehearsal')
    await child.getByRole('button', { name: /^Go on with the rehearsal/ }).click()
    await openSheet(child)
    await child.context().close()
  },
)
