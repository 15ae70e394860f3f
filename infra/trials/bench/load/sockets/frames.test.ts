import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

import { expect, test } from 'vitest'
import { WebSocketServer } from 'ws'

import { frameReader, textFrame } from './frames.ts'
import { openSocket } from './openSocket.ts'

const frame = (text: string): Buffer => {
  const unmasked = textFrame(text)
  const head = unmasked.length - 4 - Buffer.byteLength(text)
  const bytes = Buffer.concat([unmasked.subarray(0, head), unmasked.subarray(head + 4)])
  bytes[1] = (bytes[1] ?? 0) & 0x7f
  return bytes
}

test('frames are cut out of any pieces', () => {
  const texts = ['a', 'b'.repeat(200), 'ü'.repeat(40_000), '']
  const heard = (given: readonly string[], size: number): string[] => {
    const all = Buffer.concat(given.map(frame))
    const told: string[] = []
    const read = frameReader((_, payload) => told.push(payload.toString()))
    for (let at = 0; at < all.length; at += size) read(all.subarray(at, at + size))
    return told
  }
  const short = texts.filter(({ length }) => length < 1_000)
  for (const size of [1, 3]) expect(heard(short, size)).toEqual(short)
  for (const size of [130, 70_000, 100_000]) expect(heard(texts, size)).toEqual(texts)
})

test('a socket speaks with a real server, both ways, and hears how it is closed', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  server.on('connection', (socket, request) => {
    socket.send(`cookie ${request.headers.cookie}`)
    socket.on('message', (data: Buffer) => {
      socket.send(`heard ${data.toString().length}`)
      if (data.toString() === 'end') socket.close(4_007)
    })
  })
  const told: string[] = []
  const { port } = server.address() as AddressInfo
  const closed = Promise.withResolvers<number>()
  const socket = openSocket({
    port,
    path: '/ws',
    headers: { cookie: 'a=1' },
    onText: (payload) => told.push(payload.toString()),
    onClose: closed.resolve,
  })
  await socket.isOpen
  for (const text of ['x', 'y'.repeat(1_000), 'end']) socket.send(text)
  expect(await closed.promise).toBe(4_007)
  expect(told).toEqual(['cookie a=1', 'heard 1', 'heard 1000', 'heard 3'])
  server.close()
})

test('a server that refuses or is not there is a close without a code', async () => {
  const closed = Promise.withResolvers<number>()
  const socket = openSocket({ port: 1, path: '/', headers: {}, onText: () => undefined, onClose: closed.resolve })
  await expect(socket.isOpen).rejects.toThrow('closed')
  expect(await closed.promise).toBe(1_006)
})
