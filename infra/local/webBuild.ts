import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { precompress } from '../gateway/precompress.ts'
import { rootFolder } from './rootFolder.ts'
import type { Supervisor } from './supervisor.ts'

/** Builds the web app where it changed since the last time, and returns the folder of its files. */
export async function buildWeb(supervisor: Supervisor): Promise<string> {
  const webFolder = join(rootFolder, 'apps/web/dist')
  const turbo = join(rootFolder, 'node_modules/.bin/turbo')
  await supervisor.run({
    name: 'web-build',
    command: [turbo, 'run', 'build', '--filter=@seraph/web', '--output-logs=new-only'],
    match: '@seraph/web',
    env: {
      PATH: [join(rootFolder, 'node_modules/.bin'), ...pnpmFolder(), process.env['PATH']].join(':'),
      TURBO_TELEMETRY_DISABLED: '1',
      TURBO_NO_UPDATE_NOTIFIER: '1',
      NO_COLOR: '1',
    },
    spawnOptions: { cwd: rootFolder },
  })
  precompress(webFolder)
  return webFolder
}

/** Where the bootstrap found pnpm, which turbo wants on PATH; nothing when it never ran here. */
function pnpmFolder(): string[] {
  try {
    const note = readFileSync(join(rootFolder, 'node_modules/.seraph-installed'), 'utf8')
    return [dirname((JSON.parse(note) as { pnpm: string }).pnpm)]
  } catch {
    return []
  }
}
