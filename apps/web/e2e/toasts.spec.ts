import { expect, test } from '@playwright/test'

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
