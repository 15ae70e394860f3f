import type { Protocol } from '@seraph/schema/rooms/protocol'
import type { ServerMessage } from '@seraph/schema/rooms/server'

import { createRoomSocket, type LineState } from '../line/roomSocket.ts'
import { fakeHub } from './fakeHub.ts'
import { userId } from './roomSnapshot.ts'

/** A line to a fake hub, started. */
export function startLine({
  random = 0.5,
  protocol,
}: { random?: number; protocol?: Pick<Protocol, 'clientSince'> } = {}) {
  const hub = fakeHub()
  const states: LineState[] = []
  const heard: ServerMessage[] = []
  let ended: number | undefined
  const socket = createRoomSocket({
    open: hub.open,
    random: () => random,
    joinMessage: () => ({ type: 'join_room', roomCode: '1234', nickname: 'MO1A', userId, token: 't'.repeat(43) }),
    onMessage: (message) => void heard.push(message),
    onState: (state, closeCode) => {
      states.push(state)
      ended = closeCode
    },
    ...(protocol && { protocol }),
  })
  socket.start()
  return { ...hub, socket, states, heard, closeCode: () => ended }
}
