import { assignEveryone as storeForEveryone } from '@seraph/db/queries/rooms/studyRooms'
import { giveChapters } from '@seraph/domain/rooms/giveChapters'
import { listPlaying } from '@seraph/domain/rooms/refuseStart'

import { assignUnderLock } from './assignUnderLock.ts'
import type { Handler } from './handler.ts'

/** The host gives everybody who takes part chapters, or takes them away, as one event (SPEC 8.7). */
export const assignEveryone: Handler<'assign_everyone'> = (deps, connection, message) =>
  assignUnderLock(deps, connection, message, async (tx, room) => {
    const { roomId, chapters } = message
    const participants = listPlaying(room).map((one) => ({ id: one.id, ...giveChapters(one, chapters) }))
    return participants.length === 0
      ? 'participant_not_found'
      : storeForEveryone(tx, { roomId, chapters, participants })
  })
