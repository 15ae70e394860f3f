import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const seasons = new URL('../seasons/', import.meta.url)

test.each(readdirSync(seasons))('the footer of %s leaves its year to whoever shows it', (name) => {
  const season = JSON.parse(readFileSync(new URL(`${name}/season.json`, seasons), 'utf8')) as {
    copyright: { footer: string }
  }
  expect(season.copyright.footer).toMatch(/^\D*\{year\}\D*$/)
})
