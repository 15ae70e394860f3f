import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { addCreateStudyRoom } from './createStudyRoom.ts'
import { addDecideSeatRequest } from './decideSeatRequest.ts'
import { addGetOwnRoomResult } from './getOwnRoomResult.ts'
import { addGetRoomResults } from './getRoomResults.ts'
import { addGetRoomResultsCsv } from './getRoomResultsCsv.ts'
import { addGetStudyRoom } from './getStudyRoom.ts'
import { addJoinStudyRoom } from './joinStudyRoom.ts'
import { addLeaveStudyRoom } from './leaveStudyRoom.ts'
import { addListPlayedRooms } from './listPlayedRooms.ts'
import { addListStudyRooms } from './listStudyRooms.ts'
import { addLockStudyRoom } from './lockStudyRoom.ts'
import { addRemoveParticipant } from './removeParticipant.ts'
import { addReopenRoomResults } from './reopenRoomResults.ts'
import { addRequestSeat } from './requestSeat.ts'
import { addResumeParticipant } from './resumeParticipant.ts'
import { addShowStudyRoom } from './showStudyRoom.ts'
import { addStartStudyRoom } from './startStudyRoom.ts'
import { addUpdateRoomChapters } from './updateRoomChapters.ts'

/** Every call about study rooms. */
export function addStudyRooms(app: FastifyInstance, deps: Deps): void {
  addCreateStudyRoom(app, deps)
  addListStudyRooms(app, deps)
  addGetStudyRoom(app, deps)
  addShowStudyRoom(app, deps)
  addJoinStudyRoom(app, deps)
  addRequestSeat(app, deps)
  addDecideSeatRequest(app, deps)
  addUpdateRoomChapters(app, deps)
  addStartStudyRoom(app, deps)
  addResumeParticipant(app, deps)
  addRemoveParticipant(app, deps)
  addLockStudyRoom(app, deps)
  addLeaveStudyRoom(app, deps)
  addGetRoomResults(app, deps)
  addGetRoomResultsCsv(app, deps)
  addReopenRoomResults(app, deps)
  addGetOwnRoomResult(app, deps)
  addListPlayedRooms(app, deps)
}
