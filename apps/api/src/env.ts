import { cleanPlayerCode } from '@seraph/domain/codes/cleanPlayerCode'
import { readCrosswordFrames } from '@seraph/service/crosswordFrames'
import { RedisUrl } from '@seraph/service/redis/redisUrl'
import { emptyIsUnset } from '@seraph/service/settings/emptyIsUnset'
import { helpLinesSetting } from '@seraph/service/settings/helpLinesSetting'
import { optionalSetting } from '@seraph/service/settings/optionalSetting'
import { readSettings } from '@seraph/service/settings/readSettings'
import { Operator } from '@seraph/schema/operator'
import { z } from 'zod'

/** A player code in any form that people write it in (rule 4). */
const WrittenCode = z.string().transform((text, context) => {
  const code = cleanPlayerCode(text)[0]
  if (code === undefined) context.addIssue('must be 4 to 10 letters and digits')
  return code ?? z.NEVER
})

const CrosswordFrames = z
  .string()
  .default('')
  .transform((text, context) => {
    const { frames, wrong } = readCrosswordFrames(text)
    for (const piece of wrong) context.addIssue(`"${piece}" is no CHAPTER=ADDRESS`)
    return frames
  })
const { paymentUrl, contactEmail, transparency } = Operator.shape
const link = optionalSetting(paymentUrl.unwrap())
const words = optionalSetting(z.string().trim().min(1))

const Env = z.object({
  DATABASE_URL: z.url(),
  REDIS_URL: RedisUrl,
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /** Whether a request's line in the log tells whose it was. */
  LOG_ADDRESSES: z
    .enum(['true', 'false'])
    .default('true')
    .transform((text) => text === 'true'),
  /** The address that people type, for links and the check of `Origin`. */
  PUBLIC_URL: optionalSetting(z.url()),
  /** Whose X-Forwarded-For is believed: addresses or CIDRs, comma-separated (rule 15). */
  TRUSTED_PROXIES: optionalSetting(z.string()),
  /** The admin's player code and the secret of the second step; without the secret there is no admin (rule 12). */
  ADMIN_PLAYER_CODE: optionalSetting(WrittenCode),
  ADMIN_SECRET: optionalSetting(z.string().min(16)),
  /**
   * What players' secret numbers are encrypted with: kept beside the
   * backup, never in it (rule 42). Without the key that they were made with
   * numbers can't be read, and coaches or the admin renew them.
   */
  PLAYER_NUMBER_KEY: z.string().min(32),
  /** Whether a browser that isn't proved for a player must give the number or the card too; off, the code alone signs in (rule 42). */
  PLAYER_LOGIN_ASKS_NUMBER: z
    .preprocess(emptyIsUnset, z.enum(['true', 'false']).default('true'))
    .transform((text) => text === 'true'),
  /** Whether evaluations that the built-in judge isn't sure of go to the worker's model (rule 29). */
  OPENAI_API_KEY: optionalSetting(z.string()),
  /** Help lines for children in distress, by country: `United States, USA = Call or text 988 | Canada = …`; none is made up (rule 33). */
  HELP_LINES: helpLinesSetting,
  /** Keys and channels in Redis begin with it; the braces keep them in one slot of a cluster. */
  REDIS_PREFIX: z.string().default('{seraph}'),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  /** How long the process serves on after it was told to end, so that whoever spreads calls finds another one. */
  DRAIN_MS: z.coerce.number().int().min(0).max(5_000).default(0),
  /** How long an evaluation may wait for the model, all in all (rule 29). */
  MODEL_WAIT_MS: z.coerce.number().int().min(100).max(60_000).default(8_000),
  /** How long coach help may wait for the model, so that its reply comes before the browser's 90 s are over (rule 33). */
  COACH_WAIT_MS: z.coerce.number().int().min(100).max(88_000).default(85_000),
  /** Chapters whose crossword is shown from another address: `6=https://a.example/x 7=https://…` (rule 32). */
  CROSSWORD_FRAMES: CrosswordFrames,
  /** Failed guesses of a code from one address, within ten minutes, before calls are slowed and then refused (rule 15). */
  GUESS_LIMIT_ADDRESS: z.coerce.number().int().min(1).default(100),
  /** Players whose number one address may get wrong within a day (rule 42). */
  GUESS_LIMIT_NUMBER_PLAYERS: z.coerce.number().int().min(1).default(60),
  /** Failed guesses of a room code from all addresses together, within ten minutes (rule 15). */
  GUESS_LIMIT_ROOM: z.coerce.number().int().min(1).default(1_000),
  /** How often one address may ask hosts for a taken seat in an hour (rule 14). */
  SEAT_REQUEST_LIMIT_ADDRESS: z.coerce.number().int().min(1).default(300),
  /** Wrong admin secrets from one address within ten minutes (rules 12 and 15). */
  GUESS_LIMIT_ADMIN: z.coerce.number().int().min(1).default(10),
  /** Whether a browser that hasn't held a coach's session must name the club too (rule 9). */
  COACH_LOGIN_ASKS_CLUB: z
    .preprocess(emptyIsUnset, z.enum(['true', 'false']).default('true'))
    .transform((text) => text === 'true'),
  /** Whether players and teams wait for the coach or the admin before they first appear on public lists (rule 148). */
  REVIEW_PUBLIC_NAMES: z
    .preprocess(emptyIsUnset, z.enum(['true', 'false']).default('false'))
    .transform((text) => text === 'true'),
  /** Failed guesses of a coach code from one address, and from all together, within an hour (rule 15). */
  GUESS_LIMIT_COACH_ADDRESS: z.coerce.number().int().min(1).default(40),
  GUESS_LIMIT_COACH: z.coerce.number().int().min(1).default(100),
  /** Requests for a coach code from one address in an hour (rule 15). */
  COACH_REQUEST_LIMIT_ADDRESS: z.coerce.number().int().min(1).default(20),
  /** Codes that one address may create in an hour (rule 15). */
  REGISTER_LIMIT_ADDRESS: z.coerce.number().int().min(1).default(600),
  /** Players without a number whom one address may sign in as within a day (rule 42). */
  CLAIM_LIMIT_ADDRESS: z.coerce.number().int().min(1).default(12),
  /** Seats in one team that one address may register in a day; a coach's are not counted. */
  REGISTER_LIMIT_TEAM: z.coerce.number().int().min(1).default(12),
  /** How often one address may ask for free gems in an hour (rule 15). */
  GEMS_LIMIT_ADDRESS: z.coerce.number().int().min(1).default(6_000),
  /** Appeals about marks that one player, or all guests of one address, may make in ten minutes: beyond that it is a flood (rule 15). */
  APPEAL_LIMIT_PLAYER: z.coerce.number().int().min(1).default(120),
  /** Error reports that one address may send in an hour (rule 15). */
  REPORT_LIMIT_ADDRESS: z.coerce.number().int().min(1).default(300),
  /** Questions to the coach that one address may ask in a minute, with or without a model; over it it is told to wait (rule 15). */
  COACH_QUESTION_LIMIT_ADDRESS: z.coerce.number().int().min(1).default(300),
  /** Questions to the coach that one address may ask of the model in an hour; over it the verses answer (rule 15). */
  COACH_LIMIT_ADDRESS: z.coerce.number().int().min(0).default(600),
  /** Evaluations that one address may ask of the model in an hour; over it the built-in judge answers (rule 15). */
  MODEL_LIMIT_ADDRESS: z.coerce.number().int().min(0).default(3_000),
  /**
   * Answers marked within five minutes for one player; within a minute for
   * all guests of one address, and for everybody there: beyond that it
   * is a flood (rule 15). A hall of 1,000 children behind one address stays below.
   */
  EVALUATE_LIMIT_PLAYER: z.coerce.number().int().min(1).default(300),
  EVALUATE_LIMIT_GUESTS: z.coerce.number().int().min(1).default(2_000),
  EVALUATE_LIMIT_ADDRESS: z.coerce.number().int().min(1).default(6_000),
  /** `none` opens the season's blocked chapters in the memorization game, under an edition whose licence sets no limit (rule 31). */
  MEMORY_BLOCKED_CHAPTERS: z.preprocess(emptyIsUnset, z.enum(['season', 'none']).default('season')),
  /** What only the operator can say of this site (rule 2): see `Operator`. Long texts part their paragraphs with `\n`. */
  OPERATOR_BIOGRAPHY: words,
  OPERATOR_AUTHOR_STORY: words,
  OPERATOR_CONTACT_EMAIL: optionalSetting(contactEmail.unwrap()),
  OPERATOR_CONTACT_URL: link,
  OPERATOR_PAYMENT_URL: link,
  OPERATOR_GROUP_URL: link,
  /** The transparency report: shown when all four are set. */
  OPERATOR_RECEIVED: words,
  OPERATOR_SERVER_COSTS: words,
  OPERATOR_DEVELOPMENT: words,
  OPERATOR_FIGURES_AS_OF: optionalSetting(transparency.unwrap().shape.asOf),
})
export type Env = z.infer<typeof Env>

/** Reads the settings; throws one sentence a wrong one. The only reader of `process.env` here. */
export const readEnv = (source: NodeJS.ProcessEnv): Env => readSettings(Env, source)
