import type { RowResult } from './row.ts'

/** Prints the table of faults: what must be seen, what was seen, whether it holds. */
export function printTable(results: readonly RowResult[]): void {
  console.log('')
  for (const { name, fault, mustBeSeen, seen, isHeld, seconds } of results) {
    console.log(`${isHeld ? 'holds         ' : 'DOES NOT HOLD '} ${name}: ${fault} (${seconds.toFixed(0)} s)`)
    console.log(`                 must: ${mustBeSeen}`)
    for (const { saw, isHeld: isRight } of seen) console.log(`                 ${isRight ? 'seen' : 'NOT '}: ${saw}`)
  }
  const held = results.filter(({ isHeld }) => isHeld).length
  console.log(`\n${held} of ${results.length} rows hold`)
}
