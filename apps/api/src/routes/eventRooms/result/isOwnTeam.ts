import type { EventRoomRow } from '@seraph/db/queries/events/eventRooms'
import type { EventAudience } from '@seraph/domain/event/viewEventRoom'

/** Whether a team is of the club of the coach who asks (rule 239); each is the host's where one club plays. */
export function isOwnTeam({ teams }: Pick<EventRoomRow, 'teams'>, { role }: EventAudience, teamId: string): boolean {
  return teams.some(({ id, isVisiting }) => id === teamId && isVisiting === (role === 'visitor'))
}
