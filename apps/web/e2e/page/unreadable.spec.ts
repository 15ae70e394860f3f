import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { jsonValue, sample } from 'fast-check'

import { namedActivities } from '../../src/activities/index.ts'
import { paths } from '../../src/paths.ts'
import { expectAccessible } from '../steps/expectAccessible.ts'
import { arriveAsPlayer, readAnsweredCount } from '../steps/player.ts'
import { answerRightly, continueAsGuest, dismissQuizNotice, fetchAnswerKey, startQuiz } from '../steps/quiz.ts'

const aliases = namedActivities.flatMap(([, activity]) => activity.aliases ?? [])
const everyAddress = [...Object.values(paths), ...aliases].map((path) => path.replace(':code', 'ABCD'))
const keptActivities = namedActivities.map(([, { keptAs }]) => keptAs)

/** What a row of each store may be read as. */
type Planted = { text: string; rows: unknown[]; savedAt: unknown; state: unknown }

/** What nobody can read, the same in every run. */
const garbage: Planted = {
  text: '{"savedAt":{},"state":[null]',
  rows: [{ id: 'x' }, { id: 7, name: 'unknown', owner: null }, { id: 'y', name: 'updateAiQuiz', owner: {}, body: 3 }],
  savedAt: 1e300,
  state: { run: {} },
}

/** Puts it under every key of every store that the app reads. */
async function plantGarbage(page: Page, planted: Planted): Promise<void> {
  await page.evaluate(
    async ({ activities, text, rows, savedAt, state }) => {
      const snapshots = activities.map((activity) => `snapshot:guest:${activity}`)
      const keys = [
        'currentPlayer',
        'coach_code',
        'studyRoomSession',
        'theme',
        'season',
        'outboxCounted',
        'pendingSaves:MO1A',
        'seraph-voice',
        'roomPlan:2026-isaiah',
        'lateAnswers',
        ...snapshots,
      ]
      for (const key of keys) localStorage.setItem(key, text)
      for (const key of [
        'studyRoomSession',
        'roomDraft:q',
        'roomUnderWay:p',
        'endedSeat:r',
        ...activities.map((activity) => `run:${activity}`),
      ])
        sessionStorage.setItem(key, text)
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('seraph', 1)
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error('no database')))
      })
      const work = db.transaction(['outbox', 'snapshots'], 'readwrite')
      for (const row of rows) work.objectStore('outbox').put(row)
      for (const activity of activities)
        work.objectStore('snapshots').put({ key: `guest:${activity}`, version: 1, savedAt, season: null, state })
      await new Promise((resolve) => work.addEventListener('complete', resolve))
      db.close()
    },
    { activities: keptActivities, ...planted },
  )
}

test(
  'garbage in every store: every screen opens, what can’t be read is told once and stays',
  { tag: '@day3' },
  async ({ page }) => {
    test.setTimeout(240_000)
    await continueAsGuest(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await plantGarbage(page, garbage)
    await page.goto('/about')
    const note = page.getByText('4 things saved in this browser could not be read and were set aside.')
    await expect(note).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss this note' }).click()
    await expect(note).toBeHidden()
    for (const path of everyAddress) {
      await page.goto(path)
      if (path === '/practice') await dismissQuizNotice(page)
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
      await expect(page.locator('[aria-busy=true]'), path).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Start Afresh' }), path).toHaveCount(0)
    }
    await expect(note).toBeHidden()
  },
)

test(
  'whatever lies in every store, another for each screen: every screen opens',
  { tag: '@day5' },
  async ({ page }) => {
    test.setTimeout(240_000)
    await continueAsGuest(page)
    const values = sample(jsonValue(), { numRuns: 3 * everyAddress.length, seed: 2026 })
    for (const [at, path] of everyAddress.entries()) {
      const [text, savedAt, state] = values.slice(3 * at)
      await plantGarbage(page, { text: JSON.stringify(text), rows: [], savedAt, state })
      await page.goto(path)
      await expect(page.locator('h1').first(), `${path} with ${JSON.stringify(text)}`).toBeVisible()
      await expect(page.getByText('Start Afresh'), path).toHaveCount(0)
    }
  },
)

test(
  'where the whole app can’t be shown one starts afresh, and what waits is sent',
  { tag: '@day2' },
  async ({ page, request }) => {
    const key = await fetchAnswerKey(request, 8)
    await arriveAsPlayer(page)
    await startQuiz(page, 'Isaiah 8')
    await page.route('**/update-ai-quiz*', (route) =>
      route.fulfill({ status: 503, json: { error: 'busy', code: 'unavailable' } }),
    )
    await answerRightly(page, key)
    await expect(page.getByText('1 answer waiting to be saved')).toBeVisible()
    // The note about what waits can't be written in this browser until a mark in its storage is gone.
    await page.addInitScript(() => {
      class Stumbling extends Intl.ListFormat {
        override format(parts: Iterable<string>): string {
          if (localStorage.getItem('stumble') !== null) throw new Error('broken')
          return super.format(parts)
        }
      }
      Object.defineProperty(Intl, 'ListFormat', { value: Stumbling })
    })
    await page.evaluate(() => localStorage.setItem('stumble', '1'))
    await page.goto('/about')
    await expect(page.getByRole('heading', { name: 'Seraph could not be shown' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { name: 'Seraph could not be shown' })).toBeVisible()
    await page.unroute('**/update-ai-quiz*')
    await page.getByRole('button', { name: 'Start Afresh' }).click()
    await expect(page).toHaveURL(/\/$/)
    await expect.poll(() => readAnsweredCount(page)).toBe(1)
  },
)
