import { expect, test } from '@playwright/test'

import { registerClub, signInChild } from '../steps/clubChild.ts'
import { expectAccessible } from '../steps/expectAccessible.ts'
import { freshName } from '../steps/player.ts'
import { handIn, openSheet } from './rehearsal.ts'
import { openBrowser } from '../steps/room.ts'

type Asked = { question: string; points: number; key: { text: string }[] }

// Rules 216 and 217: a frozen set is played by teams on paper, and again by a child, who is told a place among them.
test(
  'a set is repeated, and the best score over it so far is what a place goes by',
  { tag: ['@once', '@day1'] },
  async ({ browser }) => {
    test.setTimeout(240_000)
    const coach = await openBrowser(browser)
    const member = await registerClub(coach, freshName())
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const drawn = await coach.request.post('/api/event-sets', { data: { size: 10, chapters: [6, 9] }, headers })
    const { id } = (await drawn.json()) as { id: string }
    const told = await coach.request.get(`/api/event-sets/${id}?key=true`)
    const { questions } = (await told.json()) as { questions: Asked[] }

    await coach.goto(`/rehearsal?set=${id}`)
    await coach.getByRole('button', { name: 'Play It with Teams' }).click()
    await coach.getByLabel('Teams').fill('Owls\nFoxes')
    await coach.getByRole('button', { name: 'Open the Event' }).click()
    await coach.getByRole('button', { name: 'Type In Marks from Paper' }).click()
    for (const [team, share] of [
      ['Owls', 1],
      ['Foxes', 0],
    ] as const) {
      await coach.getByLabel('Team').selectOption({ label: team })
      for (const [at, { points }] of questions.entries())
        await coach.getByRole('textbox', { name: new RegExp(`^Question ${at + 1}, of`) }).fill(`${share * points}`)
      await coach.getByRole('button', { name: 'Save' }).click()
      await expect(coach.getByText(/ · saved$/)).toBeVisible()
    }
    await coach.getByRole('button', { name: 'To the Result' }).click()
    await coach.getByRole('button', { name: 'Announce the Result' }).click()

    // From the result one comes to the papers, and from them to another event over the same set.
    await coach.getByRole('link', { name: 'The Set on Paper' }).click()
    await coach.getByRole('button', { name: 'Play It with Teams' }).click()
    await expect(coach.getByText('The event uses the set that you have drawn.')).toBeVisible()
    await coach.getByLabel('Teams').fill('Larks')
    await coach.getByRole('button', { name: 'Open the Event' }).click()
    await expect(coach.getByRole('region', { name: 'Larks' })).toBeVisible()

    const child = await signInChild(browser, coach, member)
    for (const [answerOf, place] of [
      [() => 'a wild guess', 'third place'],
      [({ key }: Asked) => key.map(({ text }) => text).join(', '), 'first place'],
    ] as const) {
      await child.goto(`/rehearsal?play=${id}`)
      await expect(child.getByText('10 questions from 2 chapters')).toBeVisible()
      await expectAccessible(child)
      await child.getByRole('button', { name: 'Begin the Rehearsal' }).click()
      for (const question of questions) {
        await openSheet(child)
        await handIn(child, answerOf(question))
        await child.getByRole('button', { name: /^(Go On|See the Result)$/ }).click()
      }
      const standing = child.getByText('Of 3 results on this very set so far, yours among them', { exact: false })
      await expect(standing).toContainText(`a team with your score would be in ${place}`)
      await expectAccessible(child)
    }
  },
)
