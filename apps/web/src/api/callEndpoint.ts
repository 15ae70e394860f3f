import type { Endpoint, ReplyOf, WrittenBodyOf, WrittenParamsOf, WrittenQueryOf } from '@seraph/schema/http/endpoint'
import { ErrorBody } from '@seraph/schema/http/errors'
import { idempotencyKeyHeader, timeZoneHeader } from '@seraph/schema/http/headers'

import { ApiError, UnreachableError } from './apiError.ts'
import './jitless.ts'
import { requestUrl } from './requestUrl.ts'
import { learnServerTime } from './serverTime.ts'

type Given<Name extends string, Value> = Value extends undefined ? { [K in Name]?: undefined } : { [K in Name]: Value }

/** What a call of this endpoint must be given. */
export type CallInput<E extends Endpoint> = Given<'params', WrittenParamsOf<E>> &
  Given<'query', WrittenQueryOf<E>> &
  Given<'body', WrittenBodyOf<E>>

/** How long to wait for a reply before the call counts as unreachable, where nothing else is said. */
const usualPatienceMs = 30_000

/** `isFresh`: no cache may answer. `headers`: what this endpoint wants beside the usual ones. */
export type CallOptions = {
  idempotencyKey?: string
  patienceMs?: number
  isFresh?: boolean
  headers?: Readonly<Record<string, string>>
}

/** Calls an endpoint whose contract is at hand. Screens call by name, through `call`; the admin's and the study rooms', which few people load, bring theirs along. */
export async function callEndpoint<const E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { idempotencyKey, patienceMs = usualPatienceMs, isFresh = false, headers: more = {} }: CallOptions = {},
): Promise<ReplyOf<E>> {
  const headers: Record<string, string> = {
    ...more,
    [timeZoneHeader]: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
  if (idempotencyKey !== undefined) headers[idempotencyKeyHeader] = idempotencyKey
  if (input.body !== undefined) headers['content-type'] = 'application/json'
  const reply = await fetch(requestUrl(endpoint.path, input.params, input.query), {
    method: endpoint.method,
    headers,
    credentials: 'include',
    cache: isFresh ? 'no-store' : 'default',
    signal: AbortSignal.timeout(patienceMs),
    ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
  }).catch((cause: unknown) => {
    throw new UnreachableError(`${endpoint.method} ${endpoint.path} was not answered`, { cause })
  })
  learnServerTime(reply.headers.get('date'))
  if (!reply.ok) throw await errorOf(reply)
  return endpoint.reply.parse(await reply.json()) as ReplyOf<E>
}

async function errorOf(reply: Response): Promise<ApiError> {
  const text = (await reply.text().catch(() => '')) || reply.statusText
  const retryAfter = Number(reply.headers.get('retry-after') ?? Number.NaN)
  return new ApiError({
    status: reply.status,
    text,
    code: ErrorBody.safeParse(readJson(text)).data?.code,
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : undefined,
  })
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
