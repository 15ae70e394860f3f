import { openDatabaseClock } from '@seraph/db/databaseClock'
import { openDatabase } from '@seraph/db/open'
import type { Database } from '@seraph/db/open'
import { listOpenSeasons, listPreviewedSeasons } from '@seraph/db/queries/seasons/openSeasons'
import type { PoolWatch } from '@seraph/db/watchedPool'
import { openCallLimit } from '@seraph/service/limits/callLimit'
import type { CallLimit } from '@seraph/service/limits/callLimit'
import type { Clock } from '@seraph/service/clock'
import { openFloodLimit } from '@seraph/service/limits/floodLimit'
import type { FloodLimit } from '@seraph/service/limits/floodLimit'
import { openGuessLimit } from '@seraph/service/limits/guessLimit'
import type { GuessLimit } from '@seraph/service/limits/guessLimit'
import { openLog } from '@seraph/service/log/log'
import type { Log } from '@seraph/service/log/log'
import { measurePool, measureQueue, measureRedis } from '@seraph/service/redis/measureStores'
import { openMetrics } from '@seraph/service/metrics'
import type { Metrics } from '@seraph/service/metrics'
import { openNumberSeal } from '@seraph/service/numberSeal'
import type { NumberSeal } from '@seraph/service/numberSeal'
import { openQueue } from '@seraph/service/queue/queue'
import type { JobQueue } from '@seraph/service/queue/queue'
import { closeRedis, openRedis } from '@seraph/service/redis/redis'
import type { RedisClient } from '@seraph/service/redis/redis'
import { openReplies } from '@seraph/service/queue/replies'
import type { Replies } from '@seraph/service/queue/replies'

import { adminMark } from './adminMark.ts'
import type { Env } from './env.ts'
import { guessRules } from './numbers/guessRules.ts'
import type { Guessed } from './numbers/guessRules.ts'
import { openCoachVerses } from './season/coachVerses.ts'
import type { CoachVerses } from './season/coachVerses.ts'
import { openLateCalls } from './http/lateCalls.ts'
import type { LateCalls } from './http/lateCalls.ts'
import { openMemoryCache } from './memoryCache.ts'
import type { MemoryCache } from './memoryCache.ts'
import { openSeasonCache } from './season/seasonCache.ts'
import type { SeasonCache } from './season/seasonCache.ts'

/** All that the api reaches the world with. */
export type Deps = {
  env: Env
  db: Database
  lateCalls: LateCalls
  redis: RedisClient
  queue: JobQueue
  replies: Replies
  seasons: SeasonCache
  /** Those that only the admin sees (rule 193). */
  previews: SeasonCache
  coachVerses: CoachVerses
  memory: MemoryCache
  guessLimit: GuessLimit<Guessed>
  callLimit: CallLimit<
    | 'register'
    | 'claim'
    | 'register_in_team'
    | 'available_gems'
    | 'appeal'
    | 'error_report'
    | 'model'
    | 'coach'
    | 'coach_question'
    | 'coach_request'
    | 'seat_request'
  >
  floodLimit: FloodLimit<
    | 'evaluate_player'
    | 'evaluate_guests'
    | 'evaluate_address'
    | 'event_sets'
    | 'event_drafts'
    | 'event_notes'
    | 'rehearsal_drafts'
  >
  /** Aborted when this process begins to end: whoever waits long then answers with what there is. */
  closing: AbortController
  /** The mark of `ADMIN_SECRET`; undefined where there is no admin. */
  adminMark: Buffer | undefined
  /** Seals and opens players' secret numbers. */
  numberSeal: NumberSeal
  /** What is dated goes by it: the database's time. */
  clock: Clock
  log: Log
  metrics: Metrics
  close: () => Promise<void>
}

/** How long a call waits, in milliseconds: for a connection, for a row that somebody else holds, and for a database that is stuck. */
export type Patience = { connectMs: number; lockMs: number; lateMs: number }

/** With what else a call takes it is refused within 2 s. */
const patienceInPlay: Patience = { connectMs: 2_000, lockMs: 1_500, lateMs: 1_700 }

/** Opens everything; nothing of it waits for PostgreSQL or Redis to be there. */
export function openDeps(env: Env, given?: Clock, { connectMs, lockMs, lateMs } = patienceInPlay): Deps {
  const secrets = [env.ADMIN_SECRET, env.PLAYER_NUMBER_KEY, env.OPENAI_API_KEY, env.DATABASE_URL, env.REDIS_URL]
  const log = openLog({ name: 'api', level: env.LOG_LEVEL, secrets, hasAddresses: env.LOG_ADDRESSES })
  const metrics = openMetrics({ name: 'api' })
  let watch: PoolWatch | undefined
  const db = openDatabase({
    url: env.DATABASE_URL,
    poolSize: env.DATABASE_POOL,
    connectMs,
    lockMs,
    statementMs: 5_000,
    onError: (error) => log.warn({ err: error }, 'an idle database connection died'),
    onOpen: (pool) => {
      measurePool(metrics, pool.state)
      watch = pool.watch
    },
  })
  const databaseClock = openDatabaseClock(db, (error) => log.debug({ err: error }, 'the database’s time is not known'))
  const clock = given ?? databaseClock.clock
  if (watch === undefined) throw new Error('The pool has no watch.')
  const lateCalls = openLateCalls({ watch, log, lateMs })
  const redis = openRedis({ url: env.REDIS_URL, log })
  const queue = openQueue({ url: env.REDIS_URL, prefix: env.REDIS_PREFIX, log })
  measureRedis(metrics, redis)
  measureQueue(metrics, queue)
  const replies = openReplies({ url: env.REDIS_URL, prefix: env.REDIS_PREFIX, log })
  const seasons = openSeasonCache({ db, log, env, list: listOpenSeasons, none: undefined })
  const previews = openSeasonCache({ db, log, env, list: listPreviewedSeasons, none: new Map() })
  const memory = openMemoryCache({ db, log, env })
  return {
    env,
    db,
    lateCalls,
    redis,
    queue,
    replies,
    seasons,
    previews,
    coachVerses: openCoachVerses({ db, clock, log }),
    memory,
    guessLimit: openGuessLimit({
      redis,
      prefix: env.REDIS_PREFIX,
      rules: guessRules(env),
    }),
    callLimit: openCallLimit({
      redis,
      prefix: env.REDIS_PREFIX,
      rules: {
        register: { address: env.REGISTER_LIMIT_ADDRESS, windowSeconds: 3_600 },
        claim: { address: env.CLAIM_LIMIT_ADDRESS, windowSeconds: 24 * 3_600 },
        coach_question: { address: env.COACH_QUESTION_LIMIT_ADDRESS, windowSeconds: 60 },
        register_in_team: { address: env.REGISTER_LIMIT_TEAM, windowSeconds: 86_400 },
        coach: { address: env.COACH_LIMIT_ADDRESS, windowSeconds: 3_600 },
        model: { address: env.MODEL_LIMIT_ADDRESS, windowSeconds: 3_600 },
        appeal: { address: env.APPEAL_LIMIT_PLAYER, windowSeconds: 600 },
        error_report: { address: env.REPORT_LIMIT_ADDRESS, windowSeconds: 3_600 },
        coach_request: { address: env.COACH_REQUEST_LIMIT_ADDRESS, windowSeconds: 3_600 },
        seat_request: { address: env.SEAT_REQUEST_LIMIT_ADDRESS, windowSeconds: 3_600 },
        available_gems: { address: env.GEMS_LIMIT_ADDRESS, windowSeconds: 3_600 },
      },
    }),
    floodLimit: openFloodLimit({
      redis,
      prefix: env.REDIS_PREFIX,
      rules: {
        evaluate_player: { calls: env.EVALUATE_LIMIT_PLAYER, windowSeconds: 300 },
        event_sets: { calls: 60, windowSeconds: 3_600 },
        // A scribe's, a second apart.
        event_drafts: { calls: 240, windowSeconds: 60 },
        event_notes: { calls: 20, windowSeconds: 60 },
        rehearsal_drafts: { calls: 3_000, windowSeconds: 60 },
        evaluate_guests: { calls: env.EVALUATE_LIMIT_GUESTS, windowSeconds: 60 },
        evaluate_address: { calls: env.EVALUATE_LIMIT_ADDRESS, windowSeconds: 60 },
      },
    }),
    closing: new AbortController(),
    adminMark: env.ADMIN_SECRET === undefined ? undefined : adminMark(env.ADMIN_SECRET),
    numberSeal: openNumberSeal(env.PLAYER_NUMBER_KEY),
    clock,
    log,
    metrics,
    close: async () => {
      databaseClock.close()
      lateCalls.close()
      seasons.close()
      previews.close()
      memory.close()
      replies.close()
      await queue.close()
      closeRedis(redis)
      await db.destroy()
    },
  }
}
