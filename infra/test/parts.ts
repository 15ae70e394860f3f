import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { rootFolder } from '../local/rootFolder.ts'
import { startTestStack } from './stack.ts'

export type Totals = { passed: number; failed: number }
export type Part = { name: string; run: (env: NodeJS.ProcessEnv) => Promise<Totals> }

/** One of the projects of vitest.config.ts. */
export function vitestPart(project: string, folder: string): Part {
  const report = join(folder, `${project}.json`)
  const program = join(rootFolder, 'node_modules/.bin/vitest')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = ['run', '--config', 'infra/test/vitest.config.ts', '--project', project, ...reporters]
  return {
    name: project,
    run: async (env) => totalsOf(await runProgram(program, args, env), () => readVitest(report)),
  }
}

/** The browser tests: on a throw-away stack, or on the running one at SERAPH_E2E_URL. */
export function browserPart(folder: string): Part {
  const report = join(folder, 'browser.json')
  const program = join(rootFolder, 'apps/web/node_modules/.bin/playwright')
  const args = ['test', '--config', 'apps/web/e2e/playwright.config.ts']
  return {
    name: 'browser',
    run: (env) =>
      withBrowserStack(env, async (where) => {
        const code = await runProgram(program, args, { ...env, ...where, PLAYWRIGHT_JSON_OUTPUT_NAME: report })
        return totalsOf(code, () => readPlaywright(report))
      }),
  }
}

/** Runs something with a throw-away stack, told as the browser tests' settings, or with none where SERAPH_E2E_URL names a running one. */
export async function withBrowserStack<T>(
  env: NodeJS.ProcessEnv,
  work: (where: Record<string, string>) => Promise<T>,
): Promise<T> {
  const stack = env['SERAPH_E2E_URL'] === undefined ? await startTestStack() : undefined
  try {
    return await work(
      stack === undefined
        ? {}
        : {
            SERAPH_E2E_URL: stack.url,
            SERAPH_E2E_KILL_WORKER: stack.killWorker,
            SERAPH_E2E_KILL_HUB: stack.killHub,
            SERAPH_E2E_KILL_REDIS: stack.killRedis,
            SERAPH_E2E_ISSUE_CODE: stack.issueCode,
          },
    )
  } finally {
    await stack?.stop()
  }
}

/** The table of faults, with real processes: its quick rows, or all of them with SERAPH_TEST_ALL. */
export function faultsPart(folder: string): Part {
  const report = join(folder, 'faults.json')
  return {
    name: 'faults',
    async run(env) {
      const rows = env['SERAPH_TEST_ALL'] === '1' ? [] : ['--quick']
      const args = [join(rootFolder, 'infra/faults/run.ts'), '--report', report, ...rows]
      return totalsOf(await runProgram(process.execPath, args, env), () => readFaults(report))
    },
  }
}

async function runProgram(program: string, args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(program, args, { cwd: rootFolder, env, stdio: ['ignore', 'inherit', 'inherit'] })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code ?? 1
}

/** A part that broke off, or in which nothing ran, counts as one failure at least. */
function totalsOf(code: number, read: () => Totals): Totals {
  try {
    const totals = read()
    const isBroken = (code !== 0 && totals.failed === 0) || totals.passed + totals.failed === 0
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
