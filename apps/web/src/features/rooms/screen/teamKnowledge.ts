import { memoryStates } from '@seraph/domain/review/cards/memoryState'
import { bestStates } from '@seraph/domain/teamMap/bestStates'
import { columnState } from '@seraph/domain/teamMap/columnState'
import { statesOfLetters } from '@seraph/domain/teamMap/stateLetters'
import type { TeamMap } from '@seraph/schema/http/coaches/coachMap'
import type { MemoryState } from '@seraph/schema/review'
import type { Room } from '@seraph/schema/rooms/room'
import type { Season } from '@seraph/schema/season'

import type { TeamMaps } from './useTeamMaps.ts'

type Given = { room: Pick<Room, 'participants'>; season: Pick<Season, 'chapters'> }

/**
 * What the teams that sit in a room know together (rule 224): a state a chapter, and the ordinals of those that the evening has raised.
 * Undefined where none of their players has a seat, and where a single child's own state could be read from it.
 */
export function teamKnowledge(
  { before, after }: TeamMaps,
  given: Given,
): { chapters: readonly MemoryState[]; gained: ReadonlySet<number> } | undefined {
  const first = chaptersOf(before, given)
  const chapters = (after && chaptersOf(after, given)) ?? first
  if (chapters === undefined) return undefined
  const raised = given.season.chapters.filter(
    (_, at) => strengthOf(chapters[at]) > strengthOf(first?.[at] ?? chapters[at]),
  )
  return { chapters, gained: new Set(raised.map(({ ordinal }) => ordinal)) }
}

const strengthOf = (state: MemoryState | undefined): number => (state === undefined ? 0 : memoryStates.indexOf(state))

/** A chapter is as its weakest verse, and each verse as whoever knows it best. */
function chaptersOf(teams: readonly TeamMap[], { room, season }: Given): MemoryState[] | undefined {
  const seated = new Set(room.participants.map(({ nickname }) => nickname))
  const members = teams
    .filter((team) => team.members.some(({ playerCode }) => seated.has(playerCode)))
    .flatMap((team) => team.members)
  if (members.length < 2) return undefined
  const known = bestStates(members.map(({ verses }) => statesOfLetters(verses)))
  let from = 0
  return season.chapters.map(({ verses }) => {
    const places = Array.from({ length: verses }, (_, at) => from + at)
    from += verses
    return columnState(known, places) ?? 'unseen'
  })
}
