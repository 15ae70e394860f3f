const ianaName = /^[A-Za-z][\w+\-/]{0,63}$/

/** Is the text the name of a time zone that dates can be told in (IANA, such as `Europe/Berlin`; ruling 23)? Offsets are none. */
export function isTimeZone(text: string): boolean {
  if (!ianaName.test(text)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/**
 * The calendar day at a moment in a time zone, as `YYYY-MM-DD` (ruling 23).
 * @param atMs milliseconds since 1970.
 * @param timeZone a name that `isTimeZone` has accepted.
 */
export function localDate(atMs: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(atMs)
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}
