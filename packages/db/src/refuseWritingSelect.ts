import { writingFunctions } from './writingFunctions.ts'

/** Letter by letter it is found in a tenth of the time that it takes without regard to case. */
const into = /[iI][nN][tT][oO]/
const strings = /'(?:[^']|'')*'/g
const names = /"(?:[^"]|"")*"/g
const writing = /;\s*\S|\binto\b/i

/**
 * Throws for a statement that begins as a `Read`'s own do, with `select`, and would write. A `Read` has only selects, but SQL as text may
 * stand inside one. PostgreSQL itself refuses a write in any place of it but three: a second statement behind it, a table that it
 * makes, and a function that it calls. A function of ours is never one that writes: `writingFunctions.db.test.ts` sees to that.
 */
export function refuseWritingSelect(text: string): void {
  if (!text.startsWith('select') || !(text.includes(';') || into.test(text) || writingFunctions.test(text))) return
  const said = text.replaceAll(strings, "''")
  if (writingFunctions.test(said) || writing.test(said.replaceAll(names, '""')))
    throw new Error(`A read may not write: ${text.slice(0, 80)}`)
}
