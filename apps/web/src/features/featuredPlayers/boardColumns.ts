import type { FeaturedPlayer } from '@seraph/schema/http/players/featuredPlayers'

/** What the board can be sorted by; `board` is the server's own order. */
export const boardColumns = {
  board: { label: 'Rank', of: () => 0 },
  questions: { label: 'Questions answered', of: (player: FeaturedPlayer) => player.totalQuestionsAnswered },
  studyTime: { label: 'Study time', of: (player: FeaturedPlayer) => player.totalStudyTime },
  chapters: { label: 'Chapters explored', of: (player: FeaturedPlayer) => player.chaptersExplored },
  streak: { label: 'Streak', of: (player: FeaturedPlayer) => player.studyStreak },
  memory: { label: 'Memorization points', of: (player: FeaturedPlayer) => player.memorizationGamePoints },
  crosswords: { label: 'Crosswords', of: (player: FeaturedPlayer) => player.totalCrosswordsCompleted },
  trivia: { label: 'Trivia points', of: (player: FeaturedPlayer) => player.triviaPointsEarned },
  /** Marked by the player's own honour: a column of its own, and for no rank (rule 44). */
  selfGraded: {
    label: 'Self-graded questions',
    of: (player: FeaturedPlayer) => player.selfGradedQuestions,
  },
  sessions: { label: 'Sessions', of: (player: FeaturedPlayer) => player.totalSessions },
} as const

export type BoardColumn = keyof typeof boardColumns

/** The players by one column, the most first; those with as much stay in the server's order. */
export function sortPlayers(players: readonly FeaturedPlayer[], column: BoardColumn): FeaturedPlayer[] {
  const { of } = boardColumns[column]
  return players.toSorted((a, b) => of(b) - of(a))
}
