import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

import { issueCoachCode, loginCoach } from '../steps/coach.ts'
import { freshName } from '../steps/player.ts'
import { makePlayer } from '../steps/room.ts'

/** A coach opens an event of so many questions with two teams, Owls and Foxes; ends in its lobby. Returns the event's code. */
export async function openEvent(host: Page, size: string): Promise<string> {
  const club = freshName()
  await loginCoach(host, issueCoachCode(club), club)
  await host.goto('/rehearsal?team')
  await host.getByLabel('Name').first().fill('Saturday')
  await host.getByLabel('Teams').fill('Owls\nFoxes')
  await host.getByRole('radio', { name: new RegExp(`^${size}`) }).check({ force: true })
  await host.getByRole('button', { name: 'Open the Event' }).click()
  const code = host.getByText(/^\d{6}$/)
  await expect(code).toBeVisible()
  return code.innerText()
}

/** Joins a team on the screen. */
export async function joinTeam(page: Page, given: { code: string; player: string; team: string }): Promise<void> {
  await page.goto(`/rehearsal?team=${given.code}`)
  await expect(page.getByLabel('Code of the event')).toHaveValue(given.code)
  await page.getByLabel('Your player code').fill(given.player)
  await page.getByRole('button', { name: 'Choose Your Team' }).click()
  await page.getByRole('button', { name: given.team }).click()
  await expect(page.getByRole('heading', { level: 1, name: given.team })).toBeVisible()
}

/** Joins a team without a screen: a member who only whispers. */
export async function sitDown(page: Page, given: { code: string; player: string; team: string }): Promise<void> {
  const found = await page.request.get(`/api/event-rooms/by-code/${given.code}`)
  const { teams } = (await found.json()) as { teams: { id: string; name: string }[] }
  const teamId = teams.find(({ name }) => name === given.team)?.id
  const data = { nickname: given.player, teamId }
  const reply = await page.request.post(`/api/event-rooms/by-code/${given.code}/seats`, { data })
  expect(reply.status()).toBe(200)
}

/** Opens an event of ten questions; its Owls are a member without a screen and `scribe`, at the team's. Returns the event's code. */
export async function openWithScribe(host: Page, scribe: Page): Promise<string> {
  const owls = { code: await openEvent(host, '10'), team: 'Owls' }
  await sitDown(host, { ...owls, player: await makePlayer(host, { staysIn: false }) })
  await joinTeam(scribe, { ...owls, player: await makePlayer(scribe, { staysIn: false }) })
  return owls.code
}

/** The host reads the question twice and starts the time. */
export async function readTwice(host: Page): Promise<void> {
  await host.getByRole('button', { name: 'Second Reading' }).click()
  await host.getByRole('button', { name: 'Start the Time' }).click()
  await expect(host.getByRole('timer')).toBeVisible()
}

export const teamSheet = (page: Page) => page.getByRole('textbox', { name: 'Your team’s sheet' })
