import { expect, test } from '@playwright/test'

import { expectAccessible } from '../steps/expectAccessible.ts'
import { openBrowser } from '../steps/room.ts'
import { openEvent } from './teamEvent.ts'

// Rule 237: an event of paper, from its marks to the result that everybody hears.
test(
  'a coach types in marks from paper, and the result is the same page',
  { tag: ['@once', '@day4'] },
  async ({ browser }) => {
    const host = await openBrowser(browser)
    await openEvent(host, '10')
    await host.getByRole('button', { name: 'Type In Marks from Paper' }).click()
    const mark = (question: number) => host.getByRole('textbox', { name: new RegExp(`^Question ${question}, of`) })
    await mark(1).fill('9')
    await host.getByRole('button', { name: 'Save' }).click()
    await expect(host.getByRole('alert')).toContainText('Question 1 is worth')
    await mark(1).fill('1')
    await mark(2).fill('1')
    await host.getByRole('button', { name: 'Save' }).click()
    await expect(host.getByText('2 points · saved')).toBeVisible()
    await host.getByLabel('Team').selectOption({ label: 'Foxes' })
    await mark(1).fill('1')
    await mark(2).fill('0')
    await host.getByRole('button', { name: 'Save' }).click()
    await expect(host.getByText('1 point · saved')).toBeVisible()
    await expectAccessible(host)
    await host.reload()
    await expect(mark(2)).toHaveValue('1')
    await host.getByRole('button', { name: 'To the Result' }).click()
    await expect(host.getByRole('heading', { name: 'First place' })).toBeVisible()
    await expect(host.getByRole('heading', { name: 'Third place' })).toBeVisible()
    await host.getByLabel('Question number').fill('2')
    await host.getByRole('button', { name: 'Don’t Count It' }).click()
    await expect(host.getByText('Not counted: 2')).toBeVisible()
    await expect(host.getByRole('heading', { name: 'Third place' })).toHaveCount(0)
    await expectAccessible(host)
    await host.getByRole('button', { name: 'Announce the Result' }).click()
    await expect(host.getByRole('heading', { name: 'Marks from paper' })).toHaveCount(0)
  },
)
