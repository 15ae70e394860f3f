import { RedisUrl } from '@seraph/service/redisUrl'
import { z } from 'zod'

const emptyIsUnset = (value: unknown): unknown => (value === '' ? undefined : value)
const optional = <Shape extends z.ZodType>(shape: Shape) => z.preprocess(emptyIsUnset, shape.optional())

const Env = z.object({
  DATABASE_URL: z.url(),
  REDIS_URL: RedisUrl,
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3002),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /** The address that people type, for the check of `Origin`. */
  PUBLIC_URL: optional(z.url()),
  /** Whose X-Forwarded-Host and X-Forwarded-For are believed: addresses or CIDRs, comma-separated (ruling 15). */
  TRUSTED_PROXIES: optional(z.string()),
  /** Channels in Redis begin with it; the braces keep keys in one slot of a cluster. */
  REDIS_PREFIX: z.string().default('{seraph}'),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
})
export type Env = z.infer<typeof Env>

/** Reads the settings; throws one sentence a wrong one. The only reader of `process.env` here. */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const parsed = Env.safeParse(source)
  if (parsed.success) return parsed.data
  const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The settings are not usable. ${wrong.join('; ')}`)
}
