import { csvText } from '@seraph/domain/csv/csvText'
import type { CoachDashboard } from '@seraph/schema/http/coaches/coachDashboard'

const columns = [
  'Player code',
  'Club',
  'Team',
  'Rank',
  'Sessions',
  'Study minutes',
  'Questions',
  'Crosswords',
  'Memorization points',
  'AI-graded %',
  'Self-graded %',
  'Trivia %',
  'Chapters explored',
  'Last study',
]

/** Saves the coach's players as a CSV file that spreadsheets open; the mark at its beginning tells them that it is UTF-8. */
export function downloadPlayers({ players, teams }: CoachDashboard): void {
  const teamOf = new Map(teams.map((team) => [team.teamId, team]))
  const rows = players.map((player) => [
    player.playerCode,
    teamOf.get(player.teamId)?.clubName,
    teamOf.get(player.teamId)?.teamName,
    player.rank,
    player.totalSessions,
    Math.floor(player.totalStudyTime / 60),
    player.totalQuestionsAnswered,
    player.totalCrosswordsCompleted,
    player.memorizationGamePoints,
    player.aiAccuracy,
    player.selfGradedAccuracy,
    player.triviaAccuracy,
    player.chaptersExplored.length,
    player.lastStudyDate?.slice(0, 10),
  ])
  const url = URL.createObjectURL(new Blob(['\uFEFF', csvText([columns, ...rows])], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'players.csv'
  link.click()
  URL.revokeObjectURL(url)
}
