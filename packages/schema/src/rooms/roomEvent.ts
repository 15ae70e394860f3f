import { z } from 'zod'

import { ChaptersAssigned } from './server/chaptersAssigned.ts'
import { ChaptersUpdated } from './server/chaptersUpdated.ts'
import { EveryoneAssigned } from './server/everyoneAssigned.ts'
import { MovedOn } from './server/movedOn.ts'
import { ParticipantJoined } from './server/participantJoined.ts'
import { ParticipantLeft } from './server/participantLeft.ts'
import { ParticipantQuizResumed } from './server/participantQuizResumed.ts'
import { ParticipantRejoined } from './server/participantRejoined.ts'
import { ParticipantsAway } from './server/participantsAway.ts'
import { QuizStarted } from './server/quizStarted.ts'
import { RoomEnded } from './server/roomEnded.ts'
import { RoomLocked } from './server/roomLocked.ts'
import { ScoreUpdated } from './server/scoreUpdated.ts'
import { SeatDecided } from './server/seatDecided.ts'
import { SeatRequested } from './server/seatRequested.ts'

/** Everything that a whole room sees; each raises its version by one. */
export const RoomEvent = z.discriminatedUnion('type', [
  ParticipantJoined,
  ParticipantRejoined,
  ParticipantLeft,
  ParticipantsAway,
  ChaptersUpdated,
  ChaptersAssigned,
  EveryoneAssigned,
  QuizStarted,
  MovedOn,
  ParticipantQuizResumed,
  ScoreUpdated,
  RoomLocked,
  SeatRequested,
  SeatDecided,
  RoomEnded,
])
export type RoomEvent = z.infer<typeof RoomEvent>
