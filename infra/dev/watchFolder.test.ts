import { mkdtempSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { watchFolder } from './watchFolder.ts'

test('a file that was saved by a rename is still watched', async () => {
  const root = mkdtempSync(join(tmpdir(), 'seraph-watch-'))
  mkdirSync(join(root, 'deep/er'), { recursive: true })
  const file = 'deep/er/file.ts'
  writeFileSync(join(root, file), '1')
  let told = (_file: string): void => undefined
  const next = (): Promise<string> => new Promise((done) => (told = done))
  watchFolder(root, (changed) => changed === file && told(changed))
  for (const how of ['rename', 'write', 'rename', 'write']) {
    const change = next()
    if (how === 'write') writeFileSync(join(root, file), how)
    else {
      writeFileSync(join(root, 'other'), how)
      renameSync(join(root, 'other'), join(root, file))
    }
    expect(await change).toBe(file)
  }
})
