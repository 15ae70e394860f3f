import { channelSentences } from '@seraph/schema/rooms/sentences'
import type { ServerMessage } from '@seraph/schema/rooms/server'
import type { ChannelErrorCode } from '@seraph/schema/rooms/server/channelError'

/**
 * The `error` message of a code; `submissionId` of the answer that it
 * is about, `sentence` where there is more to say than the code's own.
 */
export function complaintOf(
  code: ChannelErrorCode,
  submissionId?: string,
  sentence: string = channelSentences[code],
): ServerMessage {
  return { type: 'error', code, message: sentence, ...(submissionId !== undefined && { submissionId }) }
}
