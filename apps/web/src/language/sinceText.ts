import { language } from './language.ts'

const units = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const
const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })

/** How long before `now` (milliseconds since 1970) a time was, ISO 8601: "this minute", "2 hours ago", "yesterday", "last month". */
export function sinceText(at: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(at)) / 1_000)
  const [unit, size] = units.find(([, length]) => seconds >= length) ?? (['minute', 60] as const)
  return relative.format(-Math.floor(seconds / size), unit)
}
