import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = {
  registry: Registry
  requestSeconds: Histogram<'method' | 'route' | 'status'>
  jobsFailed: Counter<'job'>
  modelSeconds: Histogram<'outcome'>
  modelTokens: Counter<'kind'>
  evaluations: Counter<'judged_by'>
  distress: Counter<'kind' | 'box'>
  socketsOpen: Gauge
  socketsOpened: Counter
  jobs: Gauge<'state'>
  oldestWaiting: Gauge
  breakerOpen: Gauge
  scheduleAge: Gauge<'schedule'>
  cleaningRefused: Gauge
  redisUp: Gauge
  databaseConnections: Gauge<'state'>
  /** Has a gauge filled whenever somebody reads the metrics; what `fill` throws leaves it as it was. */
  beforeReading: (fill: () => unknown) => void
  /** Prometheus' text, of this moment. */
  read: () => Promise<string>
}

/** A registry of its own for each process (and each test), so that nothing is counted twice. */
export function openMetrics(options: { name: string }): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const fills: (() => unknown)[] = []
  registry.setDefaultLabels({ process: options.name })
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'seraph_request_seconds',
      help: 'Time to answer a request',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 10],
      registers: [registry],
    }),
    jobsFailed: new Counter({
      name: 'seraph_jobs_failed_total',
      help: 'Jobs that were given up',
      labelNames: ['job'],
      registers: [registry],
    }),
    modelSeconds: new Histogram({
      name: 'seraph_model_seconds',
      help: 'Time of a model call by its outcome',
      labelNames: ['outcome'],
      buckets: [0.25, 0.5, 1, 2, 4, 8, 16, 32, 90],
      registers: [registry],
    }),
    modelTokens: new Counter({
      name: 'seraph_model_tokens_total',
      help: 'Tokens sent to and received from the model',
      labelNames: ['kind'],
      registers: [registry],
    }),
    evaluations: new Counter({
      name: 'seraph_evaluations_total',
      help: 'Answers marked, by who judged',
      labelNames: ['judged_by'],
      registers: [registry],
    }),
    distress: new Counter({
      name: 'seraph_distress_total',
      help: 'Texts in which distress was found, by what it speaks of and where it was written',
      labelNames: ['kind', 'box'],
      registers: [registry],
    }),
    socketsOpen: new Gauge({ name: 'seraph_sockets_open', help: 'Live sockets on this hub', registers }),
    socketsOpened: new Counter({
      name: 'seraph_sockets_opened_total',
      help: 'Sockets taken in by this hub',
      registers,
    }),
    jobs: new Gauge({
      name: 'seraph_jobs',
      help: 'Jobs in the queue that all processes share, by their state; each api tells the same',
      labelNames: ['state'],
      registers,
    }),
    oldestWaiting: new Gauge({
      name: 'seraph_oldest_waiting_evaluation_seconds',
      help: 'How long the oldest answer has waited for the model, 0 where none does; each worker tells the same',
      registers,
    }),
    breakerOpen: new Gauge({
      name: 'seraph_model_breaker_open',
      help: '1 while this worker leaves a failing model alone',
      registers,
    }),
    scheduleAge: new Gauge({
      name: 'seraph_schedule_age_seconds',
      help: 'How long ago what runs again and again began last; each worker tells the same',
      labelNames: ['schedule'],
      registers,
    }),
    cleaningRefused: new Gauge({
      name: 'seraph_cleaning_refused',
      help: '1 while the cleaning up of old records waits for a person; each worker tells the same',
      registers,
    }),
    redisUp: new Gauge({ name: 'seraph_redis_up', help: 'Whether Redis is there for this process', registers }),
    databaseConnections: new Gauge({
      name: 'seraph_database_connections',
      help: 'Connections of the pool in use and idle, and calls that wait for one',
      labelNames: ['state'],
      registers,
    }),
    beforeReading: (fill) => fills.push(fill),
    async read() {
      await Promise.allSettled(fills.map(async (fill) => fill()))
      return registry.metrics()
    },
  }
}
