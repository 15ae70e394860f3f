import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'

import { rootFolder } from '../local/rootFolder.ts'

/** So many files a folder has at most: more are divided by what they are about. */
const most = 25
const exclude = (path: string) => /(^|\/)(node_modules|dist|\.cache|\.turbo)$/.test(path)
/** Migrations run in the order of their names, one after the other, and are read in it. */
const isDivided = (folder: string) => basename(folder) !== 'migrations'

test('no folder holds more than 25 source files', () => {
  const sources = globSync('{apps,packages,infra}/**/*.{ts,tsx,mjs,css}', { cwd: rootFolder, exclude })
  const files = Map.groupBy(sources, (path) => dirname(path))
  expect(files.size).toBeGreaterThan(200)
  const tooFull = [...files].filter(([folder, own]) => own.length > most && isDivided(folder))
  expect(tooFull.map(([folder, own]) => `${folder}: ${own.length}`)).toEqual([])
})
