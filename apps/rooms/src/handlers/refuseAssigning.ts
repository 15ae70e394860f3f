import type { ChannelErrorCode } from '@seraph/schema/rooms/server/channelError'

import type { Connection } from '../live/connection.ts'
import { seatOf } from './handler.ts'
import type { HandlerDeps } from './handler.ts'

/** Why a socket may not give these chapters in this room, as far as this hub knows; undefined where it may (SPEC 8.1, 8.3). */
export async function refuseAssigning(
  deps: HandlerDeps,
  connection: Connection,
  { roomId, chapters }: { roomId: string; chapters: readonly number[] },
): Promise<ChannelErrorCode | undefined> {
  const seat = seatOf(deps, connection)
  if (seat === undefined || seat.room.id !== roomId) return 'not_joined'
  if (!seat.member.isHost) return 'not_host'
  if (seat.room.room().settings.pace === 'together') return 'chapters_shared'
  const season = await deps.seasons.find(seat.room.room().seasonId)
  if (season === undefined) return 'unavailable'
  return chapters.some((chapter) => chapter > season.chapterCount) ? 'chapter_not_in_season' : undefined
}
