import { z } from 'zod'

/** What a hub has to say against a message: facts that the client has its own words for. */
export const ChannelErrorCode = z.enum([
  'bad_frame',
  'too_many_messages',
  'unavailable',
  'room_not_found',
  'seat_lost',
  'not_joined',
  'not_host',
  'room_not_active',
  'room_completed',
  'participant_not_found',
  'chapter_not_in_season',
  'chapter_not_assigned',
  'question_not_found',
  'question_closed',
  'chapters_shared',
  'not_together',
])
export type ChannelErrorCode = z.infer<typeof ChannelErrorCode>

/** `message` is a sentence for people; `submissionId` names the answer that was refused or not stored. */
export const ChannelError = z.object({
  type: z.literal('error'),
  code: ChannelErrorCode,
  message: z.string(),
  submissionId: z.uuid().optional(),
})
export type ChannelError = z.infer<typeof ChannelError>
