import { expect, test } from '@playwright/test'
import type { Page, Route } from '@playwright/test'

import { strangeCode } from '../steps/player.ts'
import { arriveAsGuest, continueAsGuest } from '../steps/quiz.ts'

// Rule 214: what becomes of a part of the app that doesn't arrive.

const main = (page: Page) => page.getByRole('main')
const trivia = /\/assets\/TriviaScreen-[^/]*\.js/
const failure = (page: Page) => main(page).getByRole('heading', { name: 'This screen could not be shown' })
const screen = (page: Page) => page.getByRole('heading', { level: 1, name: /Trivia/ })

async function goToTrivia(page: Page): Promise<void> {
  await page.evaluate(() => {
    history.pushState(null, '', '/trivia')
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  })
}

test(
  'a part that is lost on the way twice is asked for again, and nobody notices',
  { tag: '@once' },
  async ({ page }) => {
    await continueAsGuest(page)
    let asked = 0
    await page.route(trivia, (route: Route) => {
      asked += 1
      return asked <= 2 ? route.abort('connectionreset') : route.continue()
    })
    await goToTrivia(page)
    await expect(screen(page)).toBeVisible()
    await expect(failure(page)).toHaveCount(0)
    expect(asked).toBe(3)
  },
)

test('where it stays away that is said, and Try Again really tries again', { tag: '@once' }, async ({ page }) => {
  await continueAsGuest(page)
  await page.route(trivia, (route) => route.abort('connectionreset'))
  await goToTrivia(page)
  await expect(failure(page)).toBeVisible()
  await page.unroute(trivia)
  await main(page).getByRole('button', { name: 'Try Again' }).click()
  await expect(screen(page)).toBeVisible()
})

/** Has the server name other parts than this page has, as after an upgrade. */
async function upgrade(page: Page): Promise<void> {
  const reply = await page.request.get('/')
  const body = (await reply.text()).replaceAll('/assets/', '/assets/new-')
  await page.route(
    (url) => url.pathname === '/',
    (route) => route.fulfill({ contentType: 'text/html', body }),
  )
}

// A page may ask for something at the very moment its test ends: what is under way is answered first.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'wait' }))

test(
  'after an upgrade the parts of the former app are gone: the page loads itself again',
  { tag: '@once' },
  async ({ page }) => {
    await continueAsGuest(page)
    let isOld = true
    await page.route(trivia, (route) => (isOld ? route.fulfill({ status: 404 }) : route.continue()))
    await upgrade(page)
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isOld = false
    })
    await goToTrivia(page)
    await expect(screen(page)).toBeVisible()
    await expect(failure(page)).toHaveCount(0)
  },
)

test(
  'a server that names parts which it hasn’t got is told of, after one try',
  { tag: ['@once', '@day3'] },
  async ({ page }) => {
    await continueAsGuest(page)
    let loads = 0
    await page.route(trivia, (route) => route.fulfill({ status: 404 }))
    await upgrade(page)
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1
    })
    await goToTrivia(page)
    await expect.poll(() => loads).toBe(1)
    await expect(failure(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(loads).toBe(1)
  },
)

test('where nothing of the app arrives the page says so and leads on', { tag: '@once' }, async ({ page }) => {
  await page.route(/\/assets\/main-[^/]*\.js/, (route) => route.abort('connectionreset'))
  await page.goto('/trivia')
  await expect(page.getByRole('alert')).toContainText('A part of Seraph did not arrive.')
  await page.unroute(/\/assets\/main-[^/]*\.js/)
  await page.getByRole('link', { name: 'try again' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a refusal whose sentence is lost on the way is told plainly', { tag: ['@once', '@day5'] }, async ({ page }) => {
  const sentences = /\/assets\/errorTexts-[^/]*\.js/
  const login = page.getByRole('button', { name: 'Login', exact: true })
  await arriveAsGuest(page)
  await page.goto('/login')
  await page.route(sentences, (route) => route.abort('connectionreset'))
  await page.getByLabel('Player code', { exact: true }).fill(strangeCode())
  await login.click()
  await page.getByLabel('Secret number').fill('1234')
  await login.click()
  await expect(main(page)).toContainText('Something went wrong on our side. Please try again.')
  await page.unroute(sentences)
  await login.click()
  await expect(main(page)).toContainText('That code and that number do not belong together. Please check both.')
})
