import { RedisUrl } from '@seraph/service/redis/redisUrl'
import { emptyIsUnset } from '@seraph/service/settings/emptyIsUnset'
import { optionalSetting } from '@seraph/service/settings/optionalSetting'
import { readSettings } from '@seraph/service/settings/readSettings'
import { z } from 'zod'

const Env = z.object({
  DATABASE_URL: z.url(),
  REDIS_URL: RedisUrl,
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3003),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /** Keys and channels in Redis begin with it; the same as the api's. */
  REDIS_PREFIX: z.string().default('{seraph}'),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  /** How many jobs this process has in hand at once; most of them wait for the model. */
  WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(1_000).default(50),
  /** How often the sweeps look for what a lost job has left. */
  SWEEP_MS: z.coerce.number().int().min(100).default(2_500),
  /** How often deletions become final and old texts go. */
  CLEAN_UP_MS: z.coerce.number().int().min(1_000).default(3_600_000),
  /** Any endpoint that speaks as OpenAI's does; without a key no model is asked. */
  OPENAI_API_KEY: optionalSetting(z.string()),
  OPENAI_BASE_URL: optionalSetting(z.url()),
  OPENAI_MODEL: z.preprocess(emptyIsUnset, z.string().default('gpt-4o-mini')),
  /**
   * Calls to the model in a day (UTC), of all workers together and for whatever
   * they are asked; beyond it the built-in judge and the verses answer.
   */
  MODEL_LIMIT_DAY: z.coerce.number().int().min(0).default(20_000),
})
export type Env = z.infer<typeof Env>

/** Reads the settings; throws one sentence a wrong one. The only reader of `process.env` here. */
export const readEnv = (source: NodeJS.ProcessEnv): Env => readSettings(Env, source)
