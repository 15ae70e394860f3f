/**
 * Rows as CSV (RFC 4180): every cell quoted, lines ended by CRLF. A text that a spreadsheet would take for a formula gets an apostrophe
 * in front, whatever white space it begins with; numbers stay numbers, null and undefined are empty.
 */
export function csvText(rows: readonly (readonly (string | number | null | undefined)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(value: string | number | null | undefined): string {
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  const safe = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
