import { z } from 'zod'

/** Look at the stored marks of a decision about a wording: give what it gives, or take it back where it was undone. */
export const RemarkAnswers = z.object({ revisionId: z.uuid(), requestId: z.string() })
export type RemarkAnswers = z.infer<typeof RemarkAnswers>
