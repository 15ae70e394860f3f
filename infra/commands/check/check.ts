import { readdirSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { seasonsFolder } from '@seraph/content/pack/readPack'

import { hashFiles } from '../../local/hashFiles.ts'
import { rootFolder } from '../../local/rootFolder.ts'
import { findChanged } from './findChanged.ts'
import { runChecks } from './runChecks.ts'
import type { Check } from './runChecks.ts'

/** One program for all that runs on Node: thirteen would read and check the shared packages thirteen times. */
const typeChecks: readonly Check[] = [
  types('types of what runs on Node', 'tsconfig.json'),
  types('types of the web', 'apps/web'),
  types('types of domain and judge', 'infra/commands/check/tsconfig.pure.json'),
  types('types of the browser specs', 'apps/web/e2e'),
]

/** One check a pack, so that none of the cores waits for the other's; of the 30 strangers of each question the first ten. */
const seasons = readdirSync(seasonsFolder).map((name): Check => ({
  name: `season pack ${name}`,
  command: ['node', 'infra/commands/content/check.ts', name, '--strangers', '10'],
}))

/** What switches a rule off for a line, and needn't, is refused too. */
const lintOptions = ['--type-aware', '--deny-warnings', '--report-unused-disable-directives-severity', 'error']
/** Without folders it is the lint of everything. */
const lintOf = (folders: readonly string[]): Check => ({
  name: 'lint',
  command: ['oxlint', ...lintOptions, ...folders],
})

const vitestOptions = ['--config', 'infra/test/vitest.config.ts', '--project', 'pure', '--reporter', 'agent']

const shortChecks: readonly Check[] = [
  ...typeChecks,
  { name: 'unused code', command: ['knip'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'walls between packages', command: ['turbo', 'boundaries'] },
  { name: 'walls within the web, and pages', command: ['vitest', 'run', ...vitestOptions, 'infra/documents'] },
  { name: 'citations of rules', command: ['node', 'infra/commands/rules/checkRules.ts'] },
]

/** What the check of the packs is made of: the packs, the judge, and what reads both. */
const seasonSources = ['packages/content', 'packages/judge', 'packages/domain', 'packages/schema', 'infra/commands']
const seasonNote = join(rootFolder, '.cache/check/season')

function types(name: string, project: string): Check {
  const kept = `.cache/check/${project.replaceAll('/', '-')}.tsbuildinfo`
  const options = ['--singleThreaded', '--incremental', '--tsBuildInfoFile', kept]
  return { name, command: ['tsc', '-p', project, ...options] }
}

/**
 * `npm run check`: walls, types, lint, format, unused code, citations
 * of rules and the season packs, side by side; exits 1 where any isn't in
 * order. The packs, and the lint of each package, are left out while nothing that they hang on has changed since they were last found good.
 */
async function main(): Promise<void> {
  const hash = hashFiles([...seasonSources, 'pnpm-lock.yaml'].map((path) => join(rootFolder, path)))
  const isSeasonGood = (await readFile(seasonNote, 'utf8').catch(() => '')) === hash
  await mkdir(dirname(seasonNote), { recursive: true })
  const since = performance.now()
  const changed = findChanged(rootFolder)
  const lint = changed.folders.length === 0 ? [] : [lintOf(changed.isAll ? [] : changed.folders)]
  // The longest first, so that none is waited for alone.
  const failed = await runChecks([...lint, ...(isSeasonGood ? [] : seasons), ...shortChecks])
  if (lint.length === 0) console.log('\n── lint: unchanged since it was found good ──')
  else if (!failed.includes('lint')) await changed.noteGood()
  if (isSeasonGood) console.log('\n── season packs: unchanged since they were found good ──')
  else if (!seasons.some(({ name }) => failed.includes(name))) await writeFile(seasonNote, hash)
  const seconds = ((performance.now() - since) / 1_000).toFixed(1)
  console.log(failed.length === 0 ? `\nAll in order (${seconds} s)` : `\nFailed: ${failed.join(', ')} (${seconds} s)`)
  process.exitCode = failed.length === 0 ? 0 : 1
}

await main()
