import type { FastifyInstance } from 'fastify'
import type { Metrics } from './metrics.ts'

/** Any of our Fastify apps, whatever type provider it uses. */
type App = Pick<FastifyInstance, 'get' | 'addHook'>

/**
 * Adds `/healthz` (the process lives), `/readyz` (each dependency by name; 503 unless all of `required` answer within 1 s) and
 * `/metrics` (Prometheus text), and times every request.
 */
export function addHealth(
  app: App,
  options: {
    metrics: Metrics
    required: Record<string, () => Promise<unknown>>
    optional: Record<string, () => Promise<unknown>>
  },
): void {
  app.get('/healthz', { logLevel: 'warn' }, () => ({ status: 'ok' }))
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const [required, optional] = await Promise.all([probe(options.required), probe(options.optional)])
    const isReady = Object.values(required).every((state) => state === 'up')
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready', ...required, ...optional })
  })
  app.get('/metrics', { logLevel: 'warn' }, async (_request, reply) =>
    reply.type(options.metrics.registry.contentType).send(await options.metrics.read()),
  )
  app.addHook('onResponse', (request, reply, done) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: String(reply.statusCode),
    }
    options.metrics.requestSeconds.observe(labels, reply.elapsedTime / 1_000)
    done()
  })
}

async function probe(dependencies: Record<string, () => Promise<unknown>>): Promise<Record<string, 'up' | 'down'>> {
  const states = Object.entries(dependencies).map(async ([name, ask]) => [name, await isUp(ask)] as const)
  return Object.fromEntries(await Promise.all(states))
}

async function isUp(ask: () => Promise<unknown>): Promise<'up' | 'down'> {
  const silence = new Promise<'down'>((resolve) => {
    setTimeout(() => resolve('down'), 1_000).unref()
  })
  return Promise.race([
    ask().then(
      () => 'up' as const,
      () => 'down' as const,
    ),
    silence,
  ])
}
