import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { rootFolder } from '../local/rootFolder.ts'
import { StartRefusal } from '../local/startRefusal.ts'
import { composePart } from './compose/composePart.ts'
import { hasDocker } from './compose/hasDocker.ts'
import { browserPart, faultsPart, vitestPart } from './parts.ts'
import type { Part, Totals } from './parts.ts'
import { ensureSystem } from './ensureSystem.ts'
import { failedTests } from './failedTests.ts'
import { readWanted } from './readWanted.ts'

/**
 * `npm test [-- PART…] [WORD…] [--all]`: installs what the system lacks,
 * runs every part (or those that are named), prints what failed, their times and, as
 * the last line, the totals. Words that name no part choose among files
 * by their paths (rows of the fault table by their names), of `pure` and
 * `services` where no part is named. Exits 1 when a test failed, a part
 * broke off, or nothing ran. `--all` sets SERAPH_TEST_ALL=1, which asks
 * for the whole of what is otherwise sampled, and adds the part `compose` where a Docker engine answers.
 */
async function main(): Promise<void> {
  const { names, words } = readWanted(process.argv.slice(2))
  const isAll = process.argv.includes('--all')
  const folder = join(rootFolder, '.cache/test')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const env = { ...process.env, ...ensureSystem(), ...(isAll ? { SERAPH_TEST_ALL: '1' } : {}) }
  const usual: Part[] = [
    vitestPart('pure', folder, words),
    vitestPart('services', folder, words),
    faultsPart(folder, words),
    browserPart(folder, words),
  ]
  const long = composePart(folder)
  if (isAll && !hasDocker()) console.log('No Docker engine answers: the part compose is left out.')
  const parts =
    names.length > 0
      ? [...usual, long].filter((part) => names.includes(part.name))
      : [...usual, ...(isAll && hasDocker() ? [long] : [])]
  const results: { name: string; seconds: number; totals: Totals }[] = []
  for (const part of parts) {
    console.log(`\n── ${part.name} ──`)
    const since = performance.now()
    const totals = await part.run(env).catch((error: unknown) => {
      console.error(error instanceof StartRefusal ? error.message : error)
      return { passed: 0, failed: 1 }
    })
    results.push({ name: part.name, seconds: (performance.now() - since) / 1_000, totals })
  }
  const failedParts = results.filter(({ totals }) => totals.failed > 0).map(({ name }) => name)
  console.log('')
  for (const line of failedTests(folder, failedParts)) console.log(`failed  ${line}`)
  for (const { name, seconds, totals } of results) {
    console.log(
      `${name.padEnd(10)} ${seconds.toFixed(1).padStart(6)} s   ${totals.passed} passed, ${totals.failed} failed`,
    )
  }
  const passed = results.reduce((sum, result) => sum + result.totals.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.totals.failed, 0)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1
}

// When npm was killed, nobody waits for the totals any more; the stack's keeper clears up.
process.on('disconnect', () => process.exit(1))
process.channel?.unref()
try {
  await main()
} catch (error) {
  console.error(error instanceof StartRefusal ? error.message : error)
  console.log('0 passed, 1 failed')
  process.exitCode = 1
}
