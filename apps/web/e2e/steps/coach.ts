import { execFileSync } from 'node:child_process'

import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** Issues a coach code for a club, by the command in SERAPH_E2E_ISSUE_CODE, to which the club's name is added. */
export function issueCoachCode(club: string): string {
  const command = process.env['SERAPH_E2E_ISSUE_CODE']
  if (command === undefined) throw new Error('SERAPH_E2E_ISSUE_CODE says how to issue a coach code, and is not set')
  const said = execFileSync('sh', ['-c', `${command} "$0"`, club], { encoding: 'utf8' })
  const code = /^\d{4}$/m.exec(said)?.[0]
  if (code === undefined) throw new Error(`no coach code in: ${said}`)
  return code
}

/** Logs in with a code that this browser has never held: the server asks for the club's name too (rule 9). */
export async function loginCoach(page: Page, code: string, club: string): Promise<void> {
  await page.goto('/coach-login')
  await page.getByLabel('Coach code').fill(code)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByLabel('Club name').fill(club)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByLabel('Coach code')).toHaveCount(0)
}

/** Fills the form of one team on the registration screen; its members stay as they are. */
export async function fillTeam(page: Page, number: number, team: { club: string; name: string }): Promise<void> {
  const card = teamCard(page, number)
  await card.getByLabel('Club name').fill(team.club)
  await card.getByLabel('Team name').fill(team.name)
  await card.getByLabel('State').fill('Oregon')
  await card.getByLabel('Country').selectOption('United States')
}

/** The form of the team of this number. */
export function teamCard(page: Page, number: number) {
  return page.locator('section').filter({ has: page.getByRole('heading', { name: `Team ${number}`, exact: true }) })
}

/** Verifies a fresh code of this club on the way into a room. */
export async function verifyCoach(page: Page, club: string): Promise<void> {
  await page.getByLabel('Coach code').fill(issueCoachCode(club))
  await page.getByRole('button', { name: 'Verify code' }).click()
  const asked = page.getByLabel('Club name')
  await expect(asked.or(page.getByText('Coach code verified')).first()).toBeVisible()
  if (await asked.isVisible()) {
    await asked.fill(club)
    await page.getByRole('button', { name: 'Verify code' }).click()
  }
  await expect(page.getByRole('button', { name: 'Create Room' })).toBeVisible()
}
