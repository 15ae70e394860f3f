import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { text } from 'node:stream/consumers'

/** A request as it reached the upstream: `connection` numbers the gateway's connections to it from 1. */
export type SeenRequest = { method: string; url: string; cookie: string; connection: number }

/** An upstream that notes every request and tells each asker what it understood of theirs. */
export type Recorder = {
  url: string
  port: number
  seen: SeenRequest[]
  /** What arrived on the gateway's connections and was no HTTP: bytes that the gateway didn't frame. */
  unframed: string[]
  close: () => void
}

/** What the recorder replies, as JSON. */
export type Echo = { url: string; cookie: string; body: string }

/** A request that a gateway framed, though its method is unknown here. */
const beginsRequest = /^[\w-]+ \/\S* HTTP\/1\.1\r\nHost: /

/** As Fastify has it: an idle connection outlives the gateways' use of it. */
const keepAliveTimeout = 72_000

/** Opens a recorder on 127.0.0.1. It accepts upgrades and echoes what comes through them. */
export async function openRecorder(): Promise<Recorder> {
  const seen: SeenRequest[] = []
  const unframed: string[] = []
  const numbers = new WeakMap<Duplex, number>()
  let connections = 0
  const note = ({ method = '', url = '', headers, socket }: IncomingMessage): Omit<Echo, 'body'> => {
    const cookie = headers.cookie ?? ''
    seen.push({ method, url, cookie, connection: numbers.get(socket) ?? 0 })
    return { url, cookie }
  }
  const server = createServer({ maxHeaderSize: 65_536, keepAliveTimeout }, (incoming, reply) => {
    const known = note(incoming)
    text(incoming).then(
      (body) => reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ ...known, body })),
      () => reply.destroy(),
    )
  })
  server.on('connection', (socket: Socket) => {
    numbers.set(socket, (connections += 1))
    socket.on('error', () => undefined)
  })
  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex) => {
    note(incoming)
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
    socket.pipe(socket)
  })
  server.on('clientError', (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket) => {
    const packet = error.rawPacket?.toString('latin1') ?? ''
    if (error.code?.startsWith('HPE_') && error.code !== 'HPE_INVALID_EOF_STATE' && !beginsRequest.test(packet))
      unframed.push(`${error.message}: ${packet.slice(0, 200)}`)
    socket.destroy()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = (): void => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${port}`, port, seen, unframed, close }
}
