import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

import { issueCoachCode, loginCoach } from '../steps/coach.ts'
import { expectAccessible } from '../steps/expectAccessible.ts'
import { freshName } from '../steps/player.ts'
import { makePlayer, openBrowser, openPhone } from '../steps/room.ts'
import { sitDown } from './teamEvent.ts'

async function comeAsCoach(page: Page): Promise<void> {
  const club = freshName()
  await loginCoach(page, issueCoachCode(club), club)
}

// Rules 238 and 239.
test(
  'two clubs agree on an event: a link, a day, sealed questions, and team names alone',
  { tag: '@day5' },
  async ({ browser }) => {
    const [host, visitor] = [await openBrowser(browser), await openPhone(browser, { isUpright: true })]
    await comeAsCoach(host)
    await host.goto('/rehearsal?team')
    await host.getByRole('button', { name: 'Invite a Club' }).click()
    await host.getByLabel('Your teams').fill('Owls')
    await host.getByLabel('Day and time').fill('2031-02-22T10:00')
    await host.getByRole('radio', { name: /^10/ }).last().check({ force: true })
    await host.getByRole('button', { name: 'Make the Link' }).click()
    const link = await host.getByLabel(/^Send this link to the other coach/).inputValue()

    await visitor.goto(link)
    await expect(visitor.getByText('Sign in as a coach, then open the link again.')).toBeVisible()
    await comeAsCoach(visitor)
    await visitor.goto(link)
    await expect(visitor.getByText('You meet Owls.')).toBeVisible()
    await expectAccessible(visitor)
    await visitor.getByLabel('Your teams').fill('Foxes')
    await visitor.getByRole('button', { name: 'Accept' }).click()
    await expect(visitor.getByText(/^It begins on Feb 22, 2031/)).toBeVisible()
    const code = await visitor.getByText(/^\d{6}$/).innerText()
    const [owl, fox] = [await makePlayer(host, { staysIn: false }), await makePlayer(host, { staysIn: false })]
    await sitDown(host, { code, player: owl, team: 'Owls' })
    await sitDown(host, { code, player: fox, team: 'Foxes' })
    await expect(visitor.getByRole('region', { name: 'Foxes' }).getByText(fox)).toBeVisible()
    await expect(visitor.getByRole('region', { name: 'Owls' }).getByText('Of the other club')).toBeVisible()
    await expect(visitor.getByText(owl)).toHaveCount(0)
    await expectAccessible(visitor)

    await host.reload()
    await host.getByRole('button', { name: 'Lead An event of two clubs' }).click()
    await expect(host.getByText('The questions are sealed. It begins on Feb 22, 2031', { exact: false })).toBeVisible()
    await expect(host.getByRole('region', { name: 'Owls' }).getByText(owl)).toBeVisible()
    await expect(host.getByText(fox)).toHaveCount(0)
    await expectAccessible(host)
    await host.getByRole('button', { name: 'Begin: First Reading' }).click()
    await expect(host.getByRole('alert')).toBeVisible()
  },
)

// Rule 239: an invitation is read again, withdrawn and declined, and each of both coaches is told.
test('an invitation is read again and withdrawn, another one declined', { tag: '@day3' }, async ({ browser }) => {
  const [host, visitor] = [await openBrowser(browser), await openPhone(browser, { isUpright: true })]
  await comeAsCoach(host)
  await comeAsCoach(visitor)
  const links: string[] = []
  for (const team of ['Owls', 'Larks']) {
    await host.goto('/rehearsal?team')
    await host.getByRole('button', { name: 'Invite a Club' }).click()
    await host.getByLabel('Your teams').fill(team)
    await host.getByLabel('Day and time').fill('2031-02-22T10:00')
    await host.getByRole('button', { name: 'Make the Link' }).click()
    links.push(await host.getByLabel(/^Send this link to the other coach/).inputValue())
  }
  await host.reload()
  const own = (team: string) => host.getByRole('listitem').filter({ hasText: team })
  await expect(own('Owls').getByLabel('The link for the other coach')).toHaveValue(links[0] ?? '')
  await expect(own('Larks').getByText('Waits for an answer')).toBeVisible()
  await expectAccessible(host)
  await visitor.goto(links[1] ?? '')
  await visitor.getByRole('button', { name: 'Decline' }).click()
  await expect(visitor.getByText('It was declined, and the other coach has been told.')).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'Accept' })).toHaveCount(0)
  await expectAccessible(visitor)
  await own('Owls').getByRole('button', { name: 'Withdraw the invitation for Owls' }).click()
  await host.getByRole('button', { name: 'Yes, Withdraw It' }).click()
  await expect(own('Owls').getByText('You have withdrawn it')).toBeVisible()
  await expect(own('Larks').getByText('Declined by the other coach')).toBeVisible()
  await expect(host.getByLabel('The link for the other coach')).toHaveCount(0)
  await visitor.goto(links[0] ?? '')
  await visitor.reload()
  await expect(visitor.getByText('The other coach has withdrawn it.')).toBeVisible()
})
