import { fastify } from 'fastify'
import type { FastifyInstance } from 'fastify'

/** A bare Fastify without a log, at the address that `PORT` says; `add` adds what it serves. */
export async function listen(add: (app: FastifyInstance) => void): Promise<void> {
  const app = fastify()
  app.get('/healthz', () => ({ status: 'ok' }))
  add(app)
  process.on('SIGTERM', () => process.exit(0))
  await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
}
