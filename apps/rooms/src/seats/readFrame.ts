import { ClientMessage } from '@seraph/schema/rooms/client'
import type { ServerMessage } from '@seraph/schema/rooms/server'
import { asSentence, issueSentence } from '@seraph/service/issueSentence'
import { z } from 'zod'

import { complaintOf } from './complaintOf.ts'

/** As much of a message that can't be read as tells which answer it was. */
const Submission = z.object({ submissionId: z.uuid() })

/**
 * Reads a text frame, undefined for any other kind: the message, or what
 * is to be said against it, whose sentence names the field that is wrong
 * (SPEC 2.1, rule 40).
 */
export function readFrame(frame: string | undefined): { message: ClientMessage } | { complaint: ServerMessage } {
  const said = parseJson(frame)
  if (said === undefined) return { complaint: complaintOf('bad_frame') }
  const { data: message, error } = ClientMessage.safeParse(said, { error: issueSentence })
  if (message !== undefined) return { message }
  const [first] = error?.issues ?? []
  const submissionId = Submission.safeParse(said).data?.submissionId
  return { complaint: complaintOf('bad_frame', submissionId, first && asSentence(first.path, first.message)) }
}

function parseJson(frame: string | undefined): unknown {
  try {
    return frame === undefined ? undefined : JSON.parse(frame)
  } catch {
    return undefined
  }
}
