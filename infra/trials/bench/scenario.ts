import type { Row } from './figures/row.ts'
import type { Bench } from './stack/openBench.ts'

/** One part of the bench: what it measures by its own sizes, and the rows that it gives. */
export type Scenario = {
  name: string
  about: string
  sizes: Record<string, number>
  /** Runs only when it is named. */
  isOnDemand?: boolean
  run: (bench: Bench, size: SizeOf) => Promise<{ rows: Row[]; raw: unknown }>
}

/** A size of the scenario or a common one, as the command line gave it. */
export type SizeOf = (name: string) => number
