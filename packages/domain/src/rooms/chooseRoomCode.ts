/** With fewer free codes than this the longest completed room's is used again (rule 10). */
const scarceCodes = 2_000
const allCodes = 10_000

/** A code that isn't free: of a room that lives, or of one that was completed in the last 24 hours. */
export type UsedCode = { code: string }

/**
 * A new room's code (rule 10): one of the free ones by chance; where they are scarce the longest completed; undefined
 * where every code is a living room's.
 * @param longestCompleted the code of no living room whose room was completed first.
 * @param random whole numbers from 0 to below its argument, from a cryptographic source.
 */
export function chooseRoomCode(
  given: { used: readonly UsedCode[]; longestCompleted: string | undefined },
  random: (below: number) => number,
): string | undefined {
  const used = new Set(given.used.map(({ code }) => code))
  const freeCount = allCodes - used.size
  if (freeCount < scarceCodes && given.longestCompleted !== undefined) return given.longestCompleted
  if (freeCount === 0) return undefined
  const place = random(freeCount)
  let seen = 0
  for (let number = 0; number < allCodes; number += 1) {
    const code = String(number).padStart(4, '0')
    if (used.has(code)) continue
    if (seen === place) return code
    seen += 1
  }
  return undefined
}
