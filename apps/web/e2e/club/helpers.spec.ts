import { expect, test } from '@playwright/test'

import { fillTeam, issueCoachCode, loginCoach } from '../steps/coach.ts'
import { expectAccessible } from '../steps/expectAccessible.ts'
import { freshName } from '../steps/player.ts'
import { openBrowser } from '../steps/room.ts'

// Rule 225: a code of their own for the same teams, and nothing that can't be undone.
test(
  'a coach invites a helper, who looks after the team and deletes nobody',
  { tag: ['@once', '@day1'] },
  async ({ browser }) => {
    const club = freshName()
    const coach = await openBrowser(browser)
    await loginCoach(coach, issueCoachCode(club), club)
    await coach.getByLabel('Coach name').fill('Coach Ada')
    await coach.getByRole('button', { name: 'Create profile' }).click()
    await expect(coach.getByText('Welcome, Coach Ada!')).toBeVisible()
    await coach.getByRole('link', { name: 'Register Your Team', exact: true }).first().click()
    await fillTeam(coach, 1, { club, name: 'Owls' })
    await coach.getByRole('button', { name: 'Register team' }).click()
    await expect(coach.getByRole('heading', { name: 'Your new codes' })).toBeVisible()

    await coach.getByRole('tab', { name: 'Helpers' }).click()
    await coach.getByLabel('Helper’s name').fill('Ruth')
    await coach.getByRole('button', { name: 'Invite a helper' }).click()
    const line = coach.getByRole('listitem').filter({ hasText: 'not used yet' })
    await expect(line).toContainText('Ruth')
    await expectAccessible(coach)
    const code = /Coach code (\d{4})/.exec((await line.textContent()) ?? '')?.[1] ?? ''

    // The helper sees the team under an own name, labels a player, and is offered nothing that deletes or shares.
    const helper = await openBrowser(browser)
    await loginCoach(helper, code, club)
    await expect(helper.getByText('Welcome, Ruth!')).toBeVisible()
    await expect(helper.getByText('You help the coach of these teams.')).toBeVisible()
    await expect(helper.getByRole('link', { name: 'Register Your Team', exact: true })).toHaveCount(0)
    await expect(helper.getByRole('tab', { name: 'Helpers' })).toHaveCount(0)
    await helper.getByRole('tab', { name: 'All Players' }).click()
    await expect(helper.getByRole('button', { name: /^Move / })).toHaveCount(1)
    await expect(helper.getByRole('button', { name: /^Remove / })).toHaveCount(0)
    await helper.getByRole('button', { name: /^Label of / }).click()
    await helper.getByRole('dialog').getByLabel('Label').fill('sits at the back')
    await helper.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(helper.getByText('sits at the back', { exact: true })).toBeVisible()
    await expectAccessible(helper)
    await coach.getByRole('tab', { name: 'All Players' }).click()
    await expect(coach.getByRole('button', { name: /^Remove / })).toHaveCount(1)
    await expect(coach.getByText('sits at the back', { exact: true })).toHaveCount(0)

    // An ended code signs the helper out.
    await coach.getByRole('tab', { name: 'Helpers' }).click()
    await coach.getByRole('button', { name: 'End code of Ruth' }).click()
    await coach.getByRole('dialog').getByRole('button', { name: 'End the code' }).click()
    await expect(coach.getByText('The code no longer works.').first()).toBeVisible()
    await helper.reload()
    await expect(helper.getByLabel('Coach code')).toBeVisible()
    await Promise.all([coach, helper].map((page) => page.context().close()))
  },
)
