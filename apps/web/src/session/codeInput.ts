/** What people put in front of a code; the server takes it off (rule 4). */
const codePrefix = 'PLR'

/** The longest code, counted without prefix, spaces and dashes (rule 6). */
const maxLength = 10

const bare = (text: string) => text.replace(/[\s\p{Pd}]+/gu, '')

/**
 * What a code field shows after a change: upper case, and no longer than a code can be once it is cleaned. A change that
 * would make it longer is not taken.
 */
export function codeInput(before: string, typed: string): string {
  const next = typed.toUpperCase()
  const code = bare(next)
  const length = code.startsWith(codePrefix) ? code.length - codePrefix.length : code.length
  return length > maxLength ? before : next
}

/** The code's length rule of the login form: at least 3 characters are left once it is cleaned (rule 116). */
export function hasCodeLength(text: string): boolean {
  return bare(text).length >= 3
}

/** Is what was typed, once it is cleaned, 4-10 letters and digits: the one rule of a code (rule 6)? */
export function isWholeCode(text: string): boolean {
  const code = bare(text).toUpperCase()
  return [code, code.replace(codePrefix, '')].some((form) => /^[A-Z0-9]{4,10}$/.test(form))
}
