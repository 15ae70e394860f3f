import type { ReplyOf } from '@seraph/schema/http/endpoint'

import { UnreachableError } from './apiError.ts'
import type { CallInput, CallOptions } from './callEndpoint.ts'
import type { Contracts } from './contracts.ts'

/**
 * Calls an endpoint by its name and parses its reply by the same contract; sends cookies and the browser's time zone.
 * Contracts and schemas are fetched with the first call.
 * @param idempotencyKey a UUID; the same one for every try of the same thing (ruling 20). `patienceMs`: how long to wait, 30 s by itself.
 * @throws ApiError for a reply that is not OK, UnreachableError where none came or the contracts could not be fetched.
 */
export async function call<Name extends keyof Contracts>(
  name: Name,
  input: CallInput<Contracts[Name]>,
  options: CallOptions = {},
): Promise<ReplyOf<Contracts[Name]>> {
  const { callEndpoint, contracts } = await import('./contracts.ts').catch((cause: unknown) => {
    throw new UnreachableError('a part of the app could not be fetched', { cause })
  })
  return callEndpoint(contracts[name], input, options)
}
