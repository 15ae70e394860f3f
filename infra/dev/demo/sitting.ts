import type { DemoSeason } from './openDemoSeason.ts'

/**
 * Some minutes of one activity: who sat down for them, and `at`, in milliseconds since 1970, when they were over. `day`: the
 * player's how-manieth, from 0.
 */
export type Sitting = DemoSeason & {
  playerId: string
  at: number
  day: number
  accuracy: number
  /** A whole number from 0 to below `below`, the same at every run. */
  random: (below: number) => number
}
