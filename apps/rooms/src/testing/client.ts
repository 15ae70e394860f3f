import { ServerMessage } from '@seraph/schema/rooms/server'
import { roomsVersion } from '@seraph/schema/rooms/version'
import { coachCookie, playerCookie } from '@seraph/service/session'
import { once } from 'node:events'
import { WebSocket } from 'ws'

export type Asked = {
  token?: string
  coachToken?: string
  origin?: string | undefined
  version?: string
  floor?: string
}

/** A client's end of the channel. */
export type Client = {
  socket: WebSocket
  send: (message: unknown) => void
  /** The next message that has not been taken yet. */
  next: () => Promise<ServerMessage>
  /** The close code and reason. */
  closed: Promise<{ code: number; reason: string }>
}

/** Connects as a page of the hub's own origin would, unless asked otherwise; rejects where the upgrade is refused. */
export async function connectClient(address: string, asked: Asked = {}): Promise<Client> {
  const url = new URL('/ws', address.replace('http', 'ws'))
  const version = asked.version ?? String(roomsVersion)
  if (version !== '') url.searchParams.set('version', version)
  if (asked.floor !== undefined) url.searchParams.set('floor', asked.floor)
  const origin = 'origin' in asked ? asked.origin : address
  const cookies = [
    ...(asked.token === undefined ? [] : [`${playerCookie}=${asked.token}`]),
    ...(asked.coachToken === undefined ? [] : [`${coachCookie}=${asked.coachToken}`]),
  ]
  const socket = new WebSocket(url, {
    headers: { ...(cookies.length > 0 && { cookie: cookies.join('; ') }) },
    ...(origin !== undefined && { origin }),
  })
  const waiting: ((message: ServerMessage) => void)[] = []
  const arrived: ServerMessage[] = []
  socket.on('message', (data: Buffer) => {
    const message = ServerMessage.parse(JSON.parse(data.toString()))
    const take = waiting.shift()
    if (take === undefined) arrived.push(message)
    else take(message)
  })
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on('close', (code, reason) => resolve({ code, reason: reason.toString() }))
  })
  await once(socket, 'open')
  return {
    socket,
    send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    next: () => {
      const message = arrived.shift()
      return message === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(message)
    },
    closed,
  }
}
