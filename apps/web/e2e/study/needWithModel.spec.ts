import { expect, test } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'

import { expectAccessible } from '../steps/expectAccessible.ts'
import { startModelStack } from './modelStack.ts'
import type { ModelStack } from './modelStack.ts'
import { arriveAsGuest, dismissQuizNotice } from '../steps/quiz.ts'

const pictures = process.env['SERAPH_NEED_PICTURES']
const tag = '@once'

const grounded = [
  'Rezin was the king of Syria (Isaiah 7:1).',
  'With Pekah, the son of Remaliah, he went up to Jerusalem to war against it (Isaiah 7:1).',
]
const invented = 'Rezin rode a white elephant over the mountains of Egypt (Isaiah 7:1).'
const citesOther = 'Rezin was the king of Syria (Isaiah 40:31).'
const citesNone = 'Rezin was the king of Syria.'
const reply = JSON.stringify({
  isAboutBook: true,
  answer: [grounded[0], invented, citesOther, grounded[1], citesNone].join(' '),
})

let stack: ModelStack
test.beforeAll(async () => {
  // A whole Seraph is started here, on a machine that runs another one.
  test.setTimeout(300_000)
  stack = await startModelStack()
})
test.afterAll(async () => stack?.stop())

test('a model’s answer is shown as far as it rests on verses that it was given', { tag }, async ({ browser }) => {
  await using phone = await openBox(browser, stack.url)
  const { page } = phone
  await stack.play()
  await expect(page.getByText('A reply may take 30–60 s.')).toBeVisible()
  await page.getByRole('button', { name: 'Who was Rezin?' }).click()
  await expect(page.getByText('This may take 30–60 s. You can go on meanwhile.')).toBeVisible()
  await stack.say(reply)
  await expect(page.getByText(grounded.join(' '), { exact: true })).toBeVisible()
  await expect(page.getByText('Written by an AI model from these verses.')).toBeVisible()
  await expect(page.getByText('elephant')).toHaveCount(0)
  const requests = await stack.requests()
  expect(requests).toHaveLength(1)
  const given = JSON.parse(requests[0]?.messages[1]?.content ?? '') as Sent
  expect(given.question).toBe('Who was Rezin?')
  const references = given.verses.map(({ reference }) => reference)
  expect(references).toContain('Isaiah 7:1')
  expect(references).not.toContain('Isaiah 40:31')
  await expect(page.locator('figcaption')).toHaveText(references)
  await expectAccessible(page)
  if (pictures !== undefined) await page.screenshot({ path: `${pictures}/model.png`, fullPage: true })
})

test('a text in distress gets the kind words, and the model’s server no call', { tag }, async ({ browser }) => {
  await using phone = await openBox(browser, stack.url)
  const { page } = phone
  await stack.play(reply)
  for (const text of ['i hate my life', 'my freind wants to die', 'mi tío me hace cosas malas', 'je veux mourir']) {
    await ask(page, text)
    await expect(page.getByRole('heading', { name: 'You are not alone' })).toBeVisible()
    await expect(page.getByText('please tell a grown-up you trust today')).toBeVisible()
    await expect(page.locator('figcaption')).toHaveCount(0)
    expect(await stack.requests()).toEqual([])
    await page.reload()
    await openPanel(page)
  }
  // Its log isn't empty for want of a model: the next question is in it.
  await ask(page, 'Who was Rezin?')
  await expect(page.getByText(grounded.join(' '), { exact: true })).toBeVisible()
  expect(await stack.requests()).toHaveLength(1)
})

test('without a model nobody is asked to wait, and the verses answer', { tag }, async ({ browser }) => {
  await using phone = await openBox(browser, stack.urlWithoutModel)
  const { page } = phone
  await stack.play(reply)
  await expect(page.getByText('Ask what a verse or a word means.', { exact: true })).toBeVisible()
  await expect(page.getByText('30–60 s')).toHaveCount(0)
  await ask(page, 'Who was Rezin?')
  await expectVerses(page)
  expect(await stack.requests()).toEqual([])
})

test('with the model down the verses answer', { tag }, async ({ browser }) => {
  await using phone = await openBox(browser, stack.url)
  const { page } = phone
  await stack.closeModel()
  await ask(page, 'Who was Rezin?')
  await expectVerses(page)
})

/** The turn of a request that holds the question. */
type Sent = { question: string; verses: { reference: string }[] }

/** What a phone shows of Ask Seraph at an address; the phone is put away with it. */
async function openBox(browser: Browser, url: string): Promise<AsyncDisposable & { page: Page }> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  await context.addCookies([{ name: 'portrait_hint', value: 'dismissed', url }])
  const page = await context.newPage()
  await arriveAsGuest(page)
  await page.goto('/practice')
  await dismissQuizNotice(page)
  await openPanel(page)
  return { page, [Symbol.asyncDispose]: () => context.close() }
}

async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ask Seraph about a verse or a word' }).click()
}

async function ask(page: Page, text: string): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Your question' })
  await box.fill(text)
  await box.press('Enter')
}

async function expectVerses(page: Page): Promise<void> {
  await expect(page.getByText('Rezin (say')).toBeVisible()
  await expect(page.getByText('This reply comes from the text itself, not from an AI model.')).toBeVisible()
  await expect(page.locator('figcaption').first()).toContainText('Isaiah 7:')
}
