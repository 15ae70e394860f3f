/** Stretches of time, `[begin, end)` in milliseconds since 1970, ascending and apart from each other. */
export type Spans = readonly (readonly [begin: number, end: number])[]

/** The stretches with one more; those that touch or overlap become one. */
export function addSpan(spans: Spans, [begin, end]: readonly [number, number]): Spans {
  if (end <= begin) return spans
  const isApart = ([from, to]: readonly [number, number]): boolean => to < begin || from > end
  const joined = spans.filter((span) => !isApart(span))
  const whole = [
    Math.min(begin, ...joined.map(([from]) => from)),
    Math.max(end, ...joined.map(([, to]) => to)),
  ] as const
  return [...spans.filter(isApart), whole].toSorted((a, b) => a[0] - b[0])
}

/** How long the stretches are together, in milliseconds. */
export function lengthOf(spans: Spans): number {
  return spans.reduce((sum, [begin, end]) => sum + end - begin, 0)
}
