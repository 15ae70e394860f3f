import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { Socket } from 'node:net'

/**
 * The floor of a fan-out: sockets and nothing else. A frame that a member sends is encoded once and written to every socket of its room; no
 * sessions, no JSON, no versions, no limits, no signs of life.
 */
const rooms = new Map<string, Set<Socket>>()

const server = createServer((_request, reply) => reply.end())
server.on('upgrade', (request, socket: Socket) => {
  const key = `${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`
  const accept = createHash('sha1').update(key).digest('base64')
  socket.setNoDelay(true)
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
  )
  let room: Set<Socket> | undefined
  let rest: Buffer | undefined
  socket.on('data', (chunk: Buffer) => {
    const data = rest === undefined ? chunk : Buffer.concat([rest, chunk])
    let at = 0
    for (;;) {
      const payload = payloadAt(data, at)
      if (payload === undefined) break
      at = payload.to
      if (room === undefined) {
        const name = payload.bytes.toString().slice('join '.length)
        room = rooms.get(name) ?? new Set()
        rooms.set(name, room.add(socket))
        socket.write(encode(Buffer.from('joined')))
      } else {
        const frame = encode(payload.bytes)
        for (const member of room) member.write(frame)
      }
    }
    rest = at === data.length ? undefined : data.subarray(at)
  })
  socket.on('error', () => undefined)
  socket.once('close', () => room?.delete(socket))
})
process.on('SIGTERM', () => process.exit(0))
server.listen(Number(process.env['PORT']), '127.0.0.1')

/** The unmasked payload of a client's frame, once it is whole. */
function payloadAt(data: Buffer, at: number): { bytes: Buffer; to: number } | undefined {
  if (data.length < at + 2) return undefined
  const short = (data[at + 1] ?? 0) & 0x7f
  const head = at + (short === 126 ? 4 : 2)
  if (data.length < head + 4) return undefined
  const length = short === 126 ? data.readUInt16BE(at + 2) : short
  const from = head + 4
  if (data.length < from + length) return undefined
  const bytes = Buffer.from(data.subarray(from, from + length))
  for (let index = 0; index < length; index += 1) bytes[index] = (bytes[index] ?? 0) ^ (data[head + (index & 3)] ?? 0)
  return { bytes, to: from + length }
}

function encode(payload: Buffer): Buffer {
  const isShort = payload.length < 126
  const head = Buffer.alloc(isShort ? 2 : 4)
  head[0] = 0x81
  head[1] = isShort ? payload.length : 126
  if (!isShort) head.writeUInt16BE(payload.length, 2)
  return Buffer.concat([head, payload])
}
