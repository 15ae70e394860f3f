import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { StartRefusal } from './startRefusal.ts'
import { tellStartFault } from './tellStartFault.ts'

test.each([
  [new StartRefusal('Port 3000 is taken.'), 'Port 3000 is taken.'],
  [
    Object.assign(new Error('x'), { code: 'EROFS', path: '/data' }),
    'Seraph could not write /data: the disk is read-only.',
  ],
  [Object.assign(new Error('x'), { code: 'ENOSPC', path: '/data' }), 'Seraph could not write /data: the disk is full.'],
  [new TypeError('what is this'), 'Seraph could not start: what is this'],
])('%s is told in a sentence', (error, sentence) => {
  const told = tellStartFault(error)
  expect(told.startsWith(sentence)).toBe(true)
  expect(told).not.toContain('\n')
})

test('a start whose folder can’t be made says so, and shows no stack', () => {
  const env = { ...process.env, SERAPH_DATA_DIR: '/dev/null/data', PORT: '0' }
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'start.ts')], {
    env,
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toBe(
    'Seraph could not write /dev/null/data: a part of that path is no folder. SERAPH_DATA_DIR names another folder for its data.\n',
  )
})
