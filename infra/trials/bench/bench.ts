import { mkdir, readdir, readFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'

import { rootFolder } from '@seraph/infra/local/rootFolder'

import { writeReport } from '../report/writeReport.ts'
import { formatTable } from './figures/formatTable.ts'
import type { Row } from './figures/row.ts'
import { commonSizes, describeScenarios, readArguments } from './readArguments.ts'
import type { Asked } from './readArguments.ts'
import type { SizeOf } from './scenario.ts'
import { scenarios } from './scenarios.ts'
import { openBench } from './stack/openBench.ts'
import { watchMachine } from './stack/watchMachine.ts'

const folder = join(rootFolder, '.cache/bench')
const say = (line: string): void => console.error(line)

/**
 * `npm run bench`: runs scenarios against real processes and stores, prints their
 * rows and keeps them in .cache/bench. Exits 1 only where it couldn't run.
 */
async function main(): Promise<void> {
  const asked = readArguments(process.argv.slice(2), scenarios)
  if (asked.kind === 'help') console.log(describeScenarios(scenarios))
  else if (asked.kind === 'table') console.log(formatTable(await readRows()))
  else await runAll(asked)
}

async function runAll({ scenarios: wanted, sizes, isQuick }: Extract<Asked, { kind: 'run' }>): Promise<void> {
  await mkdir(folder, { recursive: true })
  const bench = await openBench(say)
  const rows: Row[] = []
  const failed: string[] = []
  process.once('SIGINT', () => void bench.close().finally(() => process.exit(130)))
  try {
    for (const scenario of wanted) {
      const sizeOf: SizeOf = (name) => {
        const quick = name === 'seconds' ? 1 : undefined
        const usual = { ...commonSizes, ...scenario.sizes }[name]
        const size = sizes[name] ?? (isQuick ? quick : undefined) ?? usual
        if (size === undefined) throw new Error(`${scenario.name} has no size ${name}`)
        return size
      }
      const since = performance.now()
      const othersSince = watchMachine()
      say(`── ${scenario.name}: ${scenario.about}`)
      try {
        const result = await scenario.run(bench, sizeOf)
        rows.push(...result.rows)
        const seconds = Math.round((performance.now() - since) / 1_000)
        const others = othersSince()
        const given = Object.fromEntries(
          ['runs', 'seconds', ...Object.keys(scenario.sizes)].map((name) => [name, sizeOf(name)]),
        )
        const report = {
          scenario: scenario.name,
          at: new Date().toISOString(),
          machine: machine(),
          seconds,
          others,
          sizes: given,
          ...result,
        }
        await writeReport(join(folder, `${scenario.name}.json`), report)
        say(`${formatTable(result.rows)}\n(${seconds} s; others took ${others.toFixed(2)} cores meanwhile)`)
      } catch (error) {
        failed.push(scenario.name)
        console.error(`${scenario.name} could not be run:`, error)
      }
    }
  } finally {
    await bench.close()
  }
  console.log(`\n${machine()}\n\n${formatTable(rows)}`)
  if (failed.length > 0) throw new Error(`Could not be run: ${failed.join(', ')}.`)
}

async function readRows(): Promise<Row[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json'))
  const reports = await Promise.all(
    files.map(
      async (file) => JSON.parse(await readFile(join(folder, file), 'utf8')) as { scenario: string; rows: Row[] },
    ),
  )
  const order = scenarios.map(({ name }) => name)
  return reports.toSorted((a, b) => order.indexOf(a.scenario) - order.indexOf(b.scenario)).flatMap(({ rows }) => rows)
}

function machine(): string {
  const [first] = cpus()
  return `${cpus().length} × ${first?.model.trim() ?? 'CPU'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
