import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { addAppealEventMark } from './marks/appealEventMark.ts'
import { addChangeEventRoom } from './changeEventRoom.ts'
import { addChangeEventSeat } from './seats/changeEventSeat.ts'
import { addCorrectEventSheet } from './marks/correctEventSheet.ts'
import { addCountEventStudy } from './countEventStudy.ts'
import { addCreateEventRoom } from './createEventRoom.ts'
import { addDecideEventAppeal } from './marks/decideEventAppeal.ts'
import { addEndEventPhase } from './endEventPhase.ts'
import { addFindEventRoom } from './seats/findEventRoom.ts'
import { addGetEventResult } from './result/getEventResult.ts'
import { addGetEventResultCsv } from './result/getEventResultCsv.ts'
import { addGetEventRoom } from './getEventRoom.ts'
import { addJoinEventRoom } from './seats/joinEventRoom.ts'
import { addKeepEventDraft } from './keepEventDraft.ts'
import { addListEventRooms } from './listEventRooms.ts'
import { addListPlayerEvents } from './listPlayerEvents.ts'
import { addMakeEventLink } from './seats/makeEventLink.ts'
import { addPublishEventResult } from './result/publishEventResult.ts'
import { addPaperMarks } from './marks/paperMarks.ts'
import { addStepEventRoom } from './stepEventRoom.ts'
import { addWriteEventNote } from './writeEventNote.ts'

/** Every call about rehearsals of teams. */
export function addEventRooms(app: FastifyInstance, deps: Deps): void {
  addCreateEventRoom(app, deps)
  addListEventRooms(app, deps)
  addFindEventRoom(app, deps)
  addJoinEventRoom(app, deps)
  addGetEventRoom(app, deps)
  addStepEventRoom(app, deps)
  addEndEventPhase(app, deps)
  addKeepEventDraft(app, deps)
  addChangeEventSeat(app, deps)
  addChangeEventRoom(app, deps)
  addMakeEventLink(app, deps)
  addCorrectEventSheet(app, deps)
  addAppealEventMark(app, deps)
  addDecideEventAppeal(app, deps)
  addGetEventResult(app, deps)
  addGetEventResultCsv(app, deps)
  addPublishEventResult(app, deps)
  addCountEventStudy(app, deps)
  addListPlayerEvents(app, deps)
  addPaperMarks(app, deps)
  addWriteEventNote(app, deps)
}
