import { expect, test } from '@playwright/test'

import { expectAccessible } from '../steps/expectAccessible.ts'
import { arriveAsPlayer } from '../steps/player.ts'
import { answerRightly, fetchAnswerKey, startQuiz } from '../steps/quiz.ts'

type Held = { isHeld: boolean; frames: FrameRequestCallback[]; timers: (number | undefined)[] }
const lasting = 5_000

test(
  'a toast’s time begins when it is painted, however long a busy page takes to paint it',
  { tag: '@once' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const held: Held = { isHeld: true, frames: [], timers: [] }
      const [frame, timer] = [requestAnimationFrame, setTimeout]
      Object.assign(window, {
        held,
        requestAnimationFrame: (callback: FrameRequestCallback) =>
          held.isHeld ? held.frames.push(callback) : frame(callback),
        setTimeout: (run: () => void, ms?: number) => {
          held.timers.push(ms)
          return timer(run, ms)
        },
      })
    })
    const held = <Result>(read: (of: Held) => Result) => page.evaluate<Result>(`(${read.toString()})(window.held)`)
    await page.goto('/coach-dashboard')
    await expect(
      page.getByText('Please log in with your coach code to access the dashboard.', { exact: true }),
    ).toBeAttached()
    expect(await held(({ timers }) => timers)).not.toContain(lasting)
    await held((of) => {
      of.isHeld = false
      for (const one of of.frames.splice(0)) requestAnimationFrame(one)
    })
    await expect.poll(() => held(({ timers }) => timers)).toContain(lasting)
  },
)

// Rules 44 and 227: the line lies below the card, and covers nothing of it.
test('that an answer came too quickly to count is a line in the page, gone with a press', async ({ page, request }) => {
  const key = await fetchAnswerKey(request, 6)
  await arriveAsPlayer(page)
  await page.route(/\/update-ai-quiz(\?|$)/, async (route) => {
    const reply = await route.fetch()
    const saved = (await reply.json()) as { counted: object | null }
    saved.counted = { counted: 0, repeated: 0, tooFast: 1 }
    await route.fulfill({ response: reply, json: saved })
  })
  await startQuiz(page, 'Isaiah 6')
  await answerRightly(page, key)
  const line = page.getByRole('main').getByRole('status').filter({ hasText: 'That was quick!' })
  await expect(line).toBeVisible()
  const next = page.getByRole('button', { name: 'Next', exact: true })
  const [card, below] = await Promise.all([next.boundingBox(), line.boundingBox()])
  expect(below?.y ?? 0).toBeGreaterThanOrEqual((card?.y ?? Infinity) + (card?.height ?? 0))
  await expect(line).toHaveCSS('position', 'static')
  await expectAccessible(page)
  await line.getByRole('button', { name: 'Dismiss this note' }).click()
  await expect(line).toHaveCount(0)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
