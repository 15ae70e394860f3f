import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { rootFolder } from '../local/rootFolder.ts'

test('no file asks to be left out of the walls between packages', () => {
  const word = ['boundaries', 'ignore'].join('-')
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: rootFolder, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => existsSync(join(rootFolder, file)))
  expect(files.length).toBeGreaterThan(1_000)
  expect(files.filter((file) => readFileSync(join(rootFolder, file), 'utf8').includes(`@${word}`))).toEqual([])
})
