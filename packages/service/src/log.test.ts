import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { expect, test } from 'vitest'

const script = `
  import { openLog } from ${JSON.stringify(new URL('log.ts', import.meta.url).href)}
  const log = openLog({ name: 'test', level: 'info' })
  for (let line = 0; line < 100; line += 1) log.info('told')
  setTimeout(() => process.exit(7), 200)
`

test.runIf(existsSync('/dev/full'))('a disk that is full ends no process', () => {
  const args = ['--input-type=module-typescript', '--eval', script]
  const shell = ['-c', 'exec "$0" "$@" > /dev/full', process.execPath, ...args]
  expect(spawnSync('sh', shell, { encoding: 'utf8', timeout: 8_000 })).toMatchObject({ status: 7, stderr: '' })
})
