import { findPlayersAssignment } from '@seraph/db/queries/assignments/assignments'
import type { Tx } from '@seraph/db/open'
import { ownChapters } from '@seraph/domain/assignment/ownChapters'
import type { Room } from '@seraph/schema/rooms/room'

import type { Deps } from '../../deps.ts'
import { getOpenSeasons } from '../../season/seasonCache.ts'
import { assignmentOf } from '../assignments/assignmentOf.ts'

/**
 * The chapters that a player gets with a seat: the room's (rule 162), or
 * where the room is of each child's own verses the chapters of these, as
 * far as they have questions (rule 245).
 */
export async function seatChapters(
  deps: Pick<Deps, 'seasons'>,
  tx: Tx,
  { room, playerId }: { room: Pick<Room, 'seasonId' | 'chapters' | 'settings'>; playerId: string },
): Promise<number[]> {
  if (room.settings.chaptersOf !== 'assignment') return room.chapters
  const open = (await getOpenSeasons(deps)).get(room.seasonId)
  if (open === undefined) return room.chapters
  const { assignment, members } = await findPlayersAssignment(tx, { playerId, seasonId: room.seasonId })
  const { pieces } = assignmentOf(open, assignment, members)
  const own = ownChapters(open.season.chapters, pieces, playerId)
  const asked = own.filter((chapter) => open.season.questionChapters.includes(chapter))
  return asked.length > 0 ? asked : room.chapters
}
