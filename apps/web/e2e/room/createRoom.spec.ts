import { expect, test } from '@playwright/test'

import { verifyCoach } from '../steps/coach.ts'
import { freshName } from '../steps/player.ts'
import { openPhone } from '../steps/room.ts'

// Rule 180, on a phone held upright.
test(
  'a coach who is known opens a room in two taps, and one screen of a phone holds it',
  { tag: '@once' },
  async ({ browser }) => {
    const host = await openPhone(browser, { isUpright: true })
    await host.goto('/study-room')
    await verifyCoach(host, freshName())
    await host.goto('/study-room')
    const create = host.getByRole('button', { name: 'Create Room' })
    await expect(create).toBeVisible()
    // The bar of pages lies over the screen's foot.
    const bar = await host.locator('nav').last().boundingBox()
    const foot = async () => {
      const button = await create.boundingBox()
      return (button?.y ?? Infinity) + (button?.height ?? 0)
    }
    await expect.poll(foot).toBeLessThanOrEqual(bar?.y ?? 0)
    await create.tap()
    await expect(host.getByText(/^\d{4}$/)).toBeInViewport({ ratio: 1 })
    expect(await host.evaluate(() => scrollY)).toBe(0)
    await host.context().close()
  },
)
