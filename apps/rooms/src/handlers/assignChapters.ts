import { setAssignedChapters } from '@seraph/db/queries/rooms/studyRooms'
import { giveChapters } from '@seraph/domain/rooms/giveChapters'
import { listPlaying } from '@seraph/domain/rooms/refuseStart'

import { assignUnderLock } from './assignUnderLock.ts'
import type { Handler } from './handler.ts'

/** The host gives a participant chapters, or takes them away (SPEC 8.1). */
export const assignChapters: Handler<'assign_chapters'> = (deps, connection, message) =>
  assignUnderLock(deps, connection, message, async (tx, room) => {
    const { roomId, participantId, chapters } = message
    const before = listPlaying(room).find(({ id }) => id === participantId)
    if (before === undefined) return 'participant_not_found'
    return setAssignedChapters(tx, { roomId, participantId, chapters: giveChapters(before, chapters) })
  })
