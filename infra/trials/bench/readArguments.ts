import { parseArgs } from 'node:util'

import type { Scenario } from './scenario.ts'

/** What `npm run bench` is asked to do. */
export type Asked =
  | { kind: 'help' }
  | { kind: 'table' }
  | { kind: 'run'; scenarios: Scenario[]; sizes: Record<string, number>; isQuick: boolean }

/** Sizes that every scenario has: how often each contender runs, and for how many seconds. */
export const commonSizes = { runs: 3, seconds: 2 } as const

/** Reads the command line; throws one sentence for what it doesn't know. Without a name it means all scenarios that aren't on demand. */
export function readArguments(words: readonly string[], all: readonly Scenario[]): Asked {
  const names = [...Object.keys(commonSizes), ...all.flatMap(({ sizes }) => Object.keys(sizes))]
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    strict: false,
    options: {
      help: { type: 'boolean' },
      quick: { type: 'boolean' },
      ...Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
    },
  })
  const { help, quick, ...given } = values
  if (help === true) return { kind: 'help' }
  if (positionals.length === 1 && positionals[0] === 'table') return { kind: 'table' }
  const unknown = positionals.find((name) => !all.some((scenario) => scenario.name === name))
  if (unknown !== undefined) throw new Error(`There is no scenario "${unknown}": npm run bench -- --help lists them.`)
  const scenarios =
    positionals.length === 0
      ? all.filter(({ isOnDemand }) => !isOnDemand)
      : all.filter(({ name }) => positionals.includes(name))
  const known = new Set([...Object.keys(commonSizes), ...scenarios.flatMap(({ sizes }) => Object.keys(sizes))])
  const sizes: Record<string, number> = {}
  for (const [name, value] of Object.entries(given)) {
    if (!known.has(name)) throw new Error(`--${name} is no size of ${positionals.join(', ') || 'these scenarios'}.`)
    const size = Number(value)
    if (typeof value !== 'string' || !Number.isFinite(size) || size <= 0)
      throw new Error(`--${name} takes a number above 0.`)
    sizes[name] = size
  }
  return { kind: 'run', scenarios, sizes, isQuick: quick === true }
}

/** What the help says. */
export function describeScenarios(all: readonly Scenario[]): string {
  const lines = all.flatMap(({ name, about, sizes, isOnDemand }) => [
    `  ${name.padEnd(12)}${about}${isOnDemand ? ' (on demand)' : ''}`,
    ...Object.entries(sizes).map(([size, value]) => `  ${''.padEnd(12)}  --${size} ${value}`),
  ])
  return [
    'npm run bench -- [SCENARIO …] [--quick] [--runs 3] [--seconds 2] [--SIZE N …]',
    'npm run bench -- table   the rows of the last run of each scenario',
    '',
    ...lines,
  ].join('\n')
}
