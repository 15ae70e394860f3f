import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { findChanged } from './findChanged.ts'

const root = mkdtempSync(join(tmpdir(), 'seraph-changed-'))
afterAll(() => rmSync(root, { recursive: true }))

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const add = (folder: string, name: string, needs: string[]): void => {
  const devDependencies = Object.fromEntries([...needs.map((one) => [one, 'workspace:*']), ['vitest', '^5']])
  write(`${folder}/package.json`, JSON.stringify({ name, devDependencies }))
}
for (const path of ['.oxlintrc.json', 'tsconfig.base.json', 'pnpm-lock.yaml']) write(path, '{}')
add('packages/schema', 'schema', [])
add('packages/domain', 'domain', ['schema'])
add('apps/web', 'web', ['domain'])
add('infra', 'infra', [])
add('infra/trials', 'trials', ['infra'])

const changed = (): string[] => findChanged(root).folders.toSorted()
const all = ['apps/web', 'infra', 'infra/trials', 'packages/domain', 'packages/schema']

test('all are changed until they are noted, and none afterwards', async () => {
  expect(changed()).toEqual(all)
  await findChanged(root).noteGood()
  expect(changed()).toEqual([])
})

test.each<[string, string, string[]]>([
  ['a package alone', 'apps/web/src/x.ts', ['apps/web']],
  ['its browser test', 'apps/web/e2e/x.spec.ts', ['apps/web']],
  ['its test', 'packages/domain/src/x.test.ts', ['apps/web', 'packages/domain']],
  ['whoever hangs on it', 'packages/schema/src/x.ts', ['apps/web', 'packages/domain', 'packages/schema']],
  ['a package inside of another', 'infra/trials/x.ts', ['infra', 'infra/trials']],
  ['what is installed', 'pnpm-lock.yaml', all],
  ['the rules', '.oxlintrc.json', all],
  ['a program of the root', 'some.config.ts', all],
])('a change is found: %s', async (_name, path, folders) => {
  await findChanged(root).noteGood()
  write(path, 'changed')
  expect(changed()).toEqual(folders)
  expect(findChanged(root).isAll).toBe(folders === all)
  await findChanged(root).noteGood()
})

test('what is installed or built changes nothing, and what is gone does', async () => {
  write('apps/web/src/gone.ts', '1')
  await findChanged(root).noteGood()
  write('apps/web/node_modules/x/index.ts', '1')
  write('apps/web/dist/x.js', '1')
  expect(changed()).toEqual([])
  cpSync(join(root, 'apps/web/src/gone.ts'), join(root, 'apps/web/src/moved.ts'))
  rmSync(join(root, 'apps/web/src/gone.ts'))
  expect(changed()).toEqual(['apps/web'])
})
