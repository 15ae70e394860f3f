import { startThrowAway } from '../local/stores/dataServices.ts'
import { hasDocker } from './compose/hasDocker.ts'

export type Services = {
  kind: 'containers' | 'embedded'
  databaseUrl: string
  redisUrl: string
  stop: () => Promise<void>
}

/**
 * A real PostgreSQL and a real Redis for tests: containers where a Docker engine answers, else embedded PostgreSQL and a local
 * redis-server. `SERAPH_TEST_SERVICES=containers|embedded` decides instead.
 */
export async function startServices(): Promise<Services> {
  const wanted = process.env['SERAPH_TEST_SERVICES']
  const isDocker = wanted === undefined ? hasDocker() : wanted === 'containers'
  return isDocker ? startContainers() : startEmbedded()
}

async function startContainers(): Promise<Services> {
  process.env['TESTCONTAINERS_RYUK_DISABLED'] ??= 'true'
  const [{ PostgreSqlContainer }, { RedisContainer }] = await Promise.all([
    import('@testcontainers/postgresql'),
    import('@testcontainers/redis'),
  ])
  const [postgres, redis] = await Promise.all([
    new PostgreSqlContainer('postgres:17')
      .withDatabase('seraph')
      .withCommand(['postgres', '-c', 'fsync=off', '-c', 'max_connections=300'])
      .start(),
    new RedisContainer('redis:8').start(),
  ])
  return {
    kind: 'containers',
    databaseUrl: postgres.getConnectionUri(),
    redisUrl: redis.getConnectionUrl(),
    stop: async () => {
      await Promise.all([postgres.stop(), redis.stop()])
    },
  }
}

async function startEmbedded(): Promise<Services> {
  return { kind: 'embedded', ...(await startThrowAway('test')) }
}
