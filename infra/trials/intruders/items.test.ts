import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { rootFolder } from '@seraph/infra/local/rootFolder'
import { items } from './items.ts'

test.each(items.flatMap(({ item, shownBy }) => shownBy.map((shown) => ({ item, ...shown }))))(
  '$item is shown by "$title"',
  ({ file, title }) => {
    const path = join(rootFolder, file)
    expect(existsSync(path)).toBe(true)
    const source = readFileSync(path, 'utf8')
    expect(
      ['(', ' '].some((before) => [`'`, '"', '`'].some((quote) => source.includes(`${before}${quote}${title}`))),
    ).toBe(true)
  },
)

test('no intruder is named twice', () => {
  expect(new Set(items.map(({ item }) => item)).size).toBe(items.length)
})
