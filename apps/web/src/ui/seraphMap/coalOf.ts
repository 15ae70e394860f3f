/** The streak as the coal shows it: none, up to six days, a week and more. */
export type Coal = 'ash' | 'ember' | 'flame'

/** The coal of a streak of so many days. */
export function coalOf(days: number): Coal {
  if (days === 0) return 'ash'
  return days < 7 ? 'ember' : 'flame'
}
