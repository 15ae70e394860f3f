import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { rootFolder } from '../local/rootFolder.ts'
import { englishImports } from './englishImports.ts'

const source = join(rootFolder, 'packages/judge/src')

test('no rule of the judge outside English imports its words: each asks the language for them', () => {
  const paths = globSync('**/*.ts', { cwd: source })
  const sources = new Map(paths.map((path) => [path, readFileSync(join(source, path), 'utf8')]))
  expect(sources.size).toBeGreaterThan(150)
  expect(englishImports(sources)).toEqual([])
})

test('a planted import is found, of a table and of a rule; the language’s value may be imported, and its words where a child reads', () => {
  const planted = new Map([
    ['match/x.ts', `import { stopWords } from '../language/english/words/stopWords.ts'`],
    ['count/y.ts', `import type { Deed } from '../language/english/deeds/readDeed.ts'`],
    ['read/z.ts', `import { english } from '../language/english/english.ts'`],
    ['say/w.ts', `import { units } from '../language/english/words/numberWords.ts'`],
  ])
  expect(englishImports(planted)).toEqual([
    'match/x.ts imports language/english/words/stopWords.ts',
    'count/y.ts imports language/english/deeds/readDeed.ts',
  ])
})
