import { roomTokenHeader } from '@seraph/schema/http/headers'
import type { EventStood } from '@seraph/schema/rooms/server/eventStood'
import { createRoomSocket } from '@seraph/web/liveRoom/line/roomSocket'
import { setTimeout as sleep } from 'node:timers/promises'

import { lineTo } from './lineTo.ts'
import { postJson } from './player.ts'
import type { Reply } from './player.ts'

/** Who holds a seat of an event, with the web app's own line; `stood`: what it heard of where the event stands, in that order. */
export type EventMember = {
  stood: EventStood[]
  isIn: () => boolean
  /** Calls the room until the api answers, as a page does; a refusal is an answer. */
  post: (what: string, body: object) => Promise<Reply>
  /** Every reply, those too that were no answer. */
  replies: Reply[]
  stop: () => void
}

const pauseMs = 250

/** Opens the line of a seat. `hubs`, `apis`: where they are now; each line and each call goes to the next. */
export function openEventMember(
  { hubs, apis, turn: first }: { hubs: () => readonly string[]; apis: () => readonly string[]; turn: number },
  { roomId, token }: { roomId: string; token: string },
): EventMember {
  const stood: EventStood[] = []
  const replies: Reply[] = []
  const line = lineTo(hubs, { turn: first })
  let state = 'connecting'
  let turn = first
  const socket = createRoomSocket({
    open: line.open,
    random: Math.random,
    joinMessage: () => ({ type: 'follow_event', roomId, token }),
    onMessage: (message) => {
      if (message.type === 'event_stood') stood.push(message)
    },
    onState: (next) => {
      state = next
    },
  })
  socket.start()
  return {
    stood,
    replies,
    isIn: () => state === 'joined',
    async post(what, body) {
      for (;;) {
        const known = apis()
        const reply = await postJson(`${known[turn++ % known.length]}/api/event-rooms/${roomId}${what}`, body, {
          [roomTokenHeader]: token,
        })
        replies.push(reply)
        if (reply.status !== 0 && reply.status !== 503) return reply
        await sleep(pauseMs)
      }
    },
    stop() {
      socket.stop()
      line.cut()
    },
  }
}
