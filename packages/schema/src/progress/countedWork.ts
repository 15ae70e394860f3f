/**
 * What of an event counts for ranks and boards (rule 44); the rest of it is
 * practice. Its actions are its answers, its crossword or its memory game.
 * - `counted`: the actions that count; `repeated`: those that had been counted that day already, trivia that season; `tooFast`: those
 *   that nobody could do in the time there was.
 * - `triviaPoints`, `memoryPoints`: the points of the counted ones.
 * - `byChapter`: the counted ones by the season's ordinal.
 */
export interface CountedWork {
  counted: number
  repeated: number
  tooFast: number
  triviaPoints: number
  memoryPoints: number
  byChapter: Readonly<Record<number, number>>
}
