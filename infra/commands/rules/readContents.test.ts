import { expect, test } from 'vitest'

import { readContents } from './readContents.ts'

test('single numbers and runs of them are read, by file', () => {
  const page =
    '| Page | Rules |\n| --- | --- |\n| [codes](codes.md)   | 4–6, 145 | names |\n| [errors](errors.md) | 40 | refusals |'
  expect([...readContents(page)]).toEqual([
    ['codes.md', [4, 5, 6, 145]],
    ['errors.md', [40]],
  ])
})
