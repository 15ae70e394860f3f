import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

import { expectAccessible } from '../steps/expectAccessible.ts'
import { makePlayer, openBrowser, openPhone } from '../steps/room.ts'
import { joinTeam, openEvent } from './teamEvent.ts'

// Rule 246: a note is read by its own team and by the host, and gone at the end.
test(
  'members write notes to their own team once the host lets them',
  { tag: ['@once', '@day2'] },
  async ({ browser }) => {
    const host = await openBrowser(browser)
    const [ann, eve] = [await openPhone(browser, { isUpright: true }), await openBrowser(browser)]
    const ben = await openBrowser(browser)
    const code = await openEvent(host, '10')
    const annCode = await makePlayer(ann, { staysIn: false })
    await joinTeam(ann, { code, team: 'Owls', player: annCode })
    await joinTeam(ben, { code, team: 'Owls', player: await makePlayer(ben, { staysIn: false }) })
    await joinTeam(eve, { code, team: 'Foxes', player: await makePlayer(eve, { staysIn: false }) })
    const box = (page: Page) => page.getByRole('textbox', { name: 'Note to your team' })
    const notes = (page: Page) => page.getByRole('list', { name: 'Notes' })
    await expect(box(ann)).toHaveCount(0)
    const allows = host.getByRole('checkbox', { name: 'Let members write notes to their team' })
    await allows.click()
    await expect(allows).toBeChecked()
    await box(ann).fill('Was it Uzziah, or Jotham after all?')
    await ann.getByRole('button', { name: 'Send' }).click()
    await expect(notes(ann)).toContainText('You Was it Uzziah')
    await expect(box(ann)).toHaveValue('')
    await expect(notes(ben)).toContainText(`${annCode} Was it Uzziah`)
    await box(ben).fill('I am sure: Uzziah')
    await box(ben).press('Enter')
    await expect(notes(ann)).toContainText('I am sure: Uzziah')
    await expect(box(eve)).toBeVisible()
    await expect(notes(eve).getByRole('listitem')).toHaveCount(0)
    await host.getByText('2 notes').click()
    await expect(notes(host).first()).toContainText('I am sure: Uzziah')
    await expectAccessible(ann)
    await expectAccessible(host)
    await host.reload()
    await expect(host.getByText('2 notes')).toBeVisible()
  },
)
