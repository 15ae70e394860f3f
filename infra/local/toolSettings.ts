import { readFileSync } from 'node:fs'
import { totalmem } from 'node:os'
import { dirname, join } from 'node:path'

import { rootFolder } from './rootFolder.ts'

/** A machine with so much memory has room for what the compiler and the lint leave lying, 1.5 and 4 GB at most. */
const roomy = 7.5 * 2 ** 30

/**
 * The settings that the checkout's tools are run with: turbo wants to find pnpm on PATH, and tells nobody of its runs. The compiler and the
 * lint are Go programs, which spend a third of their time on freeing memory that the end of a short run frees anyway.
 */
export function toolSettings(): Record<string, string> {
  return {
    PATH: [join(rootFolder, 'node_modules/.bin'), ...pnpmFolder(), process.env['PATH']].join(':'),
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    ...(totalmem() < roomy ? {} : { GOGC: 'off', GOMEMLIMIT: '4GiB' }),
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
