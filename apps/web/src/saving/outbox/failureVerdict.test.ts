import type { ErrorCode } from '@seraph/schema/http/errors'
import { expect, test } from 'vitest'

import { ApiError, UnreachableError, UnreadableReplyError } from '../../api/apiError.ts'
import { failureVerdict } from './failureVerdict.ts'

const api = (status: number, code?: ErrorCode) => new ApiError({ status, text: '', code, retryAfterSeconds: undefined })

test.each([
  ['no network', new UnreachableError('none'), 'stop'],
  ['a hall’s sign-in page', new SyntaxError('<html>'), 'stop'],
  ['a busy server', api(503, 'unavailable'), 'stop'],
  ['a gateway without its server', api(502), 'stop'],
  ['too many calls', api(429, 'too_many_attempts'), 'stop'],
  ['a reply of a newer server', new UnreadableReplyError('another form', { isNothing: false }), 'pass'],
  ['a fault with this entry', api(500, 'internal'), 'pass'],
  ['an address that this server lacks', api(404, 'not_found'), 'pass'],
  ['a season that was closed', api(409, 'season_not_open'), 'pass'],
  ['a page that is not ours', api(404), 'pass'],
  ['no session', api(401, 'not_signed_in'), 'rights'],
  ['no right', api(403, 'forbidden'), 'rights'],
  ['a key that is known', api(409, 'idempotency_key_reused'), 'known'],
  ['an invalid body', api(400, 'invalid_request'), 'final'],
  ['an evaluation that is gone', api(404, 'evaluation_not_found'), 'final'],
] as const)('%s: %o is %s', (_, error, verdict) => {
  expect(failureVerdict(error)).toBe(verdict)
})
