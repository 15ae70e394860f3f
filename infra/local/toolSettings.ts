import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { rootFolder } from './rootFolder.ts'

/** The settings that the checkout's tools are run with: turbo wants to find pnpm on PATH, and tells nobody of its runs. */
export function toolSettings(): Record<string, string> {
  return {
    PATH: [join(rootFolder, 'node_modules/.bin'), ...pnpmFolder(), process.env['PATH']].join(':'),
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
  }
}

/** Where the bootstrap found pnpm; nothing when it never ran here. */
function pnpmFolder(): string[] {
  try {
    const note = readFileSync(join(rootFolder, 'node_modules/.seraph-installed'), 'utf8')
    return [dirname((JSON.parse(note) as { pnpm: string }).pnpm)]
  } catch {
    return []
  }
}
