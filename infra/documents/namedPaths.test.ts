import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { rootFolder } from '../local/rootFolder.ts'

/** A season that an operator writes: an example. */
const notYetThere = 'packages/content/seasons/2028-romans'
const named = /`((?:apps|packages|infra|docs)\/[\w.*{},@/-]+)`/g

test('every file and folder of the tree that a page names is there', () => {
  const pages = globSync(['*.md', 'docs/**/*.md', 'apps/*/*.md', 'packages/*/*.md'], { cwd: rootFolder })
  const found = pages.flatMap((page) =>
    [...readFileSync(join(rootFolder, page), 'utf8').matchAll(named)].map(([, path = '']) => ({ page, path })),
  )
  expect(found.length).toBeGreaterThan(100)
  const isThere = ({ path }: { path: string }) => path === notYetThere || globSync(path, { cwd: rootFolder }).length > 0
  expect(found.filter((one) => !isThere(one))).toEqual([])
})
