import { expect, test } from 'vitest'

import html from '../index.html?raw'
import { leads } from './leads.ts'
import { paths } from './paths.ts'

const page = html.replaceAll(/\s+/g, ' ')

test.each(Object.entries(leads))('the waiting page of %s says what its screen says', (name, { title, lead }) => {
  expect(page).toContain(`data-for="${paths[name as keyof typeof leads]}"`)
  expect(page).toContain(title)
  expect(page).toContain(lead)
})
