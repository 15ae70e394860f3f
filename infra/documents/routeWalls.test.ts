import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

import { rootFolder } from '../local/rootFolder.ts'

const routes = 'apps/api/src/routes'
const apart = ['clubs', 'coaches', 'players']

/** The imports by which one of the folders takes from another of them, as "FILE imports FILE". */
function takenFromAnother(files: readonly { path: string; text: string }[]): string[] {
  const folderOf = (path: string) => apart.find((folder) => path.startsWith(`${routes}/${folder}/`))
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(/from '(\.[^']+)'/g)].flatMap(([, name = '']) => {
      const taken = join(dirname(path), name)
      const folder = folderOf(taken)
      return folder === undefined || folder === folderOf(path) ? [] : [`${path} imports ${taken}`]
    }),
  )
}

test('the routes of clubs, coaches and players take nothing from one another', () => {
  const paths = globSync(
    apart.map((folder) => `${routes}/${folder}/**/*.ts`),
    { cwd: rootFolder },
  )
  expect(paths.length).toBeGreaterThan(30)
  expect(takenFromAnother(paths.map((path) => ({ path, text: readFileSync(join(rootFolder, path), 'utf8') })))).toEqual(
    [],
  )
})

test('a planted import is refused', () => {
  const planted = [
    { path: `${routes}/clubs/planted.ts`, text: `import { presentCoach } from '../coaches/presentCoach.ts'` },
    { path: `${routes}/clubs/fine.ts`, text: `import { nameOf } from '../../codes/nameOf.ts'` },
  ]
  expect(takenFromAnother(planted)).toEqual([`${routes}/clubs/planted.ts imports ${routes}/coaches/presentCoach.ts`])
})
