import { z } from 'zod'

import type { Endpoint } from '../endpoint.ts'

/** An edition with what its licence allows and what the app shows of it; null where there is no limit (rule 31). */
export const EditionMeter = z.object({
  id: z.string(),
  name: z.string(),
  abbreviation: z.string(),
  notice: z.string(),
  isCurrent: z.boolean(),
  verses: z.number().int(),
  shown: z.number().int(),
  versesAllowed: z.number().int().nullable(),
  bookShareAllowed: z.number().int().nullable(),
  /** `share` of the whole book that is shown, in percent. */
  books: z.array(z.object({ book: z.string(), shown: z.number().int(), share: z.number() })),
})
export type EditionMeter = z.infer<typeof EditionMeter>

export const listEditionMeters = {
  method: 'GET',
  path: '/api/admin/editions',
  summary: 'The editions of Scripture and how much of each may be shown and is; for the admin',
  reply: z.array(EditionMeter),
} as const satisfies Endpoint

/** What a coach, the admin or the operator did; `subject` says to what, as it was noted. */
export const AuditEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  actor: z.enum(['player', 'coach', 'admin', 'operator']),
  coachName: z.string().nullable(),
  act: z.string(),
  subject: z.record(z.string(), z.unknown()),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const listAuditEntries = {
  method: 'GET',
  path: '/api/admin/audit-entries',
  summary:
    'What coaches and the admin did, the newest first, 100 at a time; `before`: those that follow an entry; for the admin',
  query: z.object({ before: z.uuid().optional() }),
  reply: z.array(AuditEntry),
} as const satisfies Endpoint
