import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { addCreateStudyRoom } from './createStudyRoom.ts'
import { addDecideSeatRequest } from './seats/decideSeatRequest.ts'
import { addGetOwnRoomResult } from './results/getOwnRoomResult.ts'
import { addGetRoomResults } from './results/getRoomResults.ts'
import { addGetRoomResultsCsv } from './results/getRoomResultsCsv.ts'
import { addGetStudyRoom } from './getStudyRoom.ts'
import { addJoinStudyRoom } from './seats/joinStudyRoom.ts'
import { addLeaveStudyRoom } from './seats/leaveStudyRoom.ts'
import { addListPlayedRooms } from './results/listPlayedRooms.ts'
import { addListStudyRooms } from './listStudyRooms.ts'
import { addLockStudyRoom } from './lockStudyRoom.ts'
import { addRemoveParticipant } from './seats/removeParticipant.ts'
import { addReopenRoomResults } from './results/reopenRoomResults.ts'
import { addRequestSeat } from './seats/requestSeat.ts'
import { addResumeParticipant } from './seats/resumeParticipant.ts'
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
