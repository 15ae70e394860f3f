/**
 * The player code that a card's QR code carries in the address's fragment, which no server sees; '' without one. It only fills the form:
 * logging in takes a press.
 */
export function codeInFragment(): string {
  const code = location.hash.slice(1).toUpperCase()
  return /^[A-Z0-9]{4,10}$/.test(code) ? code : ''
}
