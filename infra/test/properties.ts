import { configureGlobal } from 'fast-check'

/**
 * How much of the properties' space a run looks at: a share from one fixed seed in every run, so that it is the same for everybody, and
 * eighty times as much from a new seed in `test:all` (a failure prints its seed).
 */
const isAll = process.env['SERAPH_TEST_ALL'] === '1'
configureGlobal(isAll ? { numRuns: 5_000 } : { numRuns: 60, seed: 2026 })
