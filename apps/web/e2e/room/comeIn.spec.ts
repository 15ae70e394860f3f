import { expect, test } from '@playwright/test'

import { enterCode, fillRegistration, freshName } from '../steps/player.ts'
import { joinByLink, makePlayer, openBrowser, openRoom, rowOf } from '../steps/room.ts'

// A QR code on a new phone: one dialog at most, through login back into that room, and a second device takes over kindly (rule 183).
test(
  'a child comes in by a link on a new phone, signed in, and goes on on another device',
  { tag: ['@once', '@day1'] },
  async ({ browser }) => {
    const host = await openBrowser(browser)
    const room = await openRoom(host, 'Isaiah 4')
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
      storageState: { cookies: [], origins: [] },
    })
    const phone = await context.newPage()
    const home = await openBrowser(browser)
    const code = await makePlayer(home, { staysIn: true })
    const told = await home.request.post('/api/players/number', {
      headers: { origin: new URL(host.url()).origin },
      data: {},
    })
    const { secretNumber } = (await told.json()) as { secretNumber: string }
    await phone.goto(`/study-room/${room}`)
    await phone
      .getByRole('dialog')
      .getByRole('button', { name: /^Player Login/ })
      .click()
    await enterCode(phone, code, secretNumber)
    await expect(phone.getByLabel('Room code')).toHaveValue(room)
    await expect(phone.getByLabel('Your player code')).toHaveValue(code)
    await expect(phone.getByRole('dialog')).toHaveCount(0)
    await phone.getByRole('button', { name: 'Join Room' }).click()
    await expect(phone.getByText(`You are ${code}`)).toBeVisible()
    await expect(phone.getByRole('dialog')).toHaveCount(0)
    await expect(rowOf(host, code)).toBeVisible()
    await expect(rowOf(host, code).getByText('guest', { exact: true })).toHaveCount(0)

    // Another page of the same child takes over; the first says so, and that nothing is lost.
    const second = await context.newPage()
    await second.goto(`/study-room/${room}`)
    await expect(second.getByText(`You are ${code}`)).toBeVisible()
    await expect(phone.getByText('All that you have answered is safe.')).toBeVisible()
    await phone.getByRole('button', { name: 'Use here' }).click()
    await expect(phone.getByText(`You are ${code}`)).toBeVisible()

    // By the player code alone one is a guest, and the host reads it.
    const guest = await openBrowser(browser)
    const guestCode = await makePlayer(guest, { staysIn: false })
    await joinByLink(guest, room, guestCode)
    await expect(rowOf(host, guestCode).getByText('guest', { exact: true })).toBeVisible()

    // Whoever has no code makes one on the way and lands in that room (rule 208).
    const fresh = await openBrowser(browser)
    await fresh.goto(`/study-room/${room}`)
    await fresh.getByRole('link', { name: 'Create one' }).click()
    const freshCode = await fillRegistration(fresh, freshName())
    await fresh.getByRole('link', { name: 'Go to the room' }).click()
    await expect(fresh.getByLabel('Room code')).toHaveValue(room)
    await expect(fresh.getByLabel('Your player code')).toHaveValue(freshCode)
    await Promise.all([host, phone, guest, home, fresh].map((page) => page.context().close()))
  },
)
