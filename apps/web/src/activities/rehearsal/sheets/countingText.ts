/** How many answers of a sheet count, as its empty box says it. */
export const countingText = (points: number): string =>
  points === 1 ? 'The first answer counts' : `The first ${points} answers count`
