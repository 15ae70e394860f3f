import type { Page } from '@playwright/test'

import { unfoldClub } from '../steps/clubChild.ts'
import { fillTeam, issueCoachCode, loginCoach } from '../steps/coach.ts'
import { freshName } from '../steps/player.ts'
import type { Picture } from './picture.ts'

const openTab = (tab: string) => async (page: Page) => {
  await page.getByRole('tab', { name: tab }).click()
}

/** On a tab of the dashboard, the dialog that a button opens. */
const openDialog = (tab: string, button: RegExp) => async (page: Page) => {
  await openTab(tab)(page)
  await page.getByRole('tabpanel').getByRole('listitem').first().waitFor()
  // On a phone a player's card is folded.
  const folded = page.getByRole('tabpanel').locator('li > details > summary').first()
  if (await folded.isVisible()) await folded.click()
  await page.getByRole('button', { name: button }).first().click()
  await page.getByRole('dialog').waitFor()
}

async function register(page: Page, teamName: string): Promise<void> {
  await fillTeam(page, 1, { club: `Pine Lake ${freshName()}`, name: teamName })
  await page.getByRole('button', { name: 'Add member' }).click()
  await page.getByRole('button', { name: 'Register team' }).click()
}

const dashboard = { path: '/coach-dashboard', as: 'coach' } as const
const admin = (tab: string) => ({ name: `admin-${tab}`, path: `/admin/error-reports?tab=${tab}`, as: 'admin' }) as const

/** The coaches' screens and the admin's. */
export const coachPictures: readonly Picture[] = [
  { name: 'team-coaches', path: '/team-coaches', as: 'guest' },
  { name: 'coach-login', path: '/coach-login', as: 'guest' },
  {
    name: 'coach-setup',
    path: '/coach-login',
    as: 'guest',
    async prepare(page) {
      const club = freshName()
      await loginCoach(page, issueCoachCode(club), club)
    },
  },
  { name: 'coach-dashboard', ...dashboard },
  {
    name: 'coach-week-printed',
    ...dashboard,
    isOnPaper: true,
    async prepare(page) {
      await page.getByRole('tabpanel', { name: 'This week' }).getByRole('row').first().waitFor()
      await page.emulateMedia({ media: 'print' })
    },
  },
  {
    name: 'coach-planner',
    ...dashboard,
    async prepare(page) {
      await openTab('Team Analysis')(page)
      await page
        .getByRole('button', { name: /^Divide the season in / })
        .first()
        .click()
      await page.getByText('Balanced by').waitFor()
    },
  },
  {
    name: 'event-dates',
    ...dashboard,
    async prepare(page) {
      await unfoldClub(page)
      await page.getByRole('button', { name: 'Event dates' }).click()
      await page.getByRole('dialog').getByLabel('Area event', { exact: true }).selectOption('Our own date')
    },
  },
  { name: 'coach-dashboard-players', ...dashboard, prepare: openTab('All Players') },
  { name: 'coach-dashboard-teams', ...dashboard, prepare: openTab('Team Analysis') },
  { name: 'coach-overview', ...dashboard, prepare: openTab('Overview') },
  {
    name: 'coach-map',
    ...dashboard,
    async prepare(page) {
      await openTab('Map')(page)
      await page.getByRole('button', { name: 'Isaiah 6', exact: true }).click()
      await page.getByRole('heading', { name: /^Ready for / }).waitFor()
    },
  },
  { name: 'coach-dashboard-clubs', ...dashboard, prepare: openTab('Club Comparison') },
  { name: 'add-player', ...dashboard, prepare: openDialog('All Players', /^Add A Player$/) },
  { name: 'move-player', ...dashboard, prepare: openDialog('All Players', /^Move /) },
  { name: 'remove-player', ...dashboard, prepare: openDialog('All Players', /^Remove /) },
  { name: 'free-seat', ...dashboard, prepare: openDialog('All Players', /^Free /) },
  { name: 'edit-team', ...dashboard, prepare: openDialog('Team Analysis', /^Edit /) },
  {
    name: 'code-cards',
    ...dashboard,
    isOnPaper: true,
    async prepare(page) {
      await openTab('All Players')(page)
      await page.getByRole('button', { name: 'Print code cards' }).click()
      await page.locator('.printcard').first().waitFor({ state: 'attached' })
      await page.emulateMedia({ media: 'print' })
    },
  },
  { name: 'register-code', path: '/register', as: 'guest' },
  { name: 'register-teams', path: '/register', as: 'coach' },
  {
    name: 'register-failed',
    path: '/register',
    as: 'coach',
    async prepare(page) {
      await register(page, '!!!')
      await page.getByText('This team was not registered.').waitFor()
    },
  },
  {
    name: 'registered',
    path: '/register',
    as: 'coach',
    async prepare(page) {
      await register(page, 'Owls')
      await page.getByRole('heading', { name: 'Your new codes' }).waitFor()
    },
  },
  { name: 'featured-teams', path: '/showcase', as: 'guest' },
  { name: 'access-denied', path: '/admin/error-reports', as: 'player' },
  {
    name: 'admin-report',
    path: '/admin/error-reports',
    as: 'admin',
    async prepare(page) {
      const card = page.getByRole('listitem').filter({ hasText: 'King Uzziah' }).first()
      await card.getByRole('button', { name: 'Show the question today' }).click()
      await card.getByText('Answer now').waitFor()
    },
  },
  {
    ...admin('codes'),
    async prepare(page) {
      await page.getByLabel('Club name').fill(`Pine Lake ${freshName()}`)
      await page.getByLabel('How many').fill('3')
      await page.getByRole('button', { name: 'Issue', exact: true }).click()
      await page.getByText('Codes for Pine Lake').waitFor()
    },
  },
  admin('contributors'),
  admin('requests'),
  {
    ...admin('players'),
    async prepare(page) {
      await page.getByRole('button', { name: 'This is a duplicate' }).first().click()
    },
  },
  {
    ...admin('names'),
    async prepare(page) {
      const place = { clubName: 'Mountain Oaks', teamName: 'Owls', state: 'Oregon', country: 'Kenya', coachName: 'Ada' }
      const waiting = [
        { ...place, kind: 'team', id: crypto.randomUUID(), name: 'Owls' },
        { ...place, kind: 'player', id: crypto.randomUUID(), name: 'MOO7A' },
      ]
      // The pictures' stack lets everybody appear.
      await page.route('**/api/appearances', (route) => route.fulfill({ json: waiting }))
      await page.reload()
      await page.getByText('Waiting to appear').waitFor()
      await page
        .getByRole('button', { name: /^Rename/ })
        .first()
        .click()
    },
  },
  admin('unlikely'),
  admin('editions'),
  admin('activity'),
  admin('jobs'),
]
