import type { Room, RoomParticipant } from '@seraph/schema/rooms/room'
import { GemLetter } from '@seraph/schema/vocabulary'

/** What all of a room have done together: `answered` of `total` answers, `score` of `pointsPossible` in them. */
export type TeamTotals = {
  children: number
  answered: number
  total: number | undefined
  score: number
  pointsPossible: number
}

/** The same of the children with one gem, who all stand in one bar (rule 224). */
export type GemBar = { gem: GemLetter; children: number; answered: number; total: number | undefined }

/** How many answers each child is to give, as far as it is known. */
type PlannedOf = (participant: RoomParticipant) => number | undefined

/** Whoever counts for the team: the host doesn't, and who left without an answer left nothing. */
function listTeam({ participants }: Pick<Room, 'participants'>): RoomParticipant[] {
  return participants.filter(
    ({ isHost, presence, questionsAnswered }) =>
      !isHost && (presence === 'here' || presence === 'away' || questionsAnswered > 0),
  )
}

/** The team's figures; whoever left has no answers to come. */
export function teamTotals(room: Pick<Room, 'participants'>, plannedOf: PlannedOf): TeamTotals {
  const team = listTeam(room)
  const sum = (of: 'questionsAnswered' | 'score' | 'pointsPossible'): number =>
    team.reduce((all, one) => all + one[of], 0)
  return {
    children: team.length,
    answered: sum('questionsAnswered'),
    total: totalOf(team, plannedOf),
    score: sum('score'),
    pointsPossible: sum('pointsPossible'),
  }
}

/** A bar for each of the seven gems, in their order. */
export function gemBars(room: Pick<Room, 'participants'>, plannedOf: PlannedOf): GemBar[] {
  const team = listTeam(room)
  return GemLetter.options.map((gem) => {
    const holders = team.filter((one) => one.gem === gem)
    const answered = holders.reduce((all, one) => all + one.questionsAnswered, 0)
    return { gem, children: holders.length, answered, total: totalOf(holders, plannedOf) }
  })
}

/** The coal of a team: ash before the first answer, a flame once half of all answers are there. */
export function teamCoal({ answered, total }: Pick<TeamTotals, 'answered' | 'total'>): 'ash' | 'ember' | 'flame' {
  if (answered === 0) return 'ash'
  return total !== undefined && answered * 2 >= total ? 'flame' : 'ember'
}

function totalOf(team: readonly RoomParticipant[], plannedOf: PlannedOf): number | undefined {
  let total = 0
  for (const one of team) {
    const isGone = one.presence === 'left' || one.presence === 'removed'
    const planned = isGone ? 0 : plannedOf(one)
    if (planned === undefined) return undefined
    total += Math.max(planned, one.questionsAnswered)
  }
  return total
}
