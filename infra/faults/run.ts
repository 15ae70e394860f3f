import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { rootFolder } from '../local/rootFolder.ts'
import { StartRefusal } from '../local/startRefusal.ts'
import { printTable } from './printTable.ts'
import { runRow } from './row.ts'
import type { RowResult } from './row.ts'
import { rows } from './rows.ts'
import { openStores } from './stores.ts'

const usage = `pnpm faults [NAME…]    runs rows of the fault table with real processes; all of them where none is named
pnpm faults --quick    those that every run of the tests has
pnpm faults --help     lists them

Prints what was seen and whether it holds, and writes it as JSON to .cache/faults. Exits with 1 where a row doesn't hold.
`

const words = process.argv.slice(2)

/** Runs the rows that are asked for, one after another. */
async function main(): Promise<void> {
  const names = words.filter((word) => !word.startsWith('--'))
  const unknown = names.filter((name) => !rows.some((row) => row.name === name))
  if (words.includes('--help') || unknown.length > 0) {
    for (const name of unknown) console.error(`There is no row ${name}.\n`)
    console.log(usage)
    for (const { name, fault, isQuick } of rows)
      console.log(`  ${name.padEnd(22)} ${fault}${isQuick ? ' (quick)' : ''}`)
    process.exitCode = unknown.length > 0 ? 2 : 0
    return
  }
  const wanted = rows.filter((row) =>
    names.length > 0 ? names.includes(row.name) : row.isQuick || !words.includes('--quick'),
  )
  const results: RowResult[] = []
  const stores = await openStores()
  try {
    for (const row of wanted) {
      console.error(`${row.name} …`)
      const result = await runRow(row, stores)
      console.error(`  ${result.isHeld ? 'holds' : 'DOES NOT HOLD'} (${result.seconds.toFixed(1)} s)`)
      results.push(result)
    }
  } finally {
    await stores.stop()
  }
  printTable(results)
  const folder = join(rootFolder, '.cache/faults')
  await mkdir(folder, { recursive: true })
  await writeFile(
    join(folder, 'faults.json'),
    `${JSON.stringify({ at: new Date().toISOString(), results }, null, 2)}\n`,
  )
  if (!results.every(({ isHeld }) => isHeld)) process.exitCode = 1
}

try {
  await main()
} catch (error) {
  console.error(error instanceof StartRefusal ? error.message : error)
  process.exitCode = 1
}
process.exit()
