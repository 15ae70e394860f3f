import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

import { seasonsFolder } from '@seraph/content/pack/readPack'
import { expect, test } from 'vitest'

import { rootFolder } from '../../local/rootFolder.ts'
import { hashSources, loader } from './hashSources.ts'

const imported = /from '((?:\.|@seraph\/)[^']+)'|import\('(\.[^']+)'\)/g
/** Opening a database and finding files: what is loaded doesn't hang on how. */
const means = /^(packages\/db\/src\/\w+\.ts|packages\/db\/src\/tables\/.*|infra\/local\/.*)$/

/** Every file of ours that this one imports, and those that they do. */
function filesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const [, from, late] of readFileSync(join(rootFolder, file), 'utf8').matchAll(imported)) {
    const path = from ?? late ?? ''
    const [, name, rest] = /^@seraph\/(\w+)\/(.+)$/.exec(path) ?? []
    filesOf(name === undefined ? join(dirname(file), path) : `packages/${name}/src/${rest}.ts`, found)
  }
  return found
}

test('whatever a start loads seasons by is in the hash', () => {
  const files = [...filesOf(relative(rootFolder, join(import.meta.dirname, 'loadAtStart.ts')))]
  expect(files).toContain('packages/judge/src/judge.ts')
  expect(files).toContain('packages/db/src/queries/seasons/seasons.ts')
  const isHashed = (file: string) => loader.some((path) => file === path || file.startsWith(`${path}/`))
  expect(files.filter((file) => !means.test(file) && !isHashed(file))).toEqual([])
})

test('the hash is the same twice, and another for another season', () => {
  const one = hashSources(['2026-isaiah'], seasonsFolder)
  expect(hashSources(['2026-isaiah'], seasonsFolder)).toBe(one)
  expect(hashSources(['2027-mark-peter-john'], seasonsFolder)).not.toBe(one)
})
