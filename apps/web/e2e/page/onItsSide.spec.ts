import { expect, test } from '@playwright/test'

import { registerClub } from '../steps/clubChild.ts'
import { coveredControls } from '../steps/coveredControls.ts'
import { arriveAsPlayer, freshName } from '../steps/player.ts'
import { answerBox, arriveAsGuest } from '../steps/quiz.ts'
import { openRoom } from '../steps/room.ts'

// What is begun, read and pressed on a phone that is held on its side.
test.use({ viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true })

test(
  'a child’s own Home shows the button of the day, whole and without scrolling',
  { tag: '@once' },
  async ({ page }) => {
    await arriveAsPlayer(page)
    await page.goto('/')
    const today = page.getByRole('main').getByRole('link', { name: /\d+ questions · \d+ min/ })
    await expect(today).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('main').getByRole('img', { name: /chapter/ })).toBeInViewport()
    const [scrolled, tooWide] = await page.evaluate(() => [
      scrollY,
      document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ])
    expect([scrolled, tooWide]).toEqual([0, 0])
    // Nothing lies over it: a tap in its middle begins.
    await today.tap()
    await expect(answerBox(page)).toBeVisible()
  },
)

test('in trivia a toast lies over neither a choice nor Next', { tag: '@once' }, async ({ page }) => {
  await arriveAsGuest(page)
  await page.goto('/trivia')
  await page.getByRole('button', { name: 'Isaiah 6', exact: true }).tap()
  await expect(page.getByText(/^Question 1 of \d+$/)).toBeVisible()
  await page.getByRole('radiogroup').locator('label').first().tap()
  await page.getByRole('button', { name: 'Submit Answer' }).tap()
  const next = page.getByRole('button', { name: 'Next Question' })
  await expect(next).toBeVisible()
  // A failure's toast is the one that a press doesn't end.
  await page.route(/\/api\/trivia\/7(\?|$)/, (route) => route.abort())
  await page.getByRole('button', { name: 'Next chapter: Isaiah 7' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave it' }).tap()
  const toast = page.locator('ol li').filter({ hasText: 'Failed to load trivia questions for this chapter.' })
  await expect(toast).toBeVisible()
  await next.scrollIntoViewIfNeeded()
  await expect(next).toBeInViewport({ ratio: 1 })
  await expect.poll(() => coveredControls(toast)).toEqual([])
  await next.tap()
  await expect(page.getByText(/^Question 2 of \d+$/)).toBeVisible()
})

test(
  'a host’s lobby shows the room’s code and its picture, with Start below them',
  { tag: '@once' },
  async ({ page }) => {
    await arriveAsGuest(page)
    await openRoom(page, 'Isaiah 4')
    const bar = page.getByRole('button', { name: 'Start Quiz' }).locator('xpath=..')
    const picture = page.getByRole('main').getByRole('figure')
    await expect(picture).toBeVisible()
    const between = async () => {
      const [above, below] = await Promise.all([picture.boundingBox(), bar.boundingBox()])
      return (below?.y ?? 0) - ((above?.y ?? Infinity) + (above?.height ?? 0))
    }
    await expect.poll(between).toBeGreaterThan(0)
  },
)

test('a coach’s week begins in sight, the club and the ways out are folded', { tag: '@once' }, async ({ page }) => {
  await registerClub(page, freshName())
  const week = page.getByRole('tabpanel', { name: 'This week' })
  await expect(week).toBeVisible()
  await expect(page.getByRole('button', { name: 'Your club', exact: true })).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('main').getByRole('button', { name: 'Logout' })).toBeHidden()
  expect((await week.boundingBox())?.y).toBeLessThan(300)
})
