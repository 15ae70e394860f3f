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

const told = (options: object): string => {
  const source = `
    import { openLog } from ${JSON.stringify(new URL('log.ts', import.meta.url).href)}
    const log = openLog(${JSON.stringify({ name: 'test', level: 'info', ...options })})
    log.info({ reqId: '1', remoteAddress: '203.0.113.7' }, 'answered')
    log.warn({ req: { method: 'GET', ip: '203.0.113.7' } }, 'asked')`
  const args = ['--input-type=module-typescript', '--eval', source]
  return spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 8_000 }).stdout
}

test('addresses are in the log, or in no line of it where nobody would empty it in time', () => {
  expect(told({}).match(/203\.0\.113\.7/g)).toHaveLength(2)
  const without = told({ hasAddresses: false })
  expect(without.trim().split('\n')).toHaveLength(2)
  expect(without).not.toContain('203.0.113.7')
  expect(without).not.toContain('remoteAddress')
})
