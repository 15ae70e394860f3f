import { createServer } from 'node:http'

import { createAdapter } from '@socket.io/redis-adapter'
import { createClient } from 'redis'
import { Server } from 'socket.io'

/** socket.io with its Redis adapter: what a member sends goes to its room, on every process. */
const publisher = createClient({ url: process.env['REDIS_URL'] ?? '' })
const subscriber = publisher.duplicate()
await Promise.all([publisher.connect(), subscriber.connect()])

const http = createServer((_request, reply) => reply.end())
const server = new Server(http, { transports: ['websocket'], adapter: createAdapter(publisher, subscriber) })
server.on('connection', (socket) => {
  let room = ''
  socket.on('join', async (name: string) => {
    room = name
    await socket.join(name)
    socket.emit('joined')
  })
  socket.on('event', (event: string) => server.to(room).emit('event', event))
})
process.on('SIGTERM', () => process.exit(0))
http.listen(Number(process.env['PORT']), '127.0.0.1')
