import { expect } from '@playwright/test'
import type { APIRequestContext, Browser, Page } from '@playwright/test'

import { answerBox, answerRightly, fetchAnswerKey, readQuestion } from '../steps/quiz.ts'
import { joinByLink, makePlayer, openBrowser, openPhone, openRoom, rowOf } from '../steps/room.ts'

/**
 * A host gives and takes back chapters while one child types and another practises: each keeps the question it has, before and after a
 * reload, and finds what is new behind it (rule 161). Clearing is asked.
 */
export async function giveInTheMidst({
  browser,
  request,
}: {
  browser: Browser
  request: APIRequestContext
}): Promise<void> {
  const key = await fetchAnswerKey(request, 4)
  const host = await openBrowser(browser)
  const [ann, ben] = [await openPhone(browser, { isUpright: true }), await openBrowser(browser)]
  const [annCode, benCode] = [await makePlayer(ann, { staysIn: false }), await makePlayer(ben, { staysIn: false })]
  const room = await openRoom(host, 'Isaiah 4')
  // Two questions are Ben's whole chapter.
  await ben.route('**/api/questions/4*', async (route) => {
    const reply = await route.fetch()
    const { questions } = (await reply.json()) as { questions: unknown[] }
    await route.fulfill({ response: reply, json: { questions: questions.slice(0, 2) } })
  })
  await joinByLink(ann, room, annCode)
  await joinByLink(ben, room, benCode)
  await host.getByRole('button', { name: 'Start Quiz' }).click()

  const everyone = host.getByRole('group', { name: 'Chapters for everyone' })
  const give = async (preset: string, shown: string) => {
    await everyone.getByRole('button', { name: preset }).click()
    if (preset === 'Clear') await host.getByRole('dialog').getByRole('button', { name: 'Clear chapters' }).click()
    for (const code of [annCode, benCode]) await expect(rowOf(host, code).getByText(shown)).toBeVisible()
  }

  // Ben is through and practises; Ann is typing.
  await answerRightly(ben, key)
  await ben.getByRole('button', { name: 'Next', exact: true }).click()
  await answerRightly(ben, key)
  await ben.getByRole('button', { name: 'Finish' }).click()
  await ben.getByRole('button', { name: 'Practice Again' }).click()
  const practised = await readQuestion(ben)
  await answerBox(ben).fill('half')
  const asked = await readQuestion(ann)
  await answerBox(ann).fill('half an ans')
  const expectHeld = async (page: Page, question: string, typed: string) => {
    await expect(answerBox(page)).toHaveValue(typed)
    expect(await readQuestion(page)).toBe(question)
  }

  await give('Standard 6', 'Chapters 1–6')
  await expect(ben.getByText('Your coach has given you new questions.')).toBeVisible()
  await expectHeld(ann, asked, 'half an ans')
  await expectHeld(ben, practised, 'half')

  // One may think again; and who clears takes nothing that is being answered.
  await everyone.getByRole('button', { name: 'Clear' }).click()
  await host.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(rowOf(host, annCode).getByText('Chapters 1–6')).toBeVisible()
  await give('Clear', 'No chapters yet')
  await expectHeld(ann, asked, 'half an ans')
  await ann.reload()
  await expectHeld(ann, asked, 'half an ans')
  await answerRightly(ann, key)
  await expect(rowOf(host, annCode).locator('dd').nth(0)).toHaveText(/^1 of /)
  await ann.getByRole('button', { name: 'Finish' }).click()
  await expect(ann.getByText('Your coach will give you some in a moment.')).toBeVisible()

  // What is new comes without a verdict, after the practice too.
  await answerRightly(ben, key)
  await give('Standard 6', 'Chapters 1–6')
  await expect(ben.getByRole('heading', { level: 2, name: /^Full marks/ })).toBeVisible()
  expect(await readQuestion(ben)).toBe(practised)
  await ben.getByRole('button', { name: 'Stop practicing' }).click()
  for (const [page, before] of [
    [ann, asked],
    [ben, practised],
  ] as const) {
    await expect(answerBox(page)).toHaveValue('')
    await expect(page.getByRole('heading', { level: 2, name: /^Full marks/ })).toHaveCount(0)
    expect(await readQuestion(page)).not.toBe(before)
  }
  await ben.unrouteAll({ behavior: 'ignoreErrors' })
  await Promise.all([host, ann, ben].map((page) => page.context().close()))
}
