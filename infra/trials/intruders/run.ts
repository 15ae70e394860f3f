import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { rootFolder } from '@seraph/infra/local/rootFolder'
import { StartRefusal } from '@seraph/infra/local/startRefusal'
import { ensureSystem } from '@seraph/infra/test/ensureSystem'
import { withBrowserStack } from '@seraph/infra/test/parts'
import { askAdvisories } from './askAdvisories.ts'
import type { Shown } from './item.ts'
import { items } from './items.ts'
import { readPlaywrightReport, readVitestReport } from './readReports.ts'
import type { Ran } from './readReports.ts'
import { rowOf, tableOf } from './tableOf.ts'
import type { Row } from './tableOf.ts'

const folder = join(rootFolder, '.cache/intruders')

/**
 * `npm run intruders [-- --all]`: runs the tests that show intruders refused,
 * and those alone, prints what was tried and what was seen, and writes the
 * same as JSON into .cache/intruders. Exits 1 where an intruder isn't shown to be refused. `--all` tries everything instead of a share.
 */
async function main(): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const env = { ...process.env, ...ensureSystem(), ...(process.argv.includes('--all') && { SERAPH_TEST_ALL: '1' }) }
  const shown = items.flatMap(({ shownBy }) => shownBy)
  const inBrowser = shown.filter(({ file }) => file.endsWith('.spec.ts'))
  const ran = [
    ...(await runVitest(
      shown.filter((one) => !inBrowser.includes(one)),
      env,
    )),
    ...(await runPlaywright(inBrowser, env)),
  ]
  const rows: Row[] = [...items.map((item) => rowOf(item, ran)), supplyRow()]
  console.log(`\n${tableOf(rows)}`)
  const report = join(folder, 'intruders.json')
  writeFileSync(report, JSON.stringify(rows, null, 2))
  const through = rows.filter(({ refused }) => refused === 'NO').length
  console.log(`\n${rows.length} intruders, ${through} not refused. Written to ${report}`)
  process.exitCode = through === 0 ? 0 : 1
}

async function runVitest(shown: Shown[], env: NodeJS.ProcessEnv): Promise<Ran[]> {
  const report = join(folder, 'vitest.json')
  const files = [...new Set(shown.map(({ file }) => file))]
  await run(
    join(rootFolder, 'node_modules/.bin/vitest'),
    [
      'run',
      '--config=infra/test/vitest.config.ts',
      '--project=pure',
      '--project=services',
      `--testNamePattern=${patternOf(shown)}`,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...files,
    ],
    env,
  )
  return readVitestReport(report, rootFolder)
}

async function runPlaywright(shown: Shown[], env: NodeJS.ProcessEnv): Promise<Ran[]> {
  const report = join(folder, 'playwright.json')
  const files = [...new Set(shown.map(({ file }) => file.replace('apps/web/e2e/', '')))]
  const args = [
    'test',
    '--config',
    'apps/web/e2e/playwright.config.ts',
    '--project',
    'desktop',
    '--grep',
    patternOf(shown),
  ]
  const program = join(rootFolder, 'apps/web/node_modules/.bin/playwright')
  await withBrowserStack(env, (where) =>
    run(program, [...args, ...files], { ...env, ...where, PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
  )
  return readPlaywrightReport(report)
}

/** A title from a table of cases is known by what stands before its first placeholder, one that begins with it by nothing. */
function patternOf(shown: Shown[]): string {
  const titles = [...new Set(shown.map(({ title }) => title.split(/%[a-z]|\$\w/, 1)[0] ?? ''))]
  return titles
    .map((title) => (title === '' ? '(^| )(GET|POST|PATCH) /api/|is no formula|runs in no' : RegExp.escape(title)))
    .join('|')
}

async function run(program: string, args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(program, args, { cwd: rootFolder, env, stdio: ['ignore', 'inherit', 'inherit'] })
  await once(child, 'exit')
}

function supplyRow(): Row {
  const advisories = askAdvisories()
  const about = {
    area: 'Supply',
    item: 'a dependency with a known weakness',
    tried: 'the registry asked about every package',
  }
  if (advisories.state === 'none') return { ...about, seen: 'none is known', refused: 'yes' }
  if (advisories.state === 'found') return { ...about, seen: advisories.found.join('; '), refused: 'NO' }
  return { ...about, seen: `not known: ${advisories.reason}`, refused: 'ask at release' }
}

try {
  await main()
} catch (error) {
  console.error(error instanceof StartRefusal ? error.message : error)
  process.exitCode = 1
}
