/** One judged response beside its fair score. */
export type Marked = {
  readonly id: string
  readonly tag: string
  readonly text: string
  readonly points: number
  readonly fair: number
  readonly score: number
  readonly milliseconds: number
}

/** The share of the items that pass a test, 0–1; NaN of none. */
function share<T>(items: readonly T[], passes: (item: T) => boolean): number {
  return items.filter(passes).length / items.length
}

/** The share of responses that got exactly the fair score. */
export function agreement(marks: readonly Marked[]): number {
  return share(marks, (mark) => mark.score === mark.fair)
}

/** Quadratically weighted kappa of the points given and the fair points: 1 is full agreement, 0 is chance. */
export function quadraticKappa(marks: readonly Marked[]): number {
  const top = Math.max(1, ...marks.map((mark) => mark.points))
  const byFair = counts(
    marks.map((mark) => mark.fair),
    top,
  )
  const byScore = counts(
    marks.map((mark) => mark.score),
    top,
  )
  const observed = marks.reduce((sum, mark) => sum + (mark.fair - mark.score) ** 2, 0)
  let expected = 0
  for (const [fair, many] of byFair.entries())
    for (const [score, more] of byScore.entries()) expected += (many * more * (fair - score) ** 2) / marks.length
  return expected === 0 ? 1 : 1 - observed / expected
}

function counts(values: readonly number[], top: number): readonly number[] {
  return Array.from({ length: top + 1 }, (_, value) => values.filter((other) => other === value).length)
}

/** The value below which a share of the values lies. */
function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

/** The figures of a set of marks, as they are printed. */
export function summarize(marks: readonly Marked[]): Readonly<Record<string, string>> {
  const worthless = marks.filter((mark) => mark.fair === 0)
  const right = marks.filter((mark) => mark.fair === mark.points)
  const times = marks.map((mark) => mark.milliseconds)
  return {
    responses: String(marks.length),
    agreement: agreement(marks).toFixed(3),
    'quadratic kappa': quadraticKappa(marks).toFixed(3),
    'any point for a worthless answer': share(worthless, (mark) => mark.score > 0).toFixed(3),
    'full marks for a worthless answer': share(worthless, (mark) => mark.score === mark.points).toFixed(3),
    'less than full for a right answer': share(right, (mark) => mark.score < mark.points).toFixed(3),
    'time p50 / p99': `${percentile(times, 0.5).toFixed(2)} / ${percentile(times, 0.99).toFixed(2)} ms`,
  }
}
