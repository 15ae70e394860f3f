/** A calendar day, `YYYY-MM-DD`, in words: "July 12, 2025". */
export function dateText(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' })
}
