/** What the weekly report is ordered by. */
export interface WeeklyPlayer {
  playerCode: string
  isActiveThisWeek: boolean
  totalQuestionsAnswered: number
}

/** The players of the weekly report: those active this week first, most questions first; then the others by their code (rule 131). */
export function weeklyOrder<Player extends WeeklyPlayer>(players: readonly Player[]): Player[] {
  const byCode = (a: WeeklyPlayer, b: WeeklyPlayer): number => (a.playerCode < b.playerCode ? -1 : 1)
  const active = players.filter((player) => player.isActiveThisWeek)
  const others = players.filter((player) => !player.isActiveThisWeek)
  return [
    ...active.toSorted((a, b) => b.totalQuestionsAnswered - a.totalQuestionsAnswered || byCode(a, b)),
    ...others.toSorted(byCode),
  ]
}
