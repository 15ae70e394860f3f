import { expect, test } from '@playwright/test'

import { fillTeam, issueCoachCode, loginCoach, teamCard } from '../steps/coach.ts'
import { expectAccessible } from '../steps/expectAccessible.ts'
import { freshName } from '../steps/player.ts'

test('from a fresh code to a dashboard with two clubs, of which one team fails at first', async ({ page }) => {
  const [club, other] = [freshName(), freshName()]
  const code = issueCoachCode(club)

  // Nobody gets in without a code.
  await page.goto('/coach-dashboard')
  await expect(page.getByText('Please log in with your coach code to access the dashboard.').first()).toBeVisible()
  await loginCoach(page, code, club)
  await expect(page.getByRole('heading', { name: 'Set up your profile' })).toBeVisible()
  await page.getByLabel('Coach name').fill('Coach Ada')
  await page.getByRole('button', { name: 'Create profile' }).click()
  await expect(page.getByText('Profile Created').first()).toBeVisible()
  await expect(page.getByText('Welcome, Coach Ada!')).toBeVisible()
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Overview')
  const notice = page.getByRole('complementary', { name: 'The dashboard is in beta' })
  await notice.getByText('The dashboard is in beta').click()
  await notice.getByRole('button', { name: "Don't show this message again" }).click()
  await expect(notice).toHaveCount(0)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Register Your Team', exact: true }).first().click()
  await fillTeam(page, 1, { club, name: 'Owls' })
  await teamCard(page, 1).getByRole('button', { name: 'Add member' }).click()
  await expect(teamCard(page, 1).getByText(/O7E\d*$/)).toBeVisible()
  await page.getByRole('button', { name: 'Add another team' }).click()
  await fillTeam(page, 2, { club: other, name: '!!!' })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Register 2 teams' }).click()
  await expect(page.getByRole('heading', { name: 'Owls is registered' })).toBeVisible()
  await expect(page.getByText('This team was not registered.')).toBeVisible()

  await teamCard(page, 2).getByLabel('Team name').fill('Hawks')
  await page.getByRole('button', { name: 'Send the team again' }).click()
  await expect(page.getByText('All teams registered successfully!').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your new codes' })).toBeVisible()

  await expect(page.getByRole('tab').first()).toHaveText('This week')
  await expect(page.getByRole('tab', { selected: true })).toHaveText('This week')
  await expect(page.getByRole('heading', { name: 'What is missing' })).toBeVisible()
  await page.getByRole('tab', { name: 'Overview' }).click()
  await expect(page.getByText('Total Players').locator('xpath=..')).toContainText('3')

  await page.getByRole('tab', { name: 'Club Comparison' }).click()
  await expect(page.getByRole('heading', { name: other })).toBeVisible()
  await page.getByRole('tab', { name: 'All Players' }).click()
  await page.getByRole('button', { name: 'Add A Player' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Team').selectOption('Owls')
  await expect(dialog.getByRole('button', { name: 'Add Player' })).toBeDisabled()
  await dialog.getByTitle('Jasper').click()
  await expect(dialog.getByLabel('Player code')).toHaveValue(/O7J\d*$/)
  await dialog.getByRole('button', { name: 'Add Player' }).click()
  await expect(page.getByText('Player Added Successfully').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Move / })).toHaveCount(4)
  await page
    .getByRole('button', { name: /^Label of .*O7J\d*$/ })
    .first()
    .click()
  await dialog.getByLabel('Label').fill('plays the trumpet')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('searchbox', { name: 'Find a player' }).fill('trumpet')
  await expect(page.getByText('plays the trumpet', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Move / })).toHaveCount(1)
  await page.getByRole('searchbox', { name: 'Find a player' }).fill('')
  await expectAccessible(page)
  await page
    .getByRole('link', { name: /^Report of / })
    .first()
    .click()
  await expect(page.getByText('You are reading the report of')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the Coach Dashboard' }).click()
  await expect(page.getByText('Welcome, Coach Ada!')).toBeVisible()
  await expect(notice).toHaveCount(0)

  await page.getByRole('banner').getByRole('button', { name: 'Coach', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByText('Logged Out').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Coach Login' })).toBeVisible()
})

test('a card’s QR code fills the login in and waits for a press', async ({ page }) => {
  const club = freshName()
  await loginCoach(page, issueCoachCode(club), club)
  await page.goto('/register')
  await page.getByLabel('Coach name').fill('Coach Bo')
  await fillTeam(page, 1, { club, name: 'Owls' })
  await page.getByRole('button', { name: 'Register team' }).click()
  const [code = ''] = (await page.locator('.tracking-wider').first().innerText()).split('\n')
  const cards = await page.request.post('/api/coaches/numbers', {
    headers: { origin: new URL(page.url()).origin },
    data: {},
  })
  const [card] = (await cards.json()) as { cardToken: string }[]
  await page.goto(`/player-login#${code}.${card?.cardToken ?? ''}`)
  await expect(page).toHaveURL('/player-login')
  await expect(page.getByLabel('Player code')).toHaveValue(code)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByText(`Logged in as ${code}`).first()).toBeVisible()
})

test('coaches without a code ask for one, and featured teams show examples or teams', async ({ page }) => {
  await page.goto('/team-coaches')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /Continue as Guest/ }).click()
  await page.getByLabel('Club name').fill('Pine Lake')
  await page.getByLabel('State').fill('Ohio')
  await page.getByLabel('Country').selectOption('Canada')
  await page.getByLabel('How to reach you').fill('555-0100')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('Your request is with the administrator')).toBeVisible()
  await page.goto('/featured-clubs')
  await expect(page.getByText('Chapters explored').first()).toBeVisible()
  await expectAccessible(page)
})
