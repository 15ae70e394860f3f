const ianaName = /^[A-Za-z][\w+\-/]{0,63}$/

/** Making one takes longer than all else that an answer needs; names are told apart by case here, so there may be more than zones. */
const formats = new Map<string, Intl.DateTimeFormat>()
const formatLimit = 1_000

/** How days are told in a time zone; throws a `RangeError` for what is none. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known !== undefined) return known
  const settings = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', settings)
  if (formats.size >= formatLimit) formats.clear()
  formats.set(timeZone, format)
  return format
}

/** Is the text the name of a time zone that dates can be told in (IANA, such as `Europe/Berlin`; rule 23)? Offsets are none. */
export function isTimeZone(text: string): boolean {
  if (!ianaName.test(text)) return false
  try {
    formatOf(text)
    return true
  } catch {
    return false
  }
}

/**
 * The calendar day at a moment in a time zone, as `YYYY-MM-DD` (rule 23).
 * @param atMs milliseconds since 1970.
 * @param timeZone a name that `isTimeZone` has accepted.
 */
export function localDate(atMs: number, timeZone: string): string {
  const quarter = Math.floor(atMs / quarterMs)
  const latest = latestDates.get(timeZone)
  if (latest?.quarter === quarter) return latest.date
  const date = dateAt(atMs, timeZone)
  if (latestDates.size >= formatLimit) latestDates.clear()
  latestDates.set(timeZone, { quarter, date })
  return date
}

/** Within a quarter of an hour no day begins anywhere, so the date that was told last is mostly the one that is wanted. */
const quarterMs = 15 * 60_000
const latestDates = new Map<string, { quarter: number; date: string }>()

function dateAt(atMs: number, timeZone: string): string {
  const parts = formatOf(timeZone).formatToParts(atMs)
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}
