import { z } from 'zod'

const count = z.number().int().min(0)

/**
 * What became of an event's answers (games, crosswords): `counted` for
 * ranks and boards, or practice, because they were `repeated` (the same
 * question that day, in trivia that season) or came `tooFast` one after another (rule 44).
 */
export const CountedNow = z.object({ counted: count, repeated: count, tooFast: count })
export type CountedNow = z.infer<typeof CountedNow>
