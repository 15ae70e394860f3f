import type { DashboardPlayer } from '@seraph/schema/http/coaches/coachDashboard'

export const playerOrders = ['team', 'code', 'label', 'least', 'most'] as const
export type PlayerOrder = (typeof playerOrders)[number]

/** What the orders are called; the last two go by the number of questions. */
export const playerOrderWords: Record<PlayerOrder, string> = {
  team: 'By team',
  code: 'By code',
  label: 'By your label',
  least: 'Least studied first',
  most: 'Most studied first',
}

/** A player as far as one is looked for. */
type Sought = Pick<DashboardPlayer, 'displayName' | 'label' | 'teamName' | 'rank' | 'totalQuestionsAnswered'> & {
  playerCode: string
}

/** Those in whose code, name, label, team or rank every word of `text` stands, whatever its case, in this order. */
export function findPlayers<Player extends Sought>(
  players: readonly Player[],
  { text, order }: { text: string; order: PlayerOrder },
): Player[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return players
    .filter(({ playerCode, displayName, label, teamName, rank }) => {
      const known = [playerCode, displayName ?? '', label ?? '', teamName, rank].join(' ').toLowerCase()
      return words.every((word) => known.includes(word))
    })
    .toSorted((a, b) => compareBy[order](a, b) || a.playerCode.localeCompare(b.playerCode, 'en'))
}

const compareBy: Record<PlayerOrder, (a: Sought, b: Sought) => number> = {
  team: (a, b) => a.teamName.localeCompare(b.teamName, 'en', { numeric: true }),
  code: () => 0,
  label: (a, b) =>
    Number(a.label === null) - Number(b.label === null) ||
    (a.label ?? '').localeCompare(b.label ?? '', 'en', { numeric: true }),
  least: (a, b) => a.totalQuestionsAnswered - b.totalQuestionsAnswered,
  most: (a, b) => b.totalQuestionsAnswered - a.totalQuestionsAnswered,
}
