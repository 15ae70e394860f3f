import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { rootFolder } from '../local/rootFolder.ts'
import { featureImports } from './featureImports.ts'

const files = globSync('apps/web/src/{features,activities}/**/*.{ts,tsx}', { cwd: rootFolder })
const sources = new Map(files.map((path) => [path, readFileSync(join(rootFolder, path), 'utf8')]))

test('no feature imports a feature, and no activity an activity', () => {
  expect(sources.size).toBeGreaterThan(200)
  expect(featureImports(sources)).toEqual([])
})

test('a planted import is found, a type’s and one for its effect alone too', () => {
  const planted = new Map([
    ['apps/web/src/features/admin/x.ts', `import type { Row } from '../home/row.ts'\nimport { y } from './y.ts'`],
    ['apps/web/src/features/admin/tabs/z.ts', `const part = import('../../../activities/memory/game.ts')`],
    ['apps/web/src/features/admin/effect.ts', `import '../home/home.css'`],
    [
      'apps/web/src/activities/trivia/w.ts',
      `import { Button } from '../../ui/Button.tsx'\nimport { all } from '../index.ts'`,
    ],
  ])
  expect(featureImports(planted)).toEqual([
    'apps/web/src/features/admin/x.ts imports apps/web/src/features/home/row.ts',
    'apps/web/src/features/admin/tabs/z.ts imports apps/web/src/activities/memory/game.ts',
    'apps/web/src/features/admin/effect.ts imports apps/web/src/features/home/home.css',
  ])
})

test('numbers, dates and plurals are written in the folder of the language alone', () => {
  const web = globSync('apps/web/src/**/*.{ts,tsx}', { cwd: rootFolder }).filter(
    (path) => !path.includes('/src/language/'),
  )
  const isWriting = (path: string) => /toLocale\w*\(|\bIntl\./.test(readFileSync(join(rootFolder, path), 'utf8'))
  expect(web.length).toBeGreaterThan(200)
  expect(web.filter(isWriting)).toEqual([])
})
