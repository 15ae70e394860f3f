/** How warm a chapter is drawn, 0–4: by the number of days on which it was studied. */
export type HeatLevel = 0 | 1 | 2 | 3 | 4

/** What each level says, from the coldest. */
export const heatLegend: readonly { level: HeatLevel; label: string }[] = [
  { level: 0, label: 'Not yet' },
  { level: 1, label: '1 day' },
  { level: 2, label: '2 days' },
  { level: 3, label: '3–4 days' },
  { level: 4, label: '5 days or more' },
]

export function heatLevel(days: number): HeatLevel {
  if (days >= 5) return 4
  if (days >= 3) return 3
  return days === 2 ? 2 : days === 1 ? 1 : 0
}
