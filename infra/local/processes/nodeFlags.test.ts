import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { rootFolder } from '../rootFolder.ts'
import { nodeFlags } from './nodeFlags.ts'

test('the images run Node with the same flags, and what is compiled into them is compiled with these', () => {
  const file = readFileSync(join(rootFolder, 'infra/docker/Dockerfile'), 'utf8')
  expect(nodeFlags('apps/api/src/main.ts')).not.toEqual([])
  for (const app of ['api', 'rooms', 'worker']) {
    const path = `apps/${app}/src/main.ts`
    const words = ['node', ...nodeFlags(path), path]
    expect(file).toContain(`CMD [${words.map((word) => `"${word}"`).join(', ')}]`)
    expect(file).toContain(`RUN ${words.join(' ')} `)
  }
})
