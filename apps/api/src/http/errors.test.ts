import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'

import { fastify } from 'fastify'
import { expect, test } from 'vitest'

import { addErrors } from './errors.ts'

test('a client that leaves in the middle of its call isn’t called the database’s absence', async () => {
  const lines: string[] = []
  const app = fastify({ logger: { stream: { write: (line) => void lines.push(line) } } })
  addErrors(app)
  app.post('/call', () => 'done')
  const failed = new Promise<Error>((resolve) => {
    app.addHook('onError', (_request, _reply, error, done) => {
      resolve(error)
      done()
    })
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  const head = 'POST /call HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{'
  const asked = once(app.server, 'request')
  socket.write(head)
  await asked
  socket.resetAndDestroy()
  expect(await failed).toMatchObject({ code: 'ECONNRESET' })
  await app.close()
  expect(lines.join('')).not.toMatch(/database is away|unforeseen/)
})
