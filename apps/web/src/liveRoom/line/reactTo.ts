import type { RoomView } from '@seraph/domain/rooms/events/roomView'
import type { CountedNow } from '@seraph/schema/progress/countedNow'
import type { ServerMessage } from '@seraph/schema/rooms/server'

import { channelTexts, roomToasts } from '../../messages/rooms.ts'
import type { Toast } from '../../ui/toasts/toastStore.ts'

/**
 * What a message does beside changing what is shown: a toast, a sentence for
 * whoever leads the room, kind words, what of one's answer counts, the way out.
 */
export type Reaction = { toast?: Toast; say?: string; care?: string; counted?: CountedNow; isOver?: boolean }

type Context = { userId: string; isHost: boolean; view: RoomView | undefined }
type MessageOf<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>

const nothing = (): Reaction => ({})

/** Every message of the channel, once (SPEC of the live channel, 9): what isn't told here shows in the room by itself. */
const reactions: { [T in ServerMessage['type']]: (message: MessageOf<T>, context: Context) => Reaction } = {
  connected: nothing,
  heartbeat: nothing,
  test_response: nothing,
  room_joined: nothing,
  room_snapshot: nothing,
  answer_submitted: ({ userId, counted }, context) =>
    counted !== undefined && userId === context.userId ? { counted } : {},
  participant_typing: nothing,
  // An event's own screens hear it.
  event_stood: nothing,
  care: ({ text }) => ({ care: text }),
  score_updated: nothing,
  chapters_updated: nothing,
  participant_joined: ({ participant }) => ({ say: `${participant.nickname} joined` }),
  participant_rejoined: ({ participant: { id, nickname } }, { view }) => {
    const before = view?.room.participants.find((one) => one.id === id)
    return before === undefined || before.presence === 'here' ? {} : { say: `${nickname} is here` }
  },
  participants_away: ({ userIds }, { view }) => ({ say: `${namesOf(view, userIds)} lost the connection` }),
  participant_left: ({ userId, presence }, context) => {
    if (userId !== context.userId) return { say: `${namesOf(context.view, [userId])} left` }
    return presence === 'removed' ? { isOver: true, toast: roomToasts.removed } : { isOver: true }
  },
  chapters_assigned: ({ userId, chapters }, context) =>
    userId === context.userId && chapters.length > 0 ? { say: 'Your coach has given you chapters.' } : {},
  everyone_assigned: ({ userIds, chapters }, { userId }) =>
    userIds.includes(userId) && chapters.length > 0 ? { say: 'Your coach has given you chapters.' } : {},
  moved_on: nothing,
  quiz_started: () => ({ toast: roomToasts.quizStarted }),
  participant_quiz_resumed: ({ userId }, context) =>
    userId === context.userId ? { toast: roomToasts.quizResumed } : {},
  room_locked: ({ isLocked }) => ({ say: isLocked ? 'The room is locked' : 'The room is open' }),
  seat_requested: ({ seatRequest }, { isHost }) =>
    isHost ? { say: `${seatRequest.nickname} asks to come in again` } : {},
  seat_decided: ({ participantId, isAllowed }, { isHost, view }) => {
    if (!isHost) return {}
    const name = namesOf(view, [participantId])
    return { say: isAllowed ? `${name} may come in` : `${name} was refused` }
  },
  room_ended: ({ reason }, { isHost }) => ({
    isOver: true,
    toast: reason === 'idle' ? roomToasts.sessionIdle : isHost ? roomToasts.youEnded : roomToasts.sessionEnded,
  }),
  error: ({ code, submissionId }, { view }) => {
    if (code === 'room_not_found') return { isOver: true, toast: roomToasts.roomNotFound }
    if (code === 'seat_lost') return { isOver: true, toast: roomToasts.sessionLost }
    // An answer has its own words; before the seat is taken the note about the connection says enough.
    if (submissionId !== undefined && code !== 'unavailable')
      return { toast: roomToasts.answerRefused(channelTexts[code]) }
    return view === undefined || code === 'not_joined' ? {} : { toast: roomToasts.actionFailed(channelTexts[code]) }
  },
}

export function reactTo(message: ServerMessage, context: Context): Reaction {
  return reactions[message.type](message as never, context)
}

function namesOf(view: RoomView | undefined, ids: readonly string[]): string {
  const names = view?.room.participants.filter(({ id }) => ids.includes(id)).map(({ nickname }) => nickname) ?? []
  return names.length === 0 ? 'Somebody' : names.join(', ')
}
