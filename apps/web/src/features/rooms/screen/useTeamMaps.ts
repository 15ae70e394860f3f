import { getCoachMap, type TeamMap } from '@seraph/schema/http/coaches/coachMap'
import type { Room } from '@seraph/schema/rooms/room'
import type { Season } from '@seraph/schema/season'
import { useQuery } from '@tanstack/react-query'

import { callEndpoint } from '../../../api/callEndpoint.ts'
import { useCoach } from '../../../session/coach/useCoach.ts'

/** What the coach's teams knew when the screen was opened, and since the room is over. */
export type TeamMaps = { before: readonly TeamMap[]; after: readonly TeamMap[] | undefined }

/** Reads both for the coach whose browser shows the screen; undefined elsewhere, and until they are there. */
export function useTeamMaps(room: Room, season: Season): TeamMaps | undefined {
  const isCoach = useCoach().status === 'coach' && season.id === room.seasonId
  const mapOf = (when: keyof TeamMaps) => ({
    queryKey: ['coachMap', room.id, when],
    queryFn: () => callEndpoint(getCoachMap, { query: {} }, { season: room.seasonId }),
    staleTime: Infinity,
  })
  const { data: before } = useQuery({ ...mapOf('before'), enabled: isCoach })
  const { data: after } = useQuery({ ...mapOf('after'), enabled: isCoach && room.status === 'completed' })
  return before && { before: before.teams, after: after?.teams }
}
