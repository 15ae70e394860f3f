import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

import { agePlayer, canAge } from './agePlayer.ts'
import { fillTeam, issueCoachCode, loginCoach } from '../steps/coach.ts'
import { expectAccessible } from '../steps/expectAccessible.ts'
import { makeUpWork } from '../steps/makeUpWork.ts'
import { enterCode, freshName, logOut, readAnsweredCount, registerPlayer, shownNumber } from '../steps/player.ts'
import { answerRightly, continueAsGuest, fetchAnswerKey, startQuiz } from '../steps/quiz.ts'

/** A coach with one team of one reserved place; ends on the dashboard's list of players. Returns the place's code. */
async function coachWithPlayer(page: Page): Promise<string> {
  const club = freshName()
  await loginCoach(page, issueCoachCode(club), club)
  await page.goto('/register')
  await page.getByLabel('Coach name').fill('Coach Bo')
  await fillTeam(page, 1, { club, name: 'Owls' })
  await page.getByRole('button', { name: 'Register team' }).click()
  await expect(page.getByRole('heading', { name: 'Your new codes' })).toBeVisible()
  const notice = page.getByRole('complementary', { name: 'The dashboard is in beta' })
  await notice.getByText('The dashboard is in beta').click()
  await notice.getByRole('button', { name: "Don't show this message again" }).click()
  await page.getByRole('tab', { name: 'All Players' }).click()
  const button = page.getByRole('button', { name: /^Number of / })
  return ((await button.getAttribute('aria-label')) ?? '').replace('Number of ', '')
}

/** What the QR code on the only card that is being printed says. */
async function scan(page: Page): Promise<string> {
  const [card] = (await (
    await page.request.post('/api/coaches/numbers', { headers: { origin: new URL(page.url()).origin }, data: {} })
  ).json()) as { playerCode: string; cardToken: string }[]
  return `/player-login#${card?.playerCode ?? ''}.${card?.cardToken ?? ''}`
}

test(
  'a child on a new phone: the card’s QR code and one press, and nothing is asked there again',
  { tag: '@day3' },
  async ({ page, browser, baseURL }) => {
    const code = await coachWithPlayer(page)
    await page.evaluate(() => (window.print = () => undefined))
    await page.getByRole('button', { name: 'Print code cards' }).first().click()
    const card = page.locator('.printcard')
    await expect(card).toContainText(code)
    await expect(card).toContainText(/Secret number\s*[0-9]{4}/)
    await expect(card.locator('svg[height="128"]')).toHaveCount(1)

    const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
    const phone = await context.newPage()
    const sent: string[] = []
    phone.on('request', (request) => sent.push(request.url()))
    await phone.goto(await scan(page))
    await expect(phone.getByText('Your card has been read.')).toBeVisible()
    await expect(phone.getByLabel('Player code')).toHaveValue(code)
    await expect(phone).toHaveURL('/player-login')
    await expectAccessible(phone)
    await phone.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(phone.getByText(`Logged in as ${code}`, { exact: true })).toBeVisible()
    expect(sent.filter((url) => url.includes('.') && url.includes(code))).toEqual([])

    // The session is lost; the browser is still known.
    await context.clearCookies({ name: 'seraph_player' })
    await phone.goto('/player-login')
    await expect(phone.getByRole('heading', { name: /^Me, player code/ })).toBeVisible()
    await context.close()
  },
)

test(
  'a forgotten number: the coach reads it out; a lost card: the coach renews it',
  { tag: '@day0' },
  async ({ page, browser, baseURL }) => {
    const code = await coachWithPlayer(page)
    const lost = await scan(page)
    await page.getByRole('button', { name: `Number of ${code}` }).click()
    const dialog = page.getByRole('dialog', { name: `Number of ${code}` })
    const number = await shownNumber(dialog)
    await expectAccessible(page)

    const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
    const phone = await context.newPage()
    await phone.goto('/player-login')
    await phone.getByLabel('Player code').fill(code)
    await phone.getByRole('button', { name: 'Login', exact: true }).click()
    await phone.getByText('I don’t have a number').click()
    await expect(phone.getByText('Your coach can look it up.')).toBeVisible()
    await expectAccessible(phone)
    await phone.getByLabel('Secret number').fill(number)
    await phone.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(phone.getByText(`Logged in as ${code}`, { exact: true })).toBeVisible()

    await dialog.getByRole('button', { name: 'Renew the number' }).click()
    await dialog.getByRole('button', { name: 'Renew now' }).click()
    await expect(page.getByText('The old number and card no longer work.', { exact: true })).toBeVisible()
    const renewed = await shownNumber(dialog)
    await phone.goto('/')
    await continueAsGuest(phone)
    await phone.goto(lost)
    await phone.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(phone.getByText('This card has been replaced by a newer one.')).toBeVisible()
    await phone.getByLabel('Secret number').fill(renewed)
    await phone.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(phone.getByText(`Logged in as ${code}`, { exact: true })).toBeVisible()
    await context.close()
  },
)

test(
  'two children on a shared browser: logout shows the number, and the next one finds no way in',
  { tag: '@day1' },
  async ({ page, browser, baseURL }) => {
    const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
    const home = await context.newPage()
    const anna = await registerPlayer(home, freshName())
    const annasNumber = await shownNumber(home)
    await context.close()

    const ben = await registerPlayer(page, freshName())
    const number = await shownNumber(page)
    await page.goto('/player-login')
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
    const dialog = page.getByRole('dialog', { name: 'Log out?' })
    await expect(dialog).toContainText(number)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/\/$/)

    await page.goto('/login')
    await expect(page.getByLabel('Player code')).toHaveValue('')
    await enterCode(page, anna, annasNumber)
    await expect(page.getByText(`Logged in as ${anna}`, { exact: true })).toBeVisible()
    expect(await logOut(page)).toBe(annasNumber)
    for (const code of [anna, ben]) {
      await page.goto('/login')
      await page.getByLabel('Player code').fill(code)
      await page.getByRole('button', { name: 'Login', exact: true }).click()
      await expect(page.getByLabel('Secret number')).toBeVisible()
    }
    expect(await (await page.request.get('/api/session')).json()).toMatchObject({ player: null })
  },
)

test(
  'a signed-in browser after the upgrade: nothing is asked but the board, and the number is behind a press',
  { tag: '@day5' },
  async ({ page }) => {
    test.skip(!canAge, 'this stack can’t make a player from before')
    const code = await registerPlayer(page, freshName(), { isFeatured: true })
    agePlayer(code)
    await page.goto('/')
    const question = page.getByRole('region', { name: 'Featured Players' })
    await expect(question).toContainText('May others see you')
    await expectAccessible(page)
    await question.getByRole('button', { name: 'No, thank you' }).click()
    await expect(question).toHaveCount(0)
    await page.goto('/player-login')
    await expect(page.getByText('You are currently not featured.')).toBeVisible()
    await page.getByRole('button', { name: 'Show my number' }).click()
    const number = await shownNumber(page)
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Renew my number' }).click()
    await page.getByLabel('Type your current number').fill(number)
    await page.getByRole('button', { name: 'Renew my number' }).click()
    await expect(page.getByText('The old number and card no longer work.', { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: /^Me, player code/ })).toBeVisible()
  },
)

test(
  'after the upgrade nothing that was earned is taken, and the next answer comes on top',
  { tag: '@day2' },
  async ({ page, request, baseURL }) => {
    test.skip(!canAge, 'this stack can’t make a player from before')
    const code = await registerPlayer(page, freshName())
    await makeUpWork(page.request, baseURL ?? '', 2)
    const ofRank = page.getByText(/ for the rank\. Self-graded ones/)
    await page.goto('/player-login')
    await expect(ofRank).toBeVisible()
    const before = await readAnsweredCount(page)
    agePlayer(code)
    await page.goto('/player-progress')
    await expect(page.getByRole('heading', { name: 'Achievements' })).toBeVisible()
    await expect(ofRank).toHaveCount(0)
    const key = await fetchAnswerKey(request, 9)
    await startQuiz(page, 'Isaiah 9')
    await answerRightly(page, key)
    await expect.poll(() => readAnsweredCount(page)).toBe(before + 1)
    await expect(ofRank).toHaveCount(0)
  },
)

test(
  'a player from before without coach and number starts once, and only studies',
  { tag: '@day4' },
  async ({ page }) => {
    test.skip(!canAge, 'this stack can’t make a player from before')
    const code = await registerPlayer(page, freshName())
    await logOut(page)
    agePlayer(code)
    // A reply that is still on its way would bring its cookie back.
    await page.goto('about:blank')
    await page.context().clearCookies()
    await page.goto('/login')
    await page.getByLabel('Player code').fill(code)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await page.getByText('I don’t have a number').click()
    await page.getByRole('button', { name: 'Start without a number' }).click()
    await expect(page.getByText(`Logged in as ${code}`, { exact: true })).toBeVisible()
    await page.goto('/player-login')
    await expect(page.getByText('You signed in without a number.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Show my number' })).toHaveCount(0)
    await expectAccessible(page)
  },
)

test(
  'a coach asks for a player by the code alone: the child says yes, and nobody is moved before',
  { tag: '@day5' },
  async ({ page, browser, baseURL }) => {
    const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
    const home = await context.newPage()
    const code = await registerPlayer(home, freshName())
    await coachWithPlayer(page)
    await page.getByRole('button', { name: 'Add A Player' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('This player already has a code').check()
    await dialog.getByLabel('Player code').fill(code)
    await dialog.getByTitle('Jasper').click()
    await dialog.getByRole('button', { name: 'Add Player' }).click()
    await expect(page.getByText('Player asked').first()).toBeVisible()
    await expect(page.getByRole('button', { name: /^Number of / })).toHaveCount(1)
    await home.goto('/')
    const request = home.getByRole('region', { name: 'Team Owls' })
    await expect(request).toContainText('Coach Bo asks you to join Owls')
    await expectAccessible(home)
    await request.getByRole('button', { name: 'Yes, I join' }).click()
    await expect(home.getByText('Welcome to the team', { exact: true })).toBeVisible()
    await page.reload()
    await page.getByRole('tab', { name: 'All Players' }).click()
    await expect(page.getByRole('button', { name: /^Number of / })).toHaveCount(2)
    await context.close()
  },
)
