import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { precompress } from '../gateway/precompress.ts'
import { hashFiles } from './hashFiles.ts'
import { rootFolder } from './rootFolder.ts'
import type { Supervisor } from './processes/supervisor.ts'
import { writeWhole } from './writeWhole.ts'

/** Builds the web app where it changed since the last time, and returns the folder of its files. */
export async function buildWeb(supervisor: Supervisor): Promise<string> {
  const web = join(rootFolder, 'apps/web')
  const built = join(web, 'dist')
  // A build by hand empties the folder, and the note goes with what it tells of.
  const note = join(built, '.vite/built-from')
  const hash = hashFiles([web, ...packagesOf(web), join(rootFolder, 'pnpm-lock.yaml')])
  if (!existsSync(note) || readFileSync(note, 'utf8') !== hash) {
    const vite = join(web, 'node_modules/vite/bin/vite.js')
    const command: [string, ...string[]] = [process.execPath, vite, 'build']
    await supervisor.run({
      name: 'web-build',
      command,
      match: vite,
      env: { NODE_ENV: 'production' },
      spawnOptions: { cwd: web },
    })
    writeWhole(note, hash)
  }
  precompress(built)
  return built
}

/** The folders of our packages that a package runs on, and theirs. */
function packagesOf(folder: string): string[] {
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>
  }
  const direct = Object.keys(dependencies)
    .filter((name) => name.startsWith('@seraph/'))
    .map((name) => join(rootFolder, 'packages', name.slice('@seraph/'.length)))
  return [...new Set(direct.flatMap((one) => [one, ...packagesOf(one)]))]
}
