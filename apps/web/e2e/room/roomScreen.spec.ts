import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

import { cardsOfSeven } from '../steps/cardsOfSeven.ts'
import { expectAccessible } from '../steps/expectAccessible.ts'
import { seedCoach } from '../pictures/seedCoach.ts'
import { answerBox } from '../steps/quiz.ts'
import { joinByLink, makePlayer, openBrowser, openHallScreen, openPhone, openRoom } from '../steps/room.ts'
import { passTime } from '../steps/stack.ts'
import { studyChapter } from '../steps/studyChapter.ts'
import { standOf } from '../steps/watchMotion.ts'

/** A picture of the screen at both sizes of a hall, light and dark, beside the run's other results. */
async function picture(screen: Page, name: string): Promise<void> {
  for (const [width, height] of [
    [1280, 720],
    [1920, 1080],
  ] as const)
    for (const colorScheme of ['light', 'dark'] as const) {
      await screen.setViewportSize({ width, height })
      await screen.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await screen.screenshot({ path: test.info().outputPath(`${name}-${width}-${colorScheme}.png`) })
    }
  await screen.setViewportSize({ width: 1280, height: 720 })
}

/** Everything is within the window: nobody scrolls a wall. */
async function expectFits(screen: Page): Promise<void> {
  const over = await screen.evaluate(() =>
    [...document.querySelectorAll('.roomscreen *')]
      .filter((one) => !one.closest('.sr-only'))
      .map((one) => one.getBoundingClientRect())
      .filter(({ right, bottom, width }) => width > 0 && (right > innerWidth + 1 || bottom > innerHeight + 1)),
  )
  expect(over).toEqual([])
}

// Rule 224: opened from the host's room in a window of its own, it follows the room, and the host stays in theirs.
test('the hall follows a room on its screen', { tag: ['@once', '@day4'] }, async ({ browser }) => {
  test.slow()
  const host = await openBrowser(browser)
  const ann = await openPhone(browser, { isUpright: true })
  const ben = await openBrowser(browser)
  const annCode = await makePlayer(ann, { staysIn: false })
  const benCode = await makePlayer(ben, { staysIn: false })
  const room = await openRoom(host, 'Isaiah 4', { isTogether: true })
  const { screen, moved } = await openHallScreen(host)
  await expect(screen.getByRole('heading', { name: 'Come in!' })).toBeVisible()
  await expect(screen.getByText(`Room code ${room.split('').join(' ')}`)).toBeAttached()
  await expect(screen.getByRole('img', { name: 'QR code that opens this room' })).toBeVisible()

  // Whoever joins rises on it; the host's own line is not taken over.
  await joinByLink(ann, room, annCode)
  await expect(screen.getByRole('heading', { name: '1 is here' })).toBeVisible()
  await expect(screen.getByText(annCode)).toBeVisible()
  await joinByLink(ben, room, benCode)
  await expect(screen.getByRole('heading', { name: '2 are here' })).toBeVisible()
  await expectAccessible(screen)
  await expectFits(screen)
  await picture(screen, 'lobby')
  await host.getByRole('button', { name: 'Start Quiz' }).click()

  // The question with how many have answered; its answer is nowhere before the room has moved on.
  await expect(answerBox(ann)).toBeVisible()
  const asked = await ann.getByRole('heading', { level: 1 }).textContent()
  // The hall sees a verse with its blanks in the heading, too; the phone has boxes in it.
  await expect(screen.getByRole('heading', { level: 2 })).toContainText(asked ?? '')
  await expect(screen.getByText('Question 1 of 5')).toBeVisible()
  await answerBox(ann).fill('I am not sure')
  await answerBox(ann).press('Enter')
  await expect(screen.getByText('1 of 2 have answered')).toBeVisible()
  await expect(screen.getByText('1 of 10 answers', { exact: true })).toBeVisible()
  await expect(screen.getByText(/was:/)).toHaveCount(0)
  await expectAccessible(screen)
  await expectFits(screen)
  await picture(screen, 'question')
  await host.getByRole('button', { name: 'Next question' }).click()
  await expect(screen.getByText('Question 2 of 5')).toBeVisible()
  await expect(screen.getByText('Question 1 was:')).toBeVisible()
  await expectFits(screen)
  await picture(screen, 'answer')
  await answerBox(ben).fill('I am not sure')
  await answerBox(ben).press('Enter')
  await expect(screen.getByText('2 of 10 answers', { exact: true })).toBeVisible()

  // A reload comes back to the same place, and who was nobody's host can't open it.
  await screen.reload()
  await expect(screen.getByText('Question 2 of 5')).toBeVisible()
  await ben.goto(`/study-room/${room}/screen`)
  await expect(ben.getByText('Only the host of this room opens its screen.')).toBeVisible()

  // The end is the team's; the children's points only where the host presses for them.
  for (const number of [3, 4, 5]) {
    await host.getByRole('button', { name: 'Next question' }).click()
    await expect(screen.getByText(`Question ${number} of 5`)).toBeVisible()
  }
  await host.getByRole('button', { name: 'Finish' }).click()
  await expect(screen.getByText('That was the last question.')).toBeVisible()
  await expectFits(screen)
  await picture(screen, 'team')
  await host.getByRole('button', { name: 'End for everyone' }).click()
  await host.getByRole('dialog').getByRole('button', { name: 'End session' }).click()
  await expect(screen.getByRole('heading', { name: 'Well done, all of you' })).toBeVisible()
  await expect(screen.getByText(annCode)).toHaveCount(0)
  await expectAccessible(screen)
  await expectFits(screen)
  await picture(screen, 'podium')
  // Nobody is led into a room that is over.
  await expect(screen.getByRole('img', { name: 'QR code that opens this room' })).toHaveCount(0)
  await expect(screen.getByText(`Room code ${room.split('').join(' ')}`)).toHaveCount(0)
  await screen.getByRole('button', { name: 'Show the first two' }).click()
  await expect(screen.getByRole('heading', { name: 'The most points' })).toBeVisible()
  for (const code of [annCode, benCode]) await expect(screen.getByText(code)).toBeVisible()
  await expectAccessible(screen)
  await expectFits(screen)
  await picture(screen, 'first')
  await screen.getByRole('button', { name: 'Show the team' }).click()
  await expect(screen.getByText(annCode)).toHaveCount(0)

  await screen.reload()
  await expect(screen.getByRole('heading', { name: 'Well done, all of you' })).toBeVisible()
  expect(moved()).toEqual([])
  await Promise.all([host, ann, ben].map((page) => page.context().close()))
})

// Rule 224: what the coach's team knows together is around their coal; a feather that the evening has raised settles at the end.
test(
  'a team of the coach’s is the seraph of the hall',
  { tag: ['@once', '@day0'] },
  async ({ browser, playwright, baseURL }) => {
    test.slow()
    const origin = baseURL ?? ''
    const host = await openBrowser(browser)
    await seedCoach(host, playwright.request, origin)
    const [first, second] = await cardsOfSeven(host, origin)
    await studyChapter(playwright.request, origin, first, { chapter: 6, to: 99 })
    await studyChapter(playwright.request, origin, second, { chapter: 7, to: 99 })
    passTime(first.playerCode, 3)
    await studyChapter(playwright.request, origin, first, { chapter: 6, to: 99 })
    await studyChapter(playwright.request, origin, second, { chapter: 8, to: 2 })
    await host.goto('/study-room?chapters=4')
    await host.getByRole('button', { name: 'Create Room' }).click()
    const room = ((await host.getByText(/^\d \d \d \d$/).textContent()) ?? '').replaceAll(' ', '')
    const { screen, moved } = await openHallScreen(host)
    const [ann, ben] = [await openBrowser(browser), await openBrowser(browser)]
    await ann.request.post('/api/players/login', { headers: { origin }, data: first })
    await joinByLink(ann, room, first.playerCode)
    await joinByLink(ben, room, second.playerCode)
    await host.getByRole('button', { name: 'Start Quiz' }).click()
    const figure = screen.getByRole('img', { name: /^What the team knows of / })
    await expect(figure).toHaveAccessibleName(
      /33 chapters: 1 kept, 1 recalled, \d seen, \d+ new\. The coal of the team is not lit/,
    )
    await expect(figure.locator('.feather-kept')).toHaveCount(1)
    await expectAccessible(screen)
    await expectFits(screen)
    await picture(screen, 'figure')
    await answerBox(ann).fill('a purple elephant')
    await answerBox(ann).press('Enter')
    await expect(screen.getByText(/^1 of \d+ answers$/)).toBeVisible()
    await host.getByRole('button', { name: 'End for everyone' }).click()
    await host.getByRole('dialog').getByRole('button', { name: 'End session' }).click()
    await expect(screen.getByRole('heading', { name: 'Well done, all of you' })).toBeVisible()
    await expect(figure.locator('.feather-gained')).toHaveCount(1)
    const still = { opacity: '1', transform: 'none', dash: '0px' }
    for (const part of ['.feather-gained', '.coal-flares']) expect(await standOf(figure.locator(part))).toEqual(still)
    expect(moved()).toEqual([])
    await expectAccessible(screen)
    await expectFits(screen)
    await picture(screen, 'figure-end')
    await Promise.all([host, ann, ben].map((page) => page.context().close()))
  },
)
