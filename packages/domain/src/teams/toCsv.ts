/** What a spreadsheet takes for the beginning of a formula. */
const formula = /^[\s]*[=+\-@\t\r]/

/**
 * A table as CSV (RFC 4180, CRLF) that no spreadsheet runs: text that would be a formula gets an apostrophe in front. Numbers stay
 * numbers; null and undefined are empty.
 */
export function toCsv(rows: readonly (readonly (string | number | null | undefined)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value)
  const safe = formula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
