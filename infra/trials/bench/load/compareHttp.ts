import { median } from '../figures/median.ts'
import { ratios } from '../figures/ratios.ts'
import { makeRow } from '../figures/row.ts'
import type { Row, Target } from '../figures/row.ts'
import type { HttpRun } from './httpLoad.ts'

/** From this share of a core on, a server is what limits the rate. */
const full = 0.85

/**
 * The row of a server beside the bare one: the ratio of their rates. Where the bare one had CPU to spare, something else held it back, the
 * generator above all, and rates would flatter ours: then the smaller of the ratios of rates and of CPU for a request counts, that of the
 * stores included, whose work is part of both.
 */
export function compareHttp(given: { row: string; target: Target; ours: HttpRun[]; bare: HttpRun[] }): Row {
  const { row, target, ours, bare } = given
  const byRate = ratios(ours, bare, ({ rate }) => rate)
  const byCpu = ratios(bare, ours, ({ cpuUs, storesUs }) => cpuUs + storesUs)
  const isFull = median(bare.map(({ busy }) => busy)) >= full
  const figures = isFull ? byRate : byRate.map((ratio, turn) => Math.min(ratio, byCpu[turn] ?? ratio))
  const of = (runs: HttpRun[], figure: (run: HttpRun) => number): number => Math.round(median(runs.map(figure)))
  const rates = `${of(ours, ({ rate }) => rate)} : ${of(bare, ({ rate }) => rate)} /s`
  const cpu = `${of(ours, ({ cpuUs }) => cpuUs)} : ${of(bare, ({ cpuUs }) => cpuUs)} µs CPU`
  const stores = `stores ${of(ours, ({ storesUs }) => storesUs)} : ${of(bare, ({ storesUs }) => storesUs)} µs`
  const generator = `generator ${of(ours, (run) => run.generator * 100)} % of a core`
  return makeRow({ row, target, unit: '×', figures, note: `${rates}, ${cpu}, ${stores}, ${generator}` })
}
