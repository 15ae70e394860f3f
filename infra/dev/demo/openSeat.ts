import type { ClientMessage } from '@seraph/schema/rooms/client'
import { ServerMessage } from '@seraph/schema/rooms/server'
import { roomsVersion } from '@seraph/schema/rooms/version'

type MessageOf<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>

/** A member's line to a room: what is sent, and the first message of a kind for which something holds, once it came. */
export type Seat = {
  send: (message: ClientMessage) => void
  heard: <T extends ServerMessage['type']>(type: T, holds?: (message: MessageOf<T>) => boolean) => Promise<MessageOf<T>>
  close: () => void
}

/** What a line asks for a seat: of the join call, or the create call. */
type Asked = Pick<Extract<ClientMessage, { type: 'join_room' }>, 'roomCode' | 'nickname' | 'userId' | 'token'>

const withinMs = 10_000

/** Opens a line to the hub at `roomsUrl`, with the cookies of whoever sits there, and takes the seat. Throws where it is not given. */
export async function openSeat(roomsUrl: string, cookie: string, asked: Asked): Promise<Seat> {
  const socket = new WebSocket(`${roomsUrl.replace('http', 'ws')}/ws?version=${roomsVersion}&floor=${roomsVersion}`, {
    headers: { origin: roomsUrl, cookie },
  })
  const told: ServerMessage[] = []
  socket.addEventListener('message', ({ data }) => told.push(ServerMessage.parse(JSON.parse(String(data)))))
  const next = (event: 'open' | 'message'): Promise<void> =>
    new Promise((resolve, reject) => {
      const end = (why: string) => reject(new Error(`a room’s line ${why} before ${event}`))
      const timer = setTimeout(() => end('was silent'), withinMs)
      socket.addEventListener(event, () => resolve(clearTimeout(timer)), { once: true })
      socket.addEventListener('close', () => end('was closed'), { once: true })
    })
  await next('open')
  const send: Seat['send'] = (message) => socket.send(JSON.stringify(message))
  const heard: Seat['heard'] = async (type, holds = () => true) => {
    for (;;) {
      const found = told.find(
        (one): one is MessageOf<typeof type> => one.type === type && holds(one as MessageOf<typeof type>),
      )
      if (found !== undefined) return found
      const refusal = told.find((one) => one.type === 'error')
      if (refusal !== undefined) throw new Error(`a room refused: ${refusal.message}`)
      await next('message')
    }
  }
  send({ type: 'join_room', ...asked })
  await heard('room_joined')
  return { send, heard, close: () => socket.close() }
}
