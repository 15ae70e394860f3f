import { keepersOf } from '@seraph/domain/teamMap/keepersOf'
import { statesOfLetters } from '@seraph/domain/teamMap/stateLetters'
import type { TeamMap } from '@seraph/schema/http/coaches/coachMap'
import type { MemoryState } from '@seraph/schema/review'

/** A member with their state of each verse in the season's row. */
export type MemberRow = { member: TeamMap['members'][number]; states: (MemoryState | undefined)[] }

/** A team's map as it is drawn: the members' rows, how many keep each verse, and whose it is to learn. */
export type TeamRows = {
  teamId: string
  rows: readonly MemberRow[]
  keepers: readonly (number | undefined)[]
  ownerOf: (place: number) => string | undefined
}

/** Reads what came of a team. */
export function teamRows({ teamId, members, pieces }: TeamMap): TeamRows {
  const rows = members.map((member) => ({ member, states: statesOfLetters(member.verses) }))
  const length = Math.max(0, ...rows.map(({ states }) => states.length))
  return {
    teamId,
    rows,
    keepers: keepersOf(
      rows.map(({ states }) => states),
      length,
    ),
    ownerOf: (place) => pieces?.find(({ from, to }) => from <= place && place < to)?.playerId,
  }
}
