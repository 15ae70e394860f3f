/** What a rank is reckoned from: all of a player's season. */
export interface Effort {
  studySeconds: number
  questionsAnswered: number
  memoryPoints: number
}

/** The three columns of effort, in the units of the table: hours, questions, memorization points. */
export type EffortColumn = 'hours' | 'questions' | 'memoryPoints'

/** The rank points of each column, rising (rule 120): so much effort gives so many points. */
export const rankSteps: Readonly<Record<EffortColumn, readonly { from: number; points: number }[]>> = {
  hours: [
    { from: 1, points: 5 },
    { from: 5, points: 10 },
    { from: 10, points: 20 },
    { from: 15, points: 30 },
    { from: 20, points: 40 },
  ],
  questions: [
    { from: 25, points: 5 },
    { from: 100, points: 10 },
    { from: 250, points: 20 },
    { from: 400, points: 30 },
    { from: 540, points: 40 },
  ],
  memoryPoints: [
    { from: 4_500, points: 5 },
    { from: 12_000, points: 10 },
    { from: 18_000, points: 15 },
    { from: 25_000, points: 20 },
  ],
}

/** The effort in the table's units; only whole hours of study count (rule 24). */
export function effortByColumn({
  studySeconds,
  questionsAnswered,
  memoryPoints,
}: Effort): Record<EffortColumn, number> {
  return { hours: Math.floor(studySeconds / 3600), questions: questionsAnswered, memoryPoints }
}

/** Rank points by column and in sum; the sum decides the tier (rule 24). */
export type RankPoints = Record<EffortColumn | 'total', number>

/** The rank points that an effort earns (rule 120), 0–100 in sum. */
export function rankPoints(effort: Effort): RankPoints {
  const amounts = effortByColumn(effort)
  const of = (column: EffortColumn): number =>
    rankSteps[column].findLast(({ from }) => amounts[column] >= from)?.points ?? 0
  const points = { hours: of('hours'), questions: of('questions'), memoryPoints: of('memoryPoints') }
  return { ...points, total: points.hours + points.questions + points.memoryPoints }
}
