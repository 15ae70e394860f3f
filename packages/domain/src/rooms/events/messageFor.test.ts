import type { ServerMessage } from '@seraph/schema/rooms/server'
import { expect, test } from 'vitest'

import { knowsMessage, messageFor } from './messageFor.ts'

const protocol = {
  serverSince: { care: 5 },
  codeSince: { question_closed: { version: 5, instead: 'question_not_found' } },
} as const
const roomId = '00000000-0000-4000-8000-000000000001'
const care: ServerMessage = { type: 'care', roomId, text: 'kind' }
const closed: ServerMessage = { type: 'error', code: 'question_closed', message: 'over', submissionId: roomId }

test('rule 219: a client isn’t told a kind of message that came after its version', () => {
  expect([4, 5, 6].map((version) => messageFor(version, care, protocol))).toEqual([undefined, care, care])
  expect([4, 5].map((version) => knowsMessage(version, 'care', protocol))).toEqual([false, true])
  expect(messageFor(4, { type: 'heartbeat' }, protocol)).toEqual({ type: 'heartbeat' })
})

test('rule 219: in the place of a code that it can’t read it is told one that it can, with the same words', () => {
  expect(messageFor(4, closed, protocol)).toEqual({ ...closed, code: 'question_not_found' })
  expect(messageFor(5, closed, protocol)).toEqual(closed)
})
