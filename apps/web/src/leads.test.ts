import { expect, test } from 'vitest'

import html from '../index.html?raw'
import { activities } from './activities/index.ts'
import { leads } from './leads.ts'
import { isAddress, paths } from './paths.ts'
import { screenAt } from './screenAt.ts'
import { withWaitingPage } from './waitingPage.ts'

const page = withWaitingPage(html).replaceAll(/\s+/g, ' ')

test.each(Object.entries(leads))('the waiting page of %s says what its screen says', (name, { title, lead }) => {
  expect(page).toContain(`data-for="${paths[name as keyof typeof leads]}"`)
  expect(page).toContain(title)
  expect(page).toContain(lead)
})

test('every address of a screen that has a headline shows it, and no other', () => {
  const shown = new Map(
    [...page.matchAll(/data-at\^?='([^']*)'\] \.waiting \[data-for='([^']*)'\]/g)].map(([, at, of]) => [at, of]),
  )
  expect(shown.get('/trivia-quiz')).toBe(paths.trivia)
  expect(shown.get('/embedded-crossword')).toBe(paths.crosswords)
  expect(shown.get('/study-room/')).toBe(paths.studyRoom)
  for (const [at = '', of = ''] of shown) if (isAddress(at)) expect(screenAt[at], at).toBe(screenAt[of])
})

test('a page without a place for the headlines is not built', () => {
  expect(() => withWaitingPage('<html></html>')).toThrow('no place')
})

test('above every activity stands what a guest is told, out of sight, and nowhere else', () => {
  const told = [...page.matchAll(/<main class="main" data-for="([^"]*)"(?:(?!<\/main>).)*class="guestnote /g)].map(
    ([, at]) => at,
  )
  expect(told).toEqual(Object.values(activities).map(({ path }) => path))
  expect(page).toContain('Everything works, but nothing is saved.')
})
