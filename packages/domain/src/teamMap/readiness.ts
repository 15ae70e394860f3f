import type { ChapterReadiness } from './chapterReadiness.ts'

/** Questions of an event (`nad-2023`). */
export const eventQuestions = 90

/** How much of the season has been heard from the team, which is how sure the rest is. */
export type Sureness = 'little' | 'some' | 'much'

/**
 * A team's standing over all chapters. `share`: the part of the points that the team would know on the day, with no more study;
 * `low` and `high`: where 19 of 20
 * events of 90 questions would leave it, since nobody knows which are asked.
 */
export type Readiness = Omit<ChapterReadiness, 'chapter'> & {
  share: number
  low: number
  high: number
  sureness: Sureness
}

/** Adds the chapters up (rule 222). */
export function readiness(chapters: readonly ChapterReadiness[]): Readiness {
  const sum = (of: (one: ChapterReadiness) => number): number => chapters.reduce((total, one) => total + of(one), 0)
  const [parts, met, kept, expected] = [
    sum((one) => one.parts),
    sum((one) => one.met),
    sum((one) => one.kept),
    sum((one) => one.expected),
  ]
  const share = parts === 0 ? 0 : Math.min(1, expected / parts)
  const spread = 2 * Math.sqrt((share * (1 - share)) / eventQuestions)
  const heard = parts === 0 ? 0 : met / parts
  return {
    parts,
    met,
    kept,
    expected,
    share,
    low: Math.max(0, share - spread),
    high: Math.min(1, share + spread),
    sureness: heard < 0.25 ? 'little' : heard < 0.75 ? 'some' : 'much',
  }
}
