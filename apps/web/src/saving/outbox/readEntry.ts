import { ErrorCode } from '@seraph/schema/http/errors'
import { z } from 'zod'

import { contracts } from '../../api/contracts.ts'
import type { OutboxEntry } from './outboxEntry.ts'
import { outboxKinds, type OutboxName } from './outboxKinds.ts'

const names = Object.keys(outboxKinds) as [OutboxName, ...OutboxName[]]

/** An entry without its body, whose form hangs on the name. The id is sent as a header, which takes nothing but plain characters. */
const Envelope = z.object({
  id: z.string().regex(/^[!-~]{1,200}$/),
  owner: z.object({ playerId: z.string().nullable(), playerCode: z.string().nullable() }),
  name: z.enum(names),
  body: z.unknown(),
  createdAt: z.string(),
  season: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  refusedAs: ErrorCode.optional().catch('forbidden'),
})

/**
 * Reads a kept entry, whatever the browser gives for one; undefined for what this version of the app can't send. The body comes out as it
 * was written: its form is looked at, and the server reads it again.
 */
export function readEntry(value: unknown): OutboxEntry | undefined {
  const { data } = Envelope.safeParse(value)
  if (data === undefined || !contracts[data.name].body.safeParse(data.body).success) return undefined
  const { refusedAs, season, headers, ...entry } = data
  return {
    ...entry,
    ...(refusedAs && { refusedAs }),
    ...(season !== undefined && { season }),
    ...(headers && { headers }),
  } as OutboxEntry
}
