import type { Endpoint, WrittenBodyOf, WrittenParamsOf, WrittenQueryOf } from '@seraph/schema/http/endpoint'
import type { ErrorBody } from '@seraph/schema/http/errors'
import { idempotencyKeyHeader, timeZoneHeader } from '@seraph/schema/http/headers'

import { timeZone } from '../language/timeZone.ts'
import { ApiError, UnreachableError, UnreadableReplyError } from './apiError.ts'
import { earlyReplies } from './earlyReplies.ts'
import { requestUrl } from './requestUrl.ts'
import { seasonName } from './seasonName.ts'
import { learnServerTime } from './serverTime.ts'

type Given<Name extends string, Value> = [Value] extends [undefined]
  ? { [K in Name]?: undefined }
  : { [K in Name]: Value }

/** What a call of this endpoint must be given. */
export type CallInput<E extends Endpoint> = Given<'params', WrittenParamsOf<E>> &
  Given<'query', WrittenQueryOf<E>> &
  Given<'body', WrittenBodyOf<E>>

/** How long to wait for a reply before the call counts as unreachable, where nothing else is said. */
const usualPatienceMs = 30_000

/**
 * `isFresh`: no cache may answer. `season`: whose it is, where that isn't the one
 * in hand (rule 157). `headers`: what this endpoint wants beside the usual ones.
 */
export type CallOptions = {
  idempotencyKey?: string
  patienceMs?: number
  isFresh?: boolean
  season?: string
  headers?: Readonly<Record<string, string>>
}

/** What reads a value that came from outside: a zod schema, or one that is told as data. Throws where it isn't what was expected. */
type Reader = { readonly parse: (value: unknown) => unknown }

/** Reads the body of a refusal; throws where it isn't the api's. */
type ReadErrorBody = (body: unknown) => ErrorBody | Promise<ErrorBody>

/** What sending a call needs to know of its endpoint. */
type CalledEndpoint = Pick<Endpoint, 'method' | 'path' | 'isOfSeason'> & { readonly reply: Reader }

/**
 * Sends a call and reads its reply; sends cookies and the browser's time zone. `readErrorBody` reads the body of a refusal.
 * @throws ApiError for a reply that is not OK, UnreachableError where none came, UnreadableReplyError where it isn't the endpoint's.
 */
export async function sendCall(
  endpoint: CalledEndpoint,
  input: { params?: unknown; query?: unknown; body?: unknown },
  readErrorBody: ReadErrorBody,
  { idempotencyKey, patienceMs = usualPatienceMs, isFresh = false, season, headers: more = {} }: CallOptions = {},
): Promise<unknown> {
  const headers: Record<string, string> = {
    ...more,
    [timeZoneHeader]: timeZone(),
  }
  if (idempotencyKey !== undefined) headers[idempotencyKeyHeader] = idempotencyKey
  if (input.body !== undefined) headers['content-type'] = 'application/json'
  const query = endpoint.isOfSeason
    ? { ...(input.query as object | undefined), season: season ?? seasonName() }
    : input.query
  const url = requestUrl(endpoint.path, input.params, query)
  const early = endpoint.method === 'GET' && !isFresh ? await earlyReplies.take(url) : undefined
  const reply =
    early ??
    (await fetch(url, {
      method: endpoint.method,
      headers,
      credentials: 'include',
      cache: isFresh ? 'no-store' : 'default',
      signal: AbortSignal.timeout(patienceMs),
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    }).catch((cause: unknown) => {
      throw new UnreachableError(`${endpoint.method} ${endpoint.path} was not answered`, { cause })
    }))
  learnServerTime(reply.headers.get('date'))
  if (!reply.ok) throw await errorOf(reply, readErrorBody)
  const body = await bodyOf(reply)
  try {
    return endpoint.reply.parse(body)
  } catch (cause) {
    const isNothing = typeof body !== 'object' || body === null || Array.isArray(body)
    throw new UnreadableReplyError(`${endpoint.method} ${endpoint.path} was answered in another form`, {
      isNothing,
      cause,
    })
  }
}

/** What a reply holds. One that breaks off on its way never came. */
async function bodyOf(reply: Response): Promise<unknown> {
  try {
    return await reply.json()
  } catch (cause) {
    if (cause instanceof SyntaxError) throw cause
    throw new UnreachableError(`the reply of ${reply.url} broke off`, { cause })
  }
}

async function errorOf(reply: Response, readErrorBody: ReadErrorBody): Promise<ApiError> {
  const text = (await reply.text().catch(() => '')) || reply.statusText
  const retryAfter = Number(reply.headers.get('retry-after') ?? Number.NaN)
  const code = await codeIn(text, readErrorBody)
  return new ApiError({
    status: reply.status,
    text,
    code,
    sentence: code && (await sentenceOf(code)),
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : undefined,
  })
}

/** The code that a refusal's body tells; undefined where something between us and the api answered in its own words. */
async function codeIn(text: string, readErrorBody: ReadErrorBody): Promise<ErrorBody['code'] | undefined> {
  try {
    return (await readErrorBody(JSON.parse(text))).code
  } catch {
    return undefined
  }
}

/** What people read of a code; undefined where it is told elsewhere, or the sentences could not be fetched. */
async function sentenceOf(code: ErrorBody['code']): Promise<string | undefined> {
  const loaded = await import('../messages/errorTexts.ts').catch(() => undefined)
  return loaded && (loaded.errorTexts as Partial<Record<ErrorBody['code'], string>>)[code]
}
