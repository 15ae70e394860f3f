import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { rootFolder } from '@seraph/infra/local/rootFolder'
import { StartRefusal } from '@seraph/infra/local/startRefusal'
import { runRow } from './row.ts'
import type { RowResult } from './row.ts'
import { rows } from './rows.ts'
import { randomFaults } from './rows/randomFaults.ts'
import { openStores } from './stores.ts'
import { tellResults } from './tellResults.ts'

const usage = `npm run faults -- [NAME…]    runs rows of the fault table with real processes; all of them where none is named
npm run faults -- --quick    those that every run of the tests has
npm run faults -- random --minutes 30 --seed 1    random faults for so long
npm run faults -- --help     lists them

Prints what was seen and whether it holds, and writes it as JSON to .cache/faults (--report FILE: elsewhere). Exits with 1 where a row doesn't hold.
`

const { values: flags, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    report: { type: 'string', default: join(rootFolder, '.cache/faults/faults.json') },
  },
})
const random = randomFaults(Number(flags.minutes), Number(flags.seed))
const known = [...rows, random]

/** Runs the rows that are asked for, one after another. */
async function main(): Promise<void> {
  const unknown = names.filter((name) => !known.some((row) => row.name === name))
  if (flags.help || unknown.length > 0) {
    for (const name of unknown) console.error(`There is no row ${name}.\n`)
    console.log(usage)
    for (const { name, fault, isQuick } of known)
      console.log(`  ${name.padEnd(20)} ${fault}${isQuick ? ' (quick)' : ''}`)
    process.exitCode = unknown.length > 0 ? 2 : 0
    return
  }
  const wanted =
    names.length > 0
      ? known.filter((row) => names.includes(row.name))
      : rows.filter((row) => row.isQuick || !flags.quick)
  const results: RowResult[] = []
  const stores = await openStores()
  try {
    for (const row of wanted) {
      console.error(`${row.name} …`)
      const result = await runRow(row, stores)
      console.error(`  ${result.isHeld ? 'holds' : 'DOES NOT HOLD'} (${result.seconds.toFixed(1)} s)`)
      for (const { saw, isHeld } of result.seen) if (!isHeld) console.error(`    ${saw}`)
      results.push(result)
    }
  } finally {
    await stores.stop()
  }
  await tellResults(results, flags.report)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
try {
  await main()
} catch (error) {
  console.error(error instanceof StartRefusal ? error.message : error)
  process.exitCode = 1
}
process.exit()
