/** The three kinds of event that answer questions (document 2, §2). */
export type QuestionKind = 'ai-evaluated' | 'self-graded' | 'trivia'

/**
 * One change of progress: written once, never edited (ruling 20). All counts are whole and not negative.
 * - `occurredAt`: milliseconds since 1970, as `believedOccurredAt` gives it; `localDate`: the player's day then (ruling 23).
 * - `loginId`: the player's last login before it, which its study time is credited to (ruling 19).
 * - `studySeconds`: the time claimed, limited by `claimedSeconds`.
 * - `pointsEarned`, `pointsPossible`: of this event's questions; a trivia question weighs 1 (ruling 22).
 * - `chapters`: the season's ordinals.
 */
export interface ProgressEvent {
  id: string
  kind: QuestionKind | 'crossword' | 'memory' | 'study'
  occurredAt: number
  localDate: string
  loginId: string
  studySeconds: number
  questionsAnswered: number
  pointsEarned: number
  pointsPossible: number
  chapters: readonly number[]
  crosswordsCompleted: number
  triviaPoints: number
  memoryPoints: number
}
