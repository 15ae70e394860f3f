import type { ReplyOf } from '@seraph/schema/http/endpoint'
import type { ErrorBody } from '@seraph/schema/http/errors'

import { UnreachableError } from './apiError.ts'
import type { Contracts } from './contracts.ts'
import { sendCall } from './sendCall.ts'
import type { CallInput, CallOptions } from './sendCall.ts'

/**
 * Calls an endpoint by its name and parses its reply by the same contract; sends cookies and the browser's time zone.
 * Contracts are fetched with the first call.
 * @param idempotencyKey a UUID; the same one for every try of the same thing (rule 20). `patienceMs`: how long to wait, 30 s by itself.
 * @throws ApiError for a reply that is not OK, UnreachableError where none
 * came or the contracts could not be fetched, UnreadableReplyError where
 * the reply isn't the endpoint's.
 */
export async function call<Name extends keyof Contracts>(
  name: Name,
  input: CallInput<Contracts[Name]>,
  options: CallOptions = {},
): Promise<ReplyOf<Contracts[Name]>> {
  const contract = await contractOf(name)
  return (await sendCall(contract, input, readErrorBody, options)) as ReplyOf<Contracts[Name]>
}

async function contractOf<Name extends keyof Contracts>(name: Name): Promise<Contracts[Name]> {
  const load = isOfStart(name) ? import('./startContracts.ts') : import('./callContracts.ts')
  const { contracts }: { contracts: Partial<Contracts> } = await load.catch(couldNotFetch)
  const contract = contracts[name]
  if (contract === undefined) throw new Error(`There is no contract of ${name}`)
  return contract
}

/** Calls whose contracts come with the page (`startContracts`). */
function isOfStart(name: keyof Contracts): boolean {
  return name === 'getSession' || name === 'getSeason'
}

async function readErrorBody(body: unknown): Promise<ErrorBody> {
  const { ErrorBody } = await import('./callContracts.ts')
  return ErrorBody.parse(body)
}

function couldNotFetch(cause: unknown): never {
  throw new UnreachableError('a part of the app could not be fetched', { cause })
}
