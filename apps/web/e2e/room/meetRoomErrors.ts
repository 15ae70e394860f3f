import { expect } from '@playwright/test'
import type { Browser, Page, Route } from '@playwright/test'

import { verifyCoach } from '../steps/coach.ts'
import { freshName } from '../steps/player.ts'
import { answerBox } from '../steps/quiz.ts'
import { joinByLink, makePlayer, openBrowser } from '../steps/room.ts'

const busy = { status: 503, json: { error: 'Seraph is busy.', code: 'unavailable' } }
const fail = (route: Route) => route.fulfill(busy)
const cut = (route: Route) => route.abort()

/** Meets one call with a fault, does something, and expects a toast of this title and, where one is given, this text. */
async function expectToast(
  page: Page,
  told: { title: string; text?: string; on?: string; by?: (route: Route) => Promise<void> },
  act: () => Promise<unknown>,
): Promise<void> {
  const { title, text, on, by = fail } = told
  if (on !== undefined) await page.route(on, by)
  await act()
  const toast = page.getByRole('listitem').filter({ hasText: title })
  await expect(toast).toBeVisible()
  if (text !== undefined) await expect(toast).toContainText(text)
  if (on !== undefined) await page.unroute(on)
}

/** Every error text of the rooms (rule 137), where it is due. */
export async function meetRoomErrors(browser: Browser): Promise<void> {
  const [host, ann, ben] = await Promise.all([1, 2, 3].map(() => openBrowser(browser)))
  if (!host || !ann || !ben) throw new Error('three browsers')
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

  // A coach's code, and a room that can't be made.
  await host.goto('/study-room')
  await expectToast(host, { title: 'Coach Code Required' }, () => press(host, 'Verify code'))
  await host.getByLabel('Coach code').fill('12')
  const short = { title: 'Invalid Coach Code', text: 'Please enter a 4-digit coach code.' }
  await expectToast(host, short, () => press(host, 'Verify code'))
  await verifyCoach(host, freshName())
  await expectToast(host, { title: 'Failed to create room', on: '**/api/study-rooms*' }, () =>
    press(host, 'Create Room'),
  )
  await press(host, 'Create Room')
  await expect(host.getByRole('button', { name: 'Copy link' })).toBeVisible()
  const room = ((await host.getByText(/^\d \d \d \d$/).textContent()) ?? '').replaceAll(' ', '')

  // Joining.
  const [annCode, benCode] = [await makePlayer(ann, { staysIn: false }), await makePlayer(ben, { staysIn: false })]
  await ann.goto(`/study-room/${room}`)
  await ann.getByLabel('Your player code').fill('AB')
  await press(ann, 'Join Room')
  await expect(ann.getByText('Player code should be 4-10 characters')).toBeVisible()
  await ann.getByLabel('Your player code').fill(annCode)
  await ann.getByLabel('Room code').fill('12')
  await expect(ann.getByText('Please enter a valid 4-digit room code')).toBeVisible()
  await ann.getByLabel('Room code').fill(room)
  const join = '**/api/study-rooms/*/join'
  const lost = 'Failed to join room - please check your connection'
  await expectToast(ann, { title: 'Failed to join room', text: lost, on: join, by: cut }, () => press(ann, 'Join Room'))
  const full = (route: Route) => route.fulfill({ status: 409, json: { error: 'Full.', code: 'room_is_full' } })
  await expectToast(ann, { title: 'Failed to join room', text: 'Room not found or full', on: join, by: full }, () =>
    press(ann, 'Join Room'),
  )

  // In the room: whatever the hub says is said by the test, too.
  let say: (message: object) => void = () => undefined
  let isDeaf = false
  let unheard = 0
  await ann.routeWebSocket(/\/ws/, (page) => {
    const server = page.connectToServer()
    say = (message) => page.send(JSON.stringify(message))
    page.onMessage((text) => {
      if (isDeaf && String(text).includes('submit_answer')) unheard += 1
      else server.send(text)
    })
  })
  await joinByLink(ann, room, annCode)
  await joinByLink(ben, room, benCode)

  // The host's chapters and start.
  await host.getByRole('button', { name: 'Isaiah 1', exact: true }).click()
  const one = { title: 'Failed to update chapters', text: 'At least one chapter must be selected' }
  await expectToast(host, one, () => Promise.resolve())
  const chapters = { title: 'Failed to update chapters', on: '**/api/study-rooms/*/chapters', by: cut }
  await expectToast(host, chapters, () => press(host, 'Isaiah 2'))
  await expect(host.getByRole('button', { name: 'Isaiah 2', exact: true })).toHaveAttribute('aria-pressed', 'false')
  const everyone = host.getByRole('group', { name: 'Chapters for everyone' })
  await everyone.getByRole('button', { name: 'Clear' }).click()
  await host.getByRole('dialog').getByRole('button', { name: 'Clear chapters' }).click()
  await expect(ben.getByText('Your coach will give you some in a moment.')).toBeVisible()
  const names = `Please assign chapters first to: ${annCode}, ${benCode}`
  await expectToast(host, { title: 'Cannot Start Quiz', text: names }, () => press(host, 'Start Quiz'))
  await everyone.getByRole('button', { name: 'Room chapters' }).click()
  await expect(ann.getByText('Isaiah 1', { exact: true })).toBeVisible()
  await expect(ben.getByText('Isaiah 1', { exact: true })).toBeVisible()
  const start = '**/api/study-rooms/*/start'
  await expectToast(host, { title: 'Failed to start quiz', on: start }, () => press(host, 'Start Quiz'))
  await expectToast(host, { title: 'Error starting quiz', on: start, by: cut }, () => press(host, 'Start Quiz'))

  // Questions that can't be had, then none, then some.
  const questions = '**/api/questions/*'
  const empty = (route: Route) => route.fulfill({ json: { questions: [] } })
  await ben.route(questions, empty)
  await ann.route(questions, fail)
  await press(host, 'Start Quiz')
  await expectToast(ann, { title: 'Error loading questions' }, () => Promise.resolve())
  await expectToast(ben, { title: 'No questions found' }, () => Promise.resolve())
  await expect(ben.getByText(`You are ${benCode}`)).toBeVisible()
  await ann.unroute(questions)
  await press(ann, 'Try Again')
  await expect(answerBox(ann)).toBeEditable()

  // An answer without a mark for 10 seconds.
  isDeaf = true
  await ann.clock.install()
  await answerBox(ann).fill('idk')
  await answerBox(ann).press('Enter')
  await expect.poll(() => unheard).toBe(1)
  await ann.clock.fastForward(10_000)
  await expectToast(ann, { title: 'Evaluation Taking Too Long' }, () => Promise.resolve())

  // A seat that is gone, a room that is gone.
  const lostSeat = { type: 'error', code: 'seat_lost', message: 'Unable to identify your participant data' }
  await expectToast(ann, { title: 'Session Lost', text: lostSeat.message }, async () => say(lostSeat))
  await expect(ann.getByRole('button', { name: 'Join Room' })).toBeVisible()
  expect(
    await ann.evaluate(() => [localStorage, sessionStorage].map((kept) => kept.getItem('studyRoomSession'))),
  ).toEqual([null, null])
  await ben.routeWebSocket(/\/ws/, (page) => {
    page.send(JSON.stringify({ type: 'connected', version: 1, heartbeatSeconds: 15, isSignedIn: false }))
    page.onMessage(() =>
      page.send(JSON.stringify({ type: 'error', code: 'room_not_found', message: 'Room not found' })),
    )
  })
  await expectToast(ben, { title: 'Room Not Found' }, () => ben.reload())
  await expect(ben.getByRole('heading', { name: 'Join a room' })).toBeVisible()

  // Another room's code in the address: the stored seat is not that one's.
  await host.goto('/study-room/0000')
  await expect(host.getByLabel('Room code')).toHaveValue('0000')
  expect(await host.evaluate(() => localStorage.getItem('studyRoomSession'))).toBe(null)
  await Promise.all([host, ann, ben].map((page) => page.context().close()))
}
