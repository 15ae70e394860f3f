import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { rootFolder } from '@seraph/infra/local/rootFolder'

import { runOnCompose } from './onCompose.ts'
import { tellResults } from './tellResults.ts'

/**
 * `node compose.ts --url URL [--report FILE]`: kills the containers of
 * a composed stack that is up, as our own environment tells compose.
 */
const { values: flags } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:8080' },
    report: { type: 'string', default: join(rootFolder, '.cache/faults/compose.json') },
  },
})

const results = await runOnCompose({ url: flags.url, env: process.env })
await tellResults(results, flags.report)
