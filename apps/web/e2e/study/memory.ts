import { expect } from '@playwright/test'
import type { APIRequestContext, Page } from '@playwright/test'

/** What `npm run bench -- look` measures of it. */
export const measuredGame = {
  screen: 'the memorization game',
  path: '/memory-game',
  as: 'guest',
  press: (page: Page) => page.getByRole('button', { name: 'Isaiah 12', exact: true }).tap(),
}

/** The words of each verse of a chapter, as a person would type them. */
export async function fetchWords(request: APIRequestContext, chapter: number): Promise<string[][]> {
  const index = (await (await request.get('/api/memory-game/data')).json()) as {
    groups: { chapters: number[]; file: string | null }[]
  }
  const file = index.groups.find(({ chapters }) => chapters.includes(chapter))?.file
  const data = (await (await request.get(`/api/memory-game/data/${file}`)).json()) as Record<
    string,
    { original: string }[]
  >
  return Object.entries(data)
    .filter(([key]) => key.startsWith(`Isaiah ${chapter} Verse `))
    .map(([, words]) => words.map(({ original }) => original.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')))
}

/** Opens the game, chooses a chapter and starts. */
export async function startMemoryGame(page: Page, chapter: number): Promise<void> {
  await page.goto('/memory-game')
  await page.getByRole('button', { name: `Isaiah ${chapter}`, exact: true }).click()
  await page.getByRole('button', { name: 'Start Game' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Isaiah ${chapter}:1`)
}

/** The box of a verse's word, counted from 1. */
export function wordBox(page: Page, number: number) {
  return page.getByRole('textbox', { name: new RegExp(`^Word ${number} of `) })
}

/** Types words from the first box on; each right word leads to the next by itself. */
export async function typeWords(page: Page, words: readonly string[]): Promise<void> {
  for (const [at, word] of words.entries()) {
    await expect(wordBox(page, at + 1)).toBeFocused()
    await page.keyboard.type(word)
  }
}

/** What one of the figures over the verse says. */
export function stat(page: Page, name: string) {
  return page
    .locator('dl > div')
    .filter({ hasText: new RegExp(`^${name}`) })
    .getByRole('definition')
}
