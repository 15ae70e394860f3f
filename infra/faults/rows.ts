import type { Row } from './row.ts'
import { clientGone, clockWrong } from './rows/clientGone.ts'
import { diskFull } from './rows/diskFull.ts'
import { hubKilled } from './rows/hubKilled.ts'
import { migrationFails, twoMigrators } from './rows/migrations.ts'
import { modelFaults, promptInjections } from './rows/modelFaults.ts'
import { poolExhausted, postgresGone, postgresKilled, postgresSilent, postgresSlow } from './rows/postgresGone.ts'
import { reconnectStorm } from './rows/reconnectStorm.ts'
import { redisGone, redisKilled, redisKilledAof, redisPaused, redisSilent } from './rows/redisGone.ts'
import { rollingRestart } from './rows/rollingRestart.ts'
import { sameSubmission } from './rows/sameSubmission.ts'
import { workerKilled, workerKilledTwice, workerStopped } from './rows/workerKilled.ts'

/** The fault table, in its order; its last row, random faults, is asked for by itself. */
export const rows: readonly Row[] = [
  workerKilled,
  workerKilledTwice,
  workerStopped,
  hubKilled,
  rollingRestart,
  redisKilled,
  redisKilledAof,
  redisPaused,
  redisSilent,
  redisGone,
  postgresKilled,
  postgresGone,
  postgresSilent,
  postgresSlow,
  poolExhausted,
  sameSubmission,
  clientGone,
  clockWrong,
  modelFaults,
  promptInjections,
  diskFull,
  migrationFails,
  twoMigrators,
  reconnectStorm,
]
