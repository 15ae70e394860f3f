/** A finished game as records compare it: correct words, and whole seconds. */
export type MemoryRecord = { score: number; completionTime: number }

/** Nobody types more words than this in a second. */
const wordsPerSecond = 5

/** How long the reply to the start call and the finished game itself may have been on their way, in seconds. */
const travelSeconds = 5

/** Whether a game beats another: by its score, then by its time (rule 31). Anything with a point beats nothing at all. */
export function isBetterRecord(game: MemoryRecord, best: MemoryRecord | undefined): boolean {
  if (game.score < 1) return false
  if (best === undefined || game.score > best.score) return true
  return game.score === best.score && game.completionTime < best.completionTime
}

/**
 * The time that a record may claim, in whole seconds: as stated, but never shorter than what passed between the server's start call and
 * the finished game's arrival, `elapsedSeconds`, but for the time on the way. Undefined where nobody could type `score` words so fast.
 */
export function believedRecordTime(game: MemoryRecord, elapsedSeconds: number): number | undefined {
  if (elapsedSeconds * wordsPerSecond < game.score) return undefined
  const least = Math.floor(elapsedSeconds) - travelSeconds
  const believed = Math.max(game.completionTime, least)
  return believed * wordsPerSecond < game.score ? undefined : believed
}
