import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

import { rootFolder } from '../local/rootFolder.ts'
import { startTestStack } from './stack.ts'

export type Totals = { passed: number; failed: number }
export type Part = { name: string; run: (env: NodeJS.ProcessEnv) => Promise<Totals> }

/** One of the projects of vitest.config.ts; of its files those alone whose path has one of `words`, all where there are none. */
export function vitestPart(project: string, folder: string, words: readonly string[]): Part {
  const report = join(folder, `${project}.json`)
  const program = join(rootFolder, 'node_modules/.bin/vitest')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  // A word may choose files of one part alone.
  const empty = words.length > 0 ? ['--passWithNoTests'] : []
  // Tests with services wait for them half of the time.
  const workers = availableParallelism() + (project === 'services' ? 1 : 0)
  const args = [
    'run',
    ...words,
    ...empty,
    `--maxWorkers=${workers}`,
    '--config',
    'infra/test/vitest.config.ts',
    // `pure-vite` is of the pure ones too.
    '--project',
    `${project}*`,
    ...reporters,
  ]
  return {
    name: project,
    run: async (env) => totalsOf(await runProgram(program, args, env), () => readVitest(report), words.length > 0),
  }
}

/** The browser tests: on a throw-away stack, or on the running one at SERAPH_E2E_URL; `words` choose among their files. */
export function browserPart(folder: string, words: readonly string[] = []): Part {
  const report = join(folder, 'browser.json')
  const program = join(rootFolder, 'apps/web/node_modules/.bin/playwright')
  const args = ['test', ...words, '--config', 'apps/web/e2e/playwright.config.ts']
  return {
    name: 'browser',
    run: (env) =>
      withBrowserStack(env, async (where) => {
        const code = await runProgram(program, args, {
          ...env,
          ...where,
          ...shareOfPhones(env, words),
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        })
        return totalsOf(code, () => readPlaywright(report))
      }),
  }
}

/**
 * The day by which a run of everything takes its share of the phone's files and of the long journeys;
 * one that is set is kept, so that a run can be had again.
 */
function shareOfPhones(env: NodeJS.ProcessEnv, words: readonly string[]): Record<string, string> {
  if (env['SERAPH_TEST_ALL'] === '1' || words.length > 0) return {}
  const day = env['SERAPH_E2E_DAY'] ?? String(Math.floor(Date.now() / 86_400_000))
  console.log(`The phone takes one file in nine: SERAPH_E2E_DAY=${day}.`)
  return { SERAPH_E2E_DAY: day }
}

/** Starts a stack with a model, for the test that asks it. */
const runModelStack = `${process.execPath} ${join(rootFolder, 'infra/test/model/runModelStack.ts')}`

/** Runs something with a throw-away stack, or where SERAPH_E2E_URL names a running one beside it, told as the browser tests' settings. */
export async function withBrowserStack<T>(
  env: NodeJS.ProcessEnv,
  work: (where: Record<string, string>) => Promise<T>,
): Promise<T> {
  const stack = env['SERAPH_E2E_URL'] === undefined ? await startTestStack() : undefined
  try {
    return await work(
      stack === undefined
        ? { SERAPH_E2E_MODEL_STACK: runModelStack }
        : {
            SERAPH_E2E_MODEL_STACK: runModelStack,
            SERAPH_E2E_URL: stack.url,
            SERAPH_E2E_KILL_WORKER: stack.killWorker,
            SERAPH_E2E_KILL_HUB: stack.killHub,
            SERAPH_E2E_KILL_REDIS: stack.killRedis,
            SERAPH_E2E_ISSUE_CODE: stack.issueCode,
            SERAPH_E2E_AGE_PLAYER: stack.agePlayer,
            SERAPH_E2E_PASS_TIME: stack.passTime,
          },
    )
  } finally {
    await stack?.stop()
  }
}

/** The table of faults, with real processes: the rows of these names, else its quick rows, or all of them with SERAPH_TEST_ALL. */
export function faultsPart(folder: string, names: readonly string[]): Part {
  const report = join(folder, 'faults.json')
  return {
    name: 'faults',
    async run(env) {
      const usual = env['SERAPH_TEST_ALL'] === '1' ? [] : ['--quick']
      const rows = names.length > 0 ? names : usual
      const args = [join(rootFolder, 'infra/trials/faults/run.ts'), '--report', report, ...rows]
      return totalsOf(await runProgram(process.execPath, args, env), () => readFaults(report))
    },
  }
}

/** The rows of faults on a composed stack that is up at `url`, whose commands take the environment that the part runs with. */
export function composeFaultsPart(folder: string, url: string): Part {
  const report = join(folder, 'composeFaults.json')
  const args = [join(rootFolder, 'infra/trials/faults/compose.ts'), '--url', url, '--report', report]
  return {
    name: 'composeFaults',
    run: async (env) => totalsOf(await runProgram(process.execPath, args, env), () => readFaults(report)),
  }
}

async function runProgram(program: string, args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(program, args, { cwd: rootFolder, env, stdio: ['ignore', 'inherit', 'inherit'] })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code ?? 1
}

/** A part that broke off, or in which nothing ran (unless it `mayBeEmpty`), counts as one failure at least. */
function totalsOf(code: number, read: () => Totals, mayBeEmpty = false): Totals {
  try {
    const totals = read()
    const isBroken = (code !== 0 && totals.failed === 0) || (!mayBeEmpty && totals.passed + totals.failed === 0)
    return isBroken ? { passed: totals.passed, failed: 1 } : totals
  } catch (error) {
    console.error(`No report: ${String(error)}`)
    return { passed: 0, failed: 1 }
  }
}

function readVitest(report: string): Totals {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as Record<string, number>
  return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0 }
}

function readFaults(report: string): Totals {
  const { results } = JSON.parse(readFileSync(report, 'utf8')) as { results: { isHeld: boolean }[] }
  const passed = results.filter(({ isHeld }) => isHeld).length
  return { passed, failed: results.length - passed }
}

/** A test that passed only when repeated has failed. */
function readPlaywright(report: string): Totals {
  const { stats } = JSON.parse(readFileSync(report, 'utf8')) as { stats: Record<string, number> }
  return { passed: stats['expected'] ?? 0, failed: (stats['unexpected'] ?? 0) + (stats['flaky'] ?? 0) }
}
