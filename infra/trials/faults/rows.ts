import type { Row } from './row.ts'
import { clientGone, clockWrong } from './rows/clientGone.ts'
import { clockTurned, clocksTurned } from './rows/clocksTurned.ts'
import { diskFull } from './rows/diskFull.ts'
import { eventHubKilled, eventPostgresGone, eventRedisGone, eventWhole } from './rows/eventFaults.ts'
import { hubKilled } from './rows/hubKilled.ts'
import { hubKilledTogether } from './rows/hubKilledTogether.ts'
import { migrationFails, twoMigrators } from './rows/migrations.ts'
import { modelFaults, promptInjections } from './rows/modelFaults.ts'
import { poolExhausted, postgresGone, postgresKilled, postgresSilent, postgresSlow } from './rows/postgresGone.ts'
import { powerLost } from './rows/powerLost.ts'
import { reconnectStorm } from './rows/reconnectStorm.ts'
import { redisFlushed, redisGone, redisKilled, redisKilledAof, redisPaused, redisSilent } from './rows/redisGone.ts'
import { remarkKilled, revisionsAtOnce } from './rows/remarkKilled.ts'
import { rollingRestart } from './rows/rollingRestart.ts'
import { sameSubmission } from './rows/sameSubmission.ts'
import { strangersClient } from './rows/strangersClient.ts'
import { workerKilled, workerKilledTwice, workerStopped } from './rows/workerKilled.ts'

/** The fault table, in its order; its last row, random faults, is asked for by itself. */
export const rows: readonly Row[] = [
  workerKilled,
  workerKilledTwice,
  workerStopped,
  remarkKilled,
  revisionsAtOnce,
  hubKilled,
  hubKilledTogether,
  eventHubKilled,
  eventPostgresGone,
  eventRedisGone,
  eventWhole,
  rollingRestart,
  redisKilled,
  redisKilledAof,
  redisPaused,
  redisSilent,
  redisGone,
  redisFlushed,
  postgresKilled,
  postgresGone,
  postgresSilent,
  postgresSlow,
  poolExhausted,
  powerLost,
  sameSubmission,
  clientGone,
  clockWrong,
  clockTurned,
  clocksTurned,
  modelFaults,
  promptInjections,
  diskFull,
  migrationFails,
  twoMigrators,
  reconnectStorm,
  strangersClient,
]
