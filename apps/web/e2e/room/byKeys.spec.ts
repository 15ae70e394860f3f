import { expect, test } from '@playwright/test'

import { listen, pressByKeys, tabTo } from './byKeys.ts'
import { arriveAsPlayer } from '../steps/player.ts'
import { answerBox } from '../steps/quiz.ts'
import { joinByLink, makePlayer, openBrowser, openRoom } from '../steps/room.ts'

// A whole round and a whole room without a mouse, and what is read out on the way.

test(
  'a guest’s whole round by keys alone: each verdict is said once, and the end has the focus',
  { tag: '@once' },
  async ({ page }) => {
    const heard = await listen(page)
    await page.goto('/')
    await pressByKeys(page, page.getByRole('dialog').getByRole('button', { name: 'Continue as Guest' }))
    await expect(page.getByRole('dialog')).toBeHidden()
    await tabTo(page, page.getByPlaceholder('Type here'))
    await page.keyboard.type('a purple elephant')
    await page.keyboard.press('Enter')
    const next = page.getByRole('button', { name: 'Next', exact: true })
    for (let count = 2; count <= 5; count += 1) {
      await expect(next).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByText(`Question ${count} of 5`)).toBeVisible()
      // One types at once.
      await expect(answerBox(page)).toBeFocused()
      await page.keyboard.type('a purple elephant')
      await page.keyboard.press('Enter')
    }
    const finish = page.getByRole('button', { name: /^Finish/ })
    await expect(finish).toBeFocused()
    const verdicts = (await heard()).filter((text) => /: 0 of \d+ points?\. Missing: /.test(text))
    expect(verdicts).toHaveLength(5)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByText(/^You gave 0 of \d+ parts?\.$/)).toBeVisible()
    await pressByKeys(page, page.getByRole('link', { name: 'Done for today' }))
    await expect(page).toHaveURL(/\/$/)
  },
)

test(
  'a child’s whole room by keys alone, from the door to the result',
  { tag: ['@once', '@day1'] },
  async ({ browser }) => {
    const host = await openBrowser(browser)
    const [ann, ben] = [await openBrowser(browser), await openBrowser(browser)]
    const heard = await listen(ann)
    const annCode = await makePlayer(ann, { staysIn: false })
    const benCode = await makePlayer(ben, { staysIn: false })
    const room = await openRoom(host, 'Isaiah 4', { isTogether: true })
    await joinByLink(ben, room, benCode)

    await ann.goto('/study-room')
    await tabTo(ann, ann.getByLabel('Room code'))
    await ann.keyboard.type(room)
    await tabTo(ann, ann.getByLabel('Your player code'))
    await ann.keyboard.type(annCode)
    await ann.keyboard.press('Enter')
    await expect(ann.getByText(`You are ${annCode}`)).toBeVisible()

    await pressByKeys(host, host.getByRole('button', { name: 'Start Quiz' }))
    for (let count = 1; count <= 5; count += 1) {
      await expect(host.getByRole('heading', { name: `Question ${count} of 5` })).toBeVisible()
      await expect(answerBox(ann)).toHaveValue('')
      await expect(answerBox(ann)).toBeEditable()
      await tabTo(ann, answerBox(ann))
      await ann.keyboard.type('a purple elephant')
      await ann.keyboard.press('Enter')
      await expect(ann.getByText('The next question comes to everybody together.')).toBeVisible()
      await pressByKeys(host, host.getByRole('button', { name: count === 5 ? 'Finish' : 'Next question' }))
    }
    await expect(host.getByRole('heading', { name: 'All 5 questions are done' })).toBeVisible()
    await expect(ann.getByRole('button', { name: 'Practice Again' })).toBeVisible()
    const verdicts = (await heard()).filter((text) => /: 0 of \d+ points?\. Missing: /.test(text))
    expect(verdicts).toHaveLength(5)
    await Promise.all([host, ann, ben].map((page) => page.context().close()))
  },
)

test(
  'the chapters are one stop for Tab with arrows inside, and show what a player knows',
  { tag: ['@once', '@day0'] },
  async ({ page }) => {
    await arriveAsPlayer(page)
    const { questions } = (await (await page.request.get('/api/questions/6')).json()) as { questions: { id: string }[] }
    const data = { userAnswer: 'a purple elephant', question: { id: questions[0]?.id } }
    expect((await page.request.post('/api/evaluate', { data })).ok()).toBe(true)
    for (const path of ['/practice', '/traditional-quiz', '/trivia', '/crosswords', '/memory-game', '/rehearsal']) {
      await page.goto(path)
      const chapter = (label: string) => page.getByRole('button', { name: label, exact: true })
      await expect(chapter('Isaiah 6')).toHaveAccessibleDescription('seen')
      await expect(chapter('Isaiah 8')).toHaveAccessibleDescription('')
      await tabTo(page, chapter('Isaiah 1'))
      await page.keyboard.press('ArrowRight')
      await expect(chapter('Isaiah 2')).toBeFocused()
      await page.keyboard.press('End')
      await expect(page.getByRole('button', { name: /^Isaiah 33/ })).toBeFocused()
      await page.keyboard.press('ArrowLeft')
      await expect(chapter('Isaiah 32')).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('toolbar', { name: 'Chapters' }).locator(':focus')).toHaveCount(0)
      await page.keyboard.press('Shift+Tab')
      await expect(chapter('Isaiah 32')).toBeFocused()
    }
  },
)
