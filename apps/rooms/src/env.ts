import { RedisUrl } from '@seraph/service/redis/redisUrl'
import { helpLinesSetting } from '@seraph/service/settings/helpLinesSetting'
import { optionalSetting } from '@seraph/service/settings/optionalSetting'
import { readSettings } from '@seraph/service/settings/readSettings'
import { z } from 'zod'

const Env = z.object({
  DATABASE_URL: z.url(),
  REDIS_URL: RedisUrl,
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3002),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /** Whether a request's line in the log tells whose it was. */
  LOG_ADDRESSES: z
    .enum(['true', 'false'])
    .default('true')
    .transform((text) => text === 'true'),
  /** The address that people type, for the check of `Origin`. */
  PUBLIC_URL: optionalSetting(z.url()),
  /** Whose X-Forwarded-Host and X-Forwarded-For are believed: addresses or CIDRs, comma-separated (rule 15). */
  TRUSTED_PROXIES: optionalSetting(z.string()),
  /** Help lines for children in distress, by country: `United States, USA = Call or text 988 | Canada = …`; none is made up (rule 33). */
  HELP_LINES: helpLinesSetting,
  /** Channels in Redis begin with it; the braces keep keys in one slot of a cluster. */
  REDIS_PREFIX: z.string().default('{seraph}'),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  /** Sockets that one address may hold on one hub (SPEC 1.7). */
  SOCKETS_PER_ADDRESS: z.coerce.number().int().min(1).default(2_000),
  /**
   * Whether answers that the built-in judge isn't sure of go to the
   * worker's model (rule 36), and as for the api, how long and how many.
   */
  OPENAI_API_KEY: optionalSetting(z.string()),
  MODEL_WAIT_MS: z.coerce.number().int().min(100).max(60_000).default(8_000),
  MODEL_LIMIT_ADDRESS: z.coerce.number().int().min(0).default(3_000),
})
export type Env = z.infer<typeof Env>

/** Reads the settings; throws one sentence a wrong one. The only reader of `process.env` here. */
export const readEnv = (source: NodeJS.ProcessEnv): Env => readSettings(Env, source)
