import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

import { rootFolder } from '../local/rootFolder.ts'

type VitestReport = {
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[]
}
type FaultsReport = { results: { name: string; isHeld: boolean }[] }
type Suite = {
  title: string
  file: string
  suites?: Suite[]
  specs: { title: string; tests: { projectName: string; status: string }[] }[]
}
type PlaywrightReport = { suites: Suite[]; errors: { message?: string }[] }

/** The reports that parts leave, each in `<name>.json`, and how their failures are read. */
const readers: Record<string, (report: never) => string[]> = {
  pure: ofVitest,
  services: ofVitest,
  faults: ofFaults,
  browser: ofPlaywright,
  composeFaults: ofFaults,
}

/**
 * One line for each failure, by the reports in `folder`: its part, its file and the test's full name (of faults the row's). Each of
 * `failedParts`, which failed, has one at least.
 */
export function failedTests(folder: string, failedParts: readonly string[]): string[] {
  const lines = Object.entries(readers).flatMap(([name, read]) =>
    readReport(join(folder, `${name}.json`), read).map((line) => `${name}: ${line.replaceAll(/\s+/g, ' ').trim()}`),
  )
  const unnamed = failedParts.filter((name) => !lines.some((line) => line.startsWith(`${name}: `)))
  return [...lines, ...unnamed.map((name) => `${name}: failed, and no report says where`)]
}

/** A report that isn't there, or was not written to its end, names nothing. */
function readReport(file: string, read: (report: never) => string[]): string[] {
  try {
    return existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8')) as never) : []
  } catch {
    return []
  }
}

/** A file that could not be loaded, or whose hooks failed, may have no failed test. */
function ofVitest({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(rootFolder, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [`${file} (outside its tests)`] : []
    return failed.map(({ fullName }) => `${file} ${fullName}`)
  })
}

function ofFaults({ results }: FaultsReport): string[] {
  return results.filter(({ isHeld }) => !isHeld).map(({ name }) => name)
}

function ofPlaywright({ suites, errors }: PlaywrightReport): string[] {
  const outside = errors.map(({ message = '' }) => `(outside its tests) ${message.split('\n')[0]}`)
  return [...suites.flatMap((suite) => ofSuite(suite, [])), ...outside]
}

/** `within`: the titles of the blocks around it; the outermost suite is the file. */
function ofSuite({ file, specs, suites = [] }: Suite, within: readonly string[]): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName }) => `apps/web/e2e/${file} ${projectName} ${[...within, title].join(' ')}`),
  )
  return [...own, ...suites.flatMap((inner) => ofSuite(inner, [...within, inner.title]))]
}
