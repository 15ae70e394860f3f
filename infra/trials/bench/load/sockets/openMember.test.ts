import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

import { expect, test } from 'vitest'
import { WebSocketServer } from 'ws'

import { openMember } from './openMember.ts'

test('a member takes its seat, gives signs of life without being told of them, and knows how it was closed', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  const heard: string[] = []
  server.on('connection', (socket) => {
    socket.send('{"type":"connected"}')
    socket.on('message', (data: Buffer) => {
      const { type } = JSON.parse(data.toString()) as { type: string }
      heard.push(type)
      if (type === 'join_room') {
        socket.send('{"type":"room_joined","version":3}')
        socket.send('{"type":"heartbeat","version":5}')
      } else socket.close(4_005)
    })
  })
  const closed = Promise.withResolvers<number>()
  const seat = { room: 0, roomId: 'r', code: 'c', nickname: 'n', userId: 'u', token: 't', cookie: '' }
  const { port } = server.address() as AddressInfo
  const member = await openMember('seraph', port, seat, { onClose: closed.resolve })
  expect(await closed.promise).toBe(4_005)
  expect(heard).toEqual(['join_room', 'heartbeat'])
  expect(member).toMatchObject({ version: 3, closedBy: 4_005 })
  server.close()
})
