import type { Endpoint, ReplyOf } from '@seraph/schema/http/endpoint'
import { ErrorBody } from '@seraph/schema/http/errors'

import './jitless.ts'
import { sendCall } from './sendCall.ts'
import type { CallInput, CallOptions } from './sendCall.ts'

/**
 * Calls an endpoint whose contract is at hand. Screens call by name, through `call`;
 * the admin's and the study rooms', which few people load, bring theirs along.
 */
export async function callEndpoint<const E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<ReplyOf<E>> {
  return (await sendCall(endpoint, input, (body) => ErrorBody.parse(body), options)) as ReplyOf<E>
}
