import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

import { chooseSeason } from '../steps/chooseSeason.ts'
import { arriveAsGuest, continueAsGuest } from '../steps/quiz.ts'
import { readPdf, type PdfPage } from './readPdf.ts'

type PrintedQuestion = {
  verse: string
  points: number
  question: string
  answerMs: number
  key: { text: string; accept: string[] }[]
}

const formats = ['A4', 'Letter'] as const
/** The narrowest margin of a sheet, 14 mm, in points; and where the foot of a page begins, from below. */
const [margin, foot] = [39, 51]
const bare = (text: string) => text.replaceAll(/\s+/g, '')
/** All that a page says, but for spaces and a list's dots. */
const textOf = ({ lines }: PdfPage) => bare(lines.map(({ text }) => text).join('')).replaceAll('•', '')
const amount = (count: number, word: string) => bare(`${count} ${word}${count === 1 ? '' : 's'}`)

/** Draws a set, opens its papers, and returns its questions. */
async function openPapers(page: Page, wish: { season: string; size: number; chapters: number[] }) {
  const { season, ...body } = { ...wish, seed: 5 }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const drawn = await page.request.post(`/api/event-sets?season=${season}`, { data: body, headers })
  const { id } = (await drawn.json()) as { id: string }
  await page.goto(`/rehearsal?set=${id}`)
  await expect(page.getByRole('heading', { name: 'Reader’s script' })).toBeVisible()
  const told = await page.request.get(`/api/event-sets/${id}?key=true`)
  return ((await told.json()) as { questions: PrintedQuestion[] }).questions
}

/** Prints one of the papers on A4 and on Letter. No page is empty, and nothing stands in a margin. */
async function printPaper(page: Page, paper: string): Promise<PdfPage[][]> {
  await page.getByRole('radio', { name: paper, exact: true }).check({ force: true })
  const printed: PdfPage[][] = []
  for (const format of formats) {
    const pages = readPdf(await page.pdf({ format, preferCSSPageSize: true }))
    for (const [at, { width, height, lines }] of pages.entries()) {
      const where = `${paper}, ${format}, page ${at + 1}`
      const body = lines.filter(({ y }) => y < height - foot)
      expect(body.length, where).toBeGreaterThan(0)
      expect(Math.min(...body.map(({ x }) => x)), where).toBeGreaterThanOrEqual(margin)
      expect(Math.max(...body.map(({ lastX }) => lastX)), where).toBeLessThan(width - margin)
      expect(Math.min(...body.map(({ y }) => y)), where).toBeGreaterThan(margin)
      if (paper === 'Slides') continue
      const [below] = lines.filter(({ y }) => y >= height - foot)
      expect(below?.text, where).toContain(`${at + 1} of ${pages.length}`)
      expect(below?.text, where).toMatch(new RegExp(`${paper} · .* · Set 5`))
    }
    printed.push(pages)
  }
  return printed
}

/** Expects that each question stands whole on one page, heading and all. */
function expectWhole(pages: readonly PdfPage[], wholes: readonly string[]): void {
  const texts = pages.map(textOf)
  for (const whole of wholes) expect(texts.filter((text) => text.includes(bare(whole))).length, whole).toBe(1)
}

async function expectPapers(page: Page, questions: readonly PrintedQuestion[]): Promise<void> {
  for (const pages of await printPaper(page, 'Reader’s script')) {
    const heads = questions.map(
      ({ verse, points, question, answerMs }, at) =>
        `${at + 1}. ${verse} · ${amount(points, 'point')}${answerMs / 1_000} seconds${question}`,
    )
    expectWhole(pages, heads)
    expectWhole(pages, questions.length > 45 ? [`Break of five minutes46. `] : [])
  }
  for (const pages of await printPaper(page, 'Answer sheets')) {
    const lines = (points: number) => Array.from({ length: points }, (_, line) => line + 1).join('')
    const slips = questions.map(
      ({ points }, at) =>
        `Question ${at + 1} · ${amount(points, 'answer')}TeamPoints ____ of ${points}${lines(points)}`,
    )
    expectWhole(pages, slips)
  }
  for (const pages of await printPaper(page, 'Key')) {
    const partOf = ({ text, accept }: PrintedQuestion['key'][number]) =>
      accept.length === 0 ? text : `${text} (also: ${accept.join('; ')})`
    const parts = questions.map(
      ({ verse, points, question, key }, at) =>
        `${at + 1}. ${verse} · ${amount(points, 'point')}${question}${key.map(partOf).join('')}`,
    )
    expectWhole(pages, parts)
  }
  for (const pages of await printPaper(page, 'Score sheet'))
    expect(pages).toHaveLength(Math.ceil(questions.length / 30))
  for (const pages of await printPaper(page, 'Slides')) {
    expect(pages).toHaveLength(questions.length)
    for (const [at, { verse, points, question, answerMs }] of questions.entries()) {
      const { width, height } = pages[at] ?? { width: 0, height: 0 }
      expect(width).toBeGreaterThan(height)
      const head = `Question ${at + 1} · ${verse} · ${amount(points, 'point')} · ${answerMs / 1_000} seconds`
      expect(pages[at] && textOf(pages[at])).toBe(bare(`${head}${question}`))
    }
  }
}

test('the papers of a whole event are printed on A4 and Letter', { tag: ['@once', '@day0'] }, async ({ page }) => {
  await arriveAsGuest(page)
  const chapters = Array.from({ length: 33 }, (_, at) => at + 1)
  await expectPapers(page, await openPapers(page, { season: '2026-isaiah', size: 90, chapters }))
})

test('the longest questions of a season are printed whole', { tag: ['@once', '@day4'] }, async ({ page }) => {
  await continueAsGuest(page)
  await chooseSeason(page, /Mark/)
  const questions = await openPapers(page, { season: '2027-mark-peter-john', size: 45, chapters: [14, 15] })
  expect(Math.max(...questions.map(({ question }) => question.length))).toBeGreaterThan(220)
  await expectPapers(page, questions)
})
