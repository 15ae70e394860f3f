import type { CountedWork } from './countedWork.ts'
import type { Counts, ProgressKind } from './progressKinds.ts'

/**
 * One change of progress: written once, never edited (rule 20).
 * - `occurredAt`: milliseconds since 1970, as `believedOccurredAt` gives it; `localDate`: the player's day then (rule 23).
 * - `loginId`: the player's last login before it, which its study time is credited to (rule 19).
 * - `studySeconds`: the time claimed, limited by `claimedSeconds`.
 * - `chapters`: the season's ordinals.
 * - `counts`: whole numbers, not negative but in a correction.
 * - `correctionOf`: the id of the event whose points this one corrects, null for what a player did. A correction has that event's
 *   kind and chapters, and counts the difference in points alone (rule 139).
 * - `counted`: what of it counts for ranks and boards. Null in an event from before that was told apart, all of which counts, and in
 *   a correction, of which nothing does (rule 151).
 */
export interface ProgressEvent {
  id: string
  seasonId: string
  kind: ProgressKind
  occurredAt: number
  localDate: string
  loginId: string
  studySeconds: number
  chapters: readonly number[]
  counts: Counts
  correctionOf: string | null
  counted: CountedWork | null
}
