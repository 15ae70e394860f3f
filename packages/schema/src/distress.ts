import { z } from 'zod'

/** What a text in distress speaks of (rule 50); it is counted, never kept with the text or the person. */
export const DistressKind = z.enum([
  'self_harm',
  'abuse',
  'harm_by_others',
  'violence',
  'running_away',
  'hunger',
  'bullying',
  'friend_in_need',
  'despair',
])
export type DistressKind = z.infer<typeof DistressKind>

/** Where a text was written in which distress was found. */
export const DistressBox = z.enum([
  'coach_help',
  'answer',
  'room_answer',
  'error_report',
  'model_trial',
  'appeal',
  'event_note',
])
export type DistressBox = z.infer<typeof DistressBox>
