import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { rootFolder } from '../local/rootFolder.ts'

const read = (path: string) => readFileSync(join(rootFolder, path), 'utf8')

test('the newest version of the changelog has a day, and is the one in package.json', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string }
  const headings = read('CHANGELOG.md').match(/^## .*$/gm) ?? []
  const [newest] = headings.filter((heading) => heading !== '## Unreleased')
  expect(newest).toMatch(/^## \d+\.\d+\.\d+ \(\d{4}-\d{2}-\d{2}\)$/)
  expect(newest).toContain(` ${version} (`)
})
