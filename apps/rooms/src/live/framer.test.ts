import type { ServerMessage } from '@seraph/schema/rooms/server'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'

import type { Encoded } from './encode.ts'
import { openFramer } from './framer.ts'

const encoded = (text: string): Encoded<ServerMessage> => Buffer.from(text) as unknown as Encoded<ServerMessage>

test('frames of any length are read between those of the library, in order', async () => {
  const texts = [1, 125, 126, 65_535, 65_536].map((length) =>
    'ä'.repeat(length >> 1).padEnd(length - (length >> 1), '.'),
  )
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  const frameOf = openFramer()
  server.on('connection', (socket, request) => {
    for (const text of texts) {
      request.socket.write(frameOf(encoded(text)))
      socket.send('own')
    }
    socket.close(4_005)
  })
  const heard: [text: string, isBinary: boolean][] = []
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  client.on('message', (data: Buffer, isBinary) => heard.push([data.toString(), isBinary]))
  expect((await once(client, 'close'))[0]).toBe(4_005)
  expect(heard).toEqual(texts.flatMap((text) => [text, 'own']).map((text) => [text, false]))
  server.close()
})

test('who is sent the same is given the same bytes, and another message never the former’s', () => {
  const frameOf = openFramer()
  const [one, other] = [encoded('one'), encoded('another')]
  const frame = frameOf(one)
  expect(frameOf(one)).toBe(frame)
  expect(frameOf(other).subarray(2)).toEqual(other)
  expect(frameOf(one).subarray(2)).toEqual(one)
})
